import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { findPage, type PageRow } from './content.sql.ts';

export async function readPage(db: Sql, slug: string): Promise<PageRow> {
  const row = await findPage(db, slug);
  if (!row) throw new RefusalError({ code: 'not_found' });
  return row;
}
