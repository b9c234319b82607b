import type { Point } from '@rialto/contract/shapes/point.ts';
import type { App } from '../../../platform/app.ts';
import { byteLru, MIB } from '../../../platform/cache/byte-lru.ts';
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
export type StoreIndexes = { of(zoneIds: readonly number[], moduleId: number): Promise<StoreIndex> };

const TTL_MS = 60_000;
const MAX_BYTES = 128 * MIB;
/** Visitors read page after page for one point, so an index caches its sortings for about this many points. */
const SORTINGS_PER_INDEX = 50;
/** An empty sorting: its entry in the cache and its key. */
const SORTING_BYTES = 256;
const BYTES_PER_SORTED_STORE = 8;

/**
 * Stores are few compared with items and nearly every response needs them, so each node caches those of a zone and
 * module until they change. Lists of stores then need no query, and lists of items need no join.
 */
export function openStoreIndexes(app: App): StoreIndexes {
  const zones = ttlCache<StoreRow[]>(app.clock, { ttlMs: TTL_MS, maxBytes: MAX_BYTES });
  const indexes = ttlCache<StoreIndex>(app.clock, {
    ttlMs: TTL_MS,
    maxBytes: MAX_BYTES,
    bytesOf: ({ byId }) => estimateBytes(byId) + maxSortingBytes(byId.size),
  });
  app.onChange('stores', () => {
    zones.clear();
    indexes.clear();
  });
  const zone = (zoneId: number, moduleId: number) =>
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

function maxSortingBytes(storeCount: number): number {
  return SORTINGS_PER_INDEX * (SORTING_BYTES + storeCount * BYTES_PER_SORTED_STORE);
}

function buildIndex(rows: StoreRow[]): StoreIndex {
  const sortings = byteLru<readonly StoreRow[]>({
    maxBytes: maxSortingBytes(rows.length),
    bytesOf: ({ length }) => length * BYTES_PER_SORTED_STORE,
  });
  const sorted = (name: string, sort: () => readonly StoreRow[]) => {
    const known = sortings.get(name);
    if (known) return known;
    const stores = sort();
    sortings.set(name, stores);
    return stores;
  };
  const ranked = (by: Ranking) => sorted(by, () => rows.toSorted(orders[by]));
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    ranked,
    nearest: (point) => sorted(`${point.lat} ${point.lng}`, () => byDistance(ranked('popular'), point)),
  };
}

/** Distances are rounded as they are shown, so stores with the same shown distance keep the order by popularity. */
function byDistance(stores: readonly StoreRow[], point: Point): StoreRow[] {
  const far = new Map(stores.map((store) => [store, Math.round(metresBetween(point, store))]));
  return stores.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}

function stars({ ratingTotal, ratingCount }: StoreRow): number {
  return ratingCount === 0 ? 0 : ratingTotal / ratingCount;
}
