import type { Point } from '@rialto/contract/shapes/point.ts';
import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { App } from '../../../platform/app.ts';
import { sharedBudget } from '../../../platform/cache/cache-budget.ts';
import { estimateBytes } from '../../../platform/cache/estimate-bytes.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { storesIn, type StoreRow } from './stores.sql.ts';

type Ranking = 'popular' | 'new' | 'rating';

/** The active stores of some zones and one module, sorted in every order that lists need. */
export type StoreIndex = {
  byId: ReadonlyMap<number, StoreRow>;
  ranked(by: Ranking): readonly StoreRow[];
  /** The nearest first; at equal distance the more popular. */
  nearest(point: Point): readonly StoreRow[];
};
export type StoreIndexes = { of(zoneIds: readonly ZoneId[], moduleId: ModuleId): Promise<StoreIndex> };

const TTL_MS = 60_000;
/** A store in three rankings, and its names as the search of stores indexes them. */
const BYTES_PER_STORE = 424;

/**
 * Stores are few compared with items and nearly every response needs them, so each node caches those of a zone and
 * module until they change. Lists of stores then need no query, and lists of items need no join.
 */
export function openStoreIndexes(app: App): StoreIndexes {
  const zones = ttlCache<StoreRow[]>(app.clock, { ttlMs: TTL_MS });
  const indexes = ttlCache<StoreIndex>(app.clock, {
    ttlMs: TTL_MS,
    bytesOf: ({ byId }) => estimateBytes(byId) + byId.size * BYTES_PER_STORE,
  });
  for (const table of ['stores', 'store_holidays'])
    app.onChange(table, () => {
      zones.clear();
      indexes.clear();
    });
  const zone = (zoneId: ZoneId, moduleId: ModuleId) =>
    zones.read(`${zoneId}:${moduleId}`, () => storesIn(app.db, zoneId, moduleId));

  return {
    of(zoneIds, moduleId) {
      const sorted = [...zoneIds].sort((a, b) => a - b);
      return indexes.read(`${sorted.join()}:${moduleId}`, async () =>
        buildIndex((await Promise.all(sorted.map((zoneId) => zone(zoneId, moduleId)))).flat()),
      );
    },
  };
}

const orders: Record<Ranking, (a: StoreRow, b: StoreRow) => number> = {
  popular: (a, b) => b.orderCount - a.orderCount || a.id - b.id,
  new: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.id - b.id,
  rating: (a, b) => stars(b) - stars(a) || b.ratingCount - a.ratingCount || a.id - b.id,
};

/** Visitors read page after page for one point. Positions instead of rows, so that an old index is not kept in memory. */
const distanceOrders = sharedBudget.cache<Uint32Array>();
let lastIndex = 0;

function buildIndex(rows: StoreRow[]): StoreIndex {
  const serial = (lastIndex += 1);
  const rankings: Partial<Record<Ranking, readonly StoreRow[]>> = {};
  const ranked = (by: Ranking) => (rankings[by] ??= rows.toSorted(orders[by]));

  function nearest(point: Point): StoreRow[] {
    const popular = ranked('popular');
    const key = `${serial} ${point.lat} ${point.lng}`;
    const order = distanceOrders.get(key) ?? orderByDistance(popular, point);
    distanceOrders.set(key, order, order.byteLength);
    return Array.from(order, (position) => popular[position] as StoreRow);
  }

  return { byId: new Map(rows.map((row) => [row.id, row])), ranked, nearest };
}

/** Distances are rounded as they are shown, so stores with the same shown distance keep the order by popularity. */
function orderByDistance(stores: readonly StoreRow[], point: Point): Uint32Array {
  const metres = stores.map((store) => Math.round(metresBetween(point, store)));
  return Uint32Array.from(metres.keys()).sort((a, b) => (metres[a] ?? 0) - (metres[b] ?? 0) || a - b);
}

function stars({ ratingTotal, ratingCount }: StoreRow): number {
  return ratingCount === 0 ? 0 : ratingTotal / ratingCount;
}
