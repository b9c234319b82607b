import type { Sql } from '@rialto/database/sql.ts';
import type { App } from '../../../platform/app.ts';
import { cached } from '../../../platform/cached.ts';
import { countStores, popularStores, type StoreFilter, type StoreRow } from './stores.sql.ts';

export type StorePage = { stores: StoreRow[]; totalSize: number };
export type PopularStores = { page(filter: StoreFilter): Promise<StorePage> };

const KEEP_MS = 10_000;
const MINUTE_MS = 60_000;

/** Everybody in a zone sees the same list, so a node reads it once in ten seconds, and anew with each minute's hours. */
export function openPopularStores(app: App): PopularStores {
  const kept = cached<StorePage>(app.clock, KEEP_MS);
  return { page: (filter) => kept.read(keyOf(filter), () => listPopularStores(app.db, filter)) };
}

function keyOf({ zoneIds, moduleId, delivery, now, limit, offset }: StoreFilter): string {
  return [zoneIds.join(), moduleId, delivery, limit, offset, Math.floor(now.getTime() / MINUTE_MS)].join(':');
}

async function listPopularStores(db: Sql, filter: StoreFilter): Promise<StorePage> {
  const stores = await popularStores(db, filter);
  const isWhole = filter.offset === 0 && stores.length < filter.limit;
  return { stores, totalSize: isWhole ? stores.length : await countStores(db, filter) };
}
