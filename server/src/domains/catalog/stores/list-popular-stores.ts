import type { Sql } from '@rialto/database/sql.ts';
import { countStores, popularStores, type StoreFilter, type StoreRow } from './stores.sql.ts';

export type StorePage = { stores: StoreRow[]; totalSize: number };

export async function listPopularStores(db: Sql, filter: StoreFilter): Promise<StorePage> {
  const stores = await popularStores(db, filter);
  const isWhole = filter.offset === 0 && stores.length < filter.limit;
  return { stores, totalSize: isWhole ? stores.length : await countStores(db, filter) };
}
