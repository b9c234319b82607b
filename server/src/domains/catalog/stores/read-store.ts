import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findStore, type StoreDetailRow } from './stores.sql.ts';

export async function readStore(db: Sql, idOrSlug: string): Promise<StoreDetailRow> {
  const row = await findStore(db, idOrSlug);
  if (!row) throw new RefusalError({ code: 'not_found' });
  return row;
}
