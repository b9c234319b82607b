import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { RatingCounts } from '../rating-counts.ts';
import { findStore, type StoreDetailRow } from './stores.sql.ts';

export async function readStore(db: Sql, idOrSlug: string, ratings: RatingCounts): Promise<StoreDetailRow> {
  const row = await findStore(db, idOrSlug, ratings);
  if (!row) throw new RefusalError({ code: 'not_found' });
  return row;
}
