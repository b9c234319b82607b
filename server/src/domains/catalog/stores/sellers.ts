import type { CategoryId, ZoneId } from '@rialto/database/ids.ts';
import type { App } from '../../../platform/app.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import { storesSelling } from './stores.sql.ts';

/** The stores that sell an item of some categories. Cached, because the query scans many items and rarely changes. */
export type Sellers = { of(zoneIds: ZoneId[], categoryIds: CategoryId[]): Promise<Set<number>> };

const TTL_MS = 300_000;

export function openSellers(app: App): Sellers {
  const stores = ttlCache<Set<number>>(app.clock, { ttlMs: TTL_MS });
  app.onChange('items', stores.clear);
  return {
    of: (zoneIds, categoryIds) =>
      stores.read(`${zoneIds.join()}:${categoryIds.join()}`, () => storesSelling(app.db, zoneIds, categoryIds)),
  };
}
