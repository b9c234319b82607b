import type { Point } from '@rialto/contract/shapes/point.ts';
import type { App } from '../../../platform/app.ts';
import { cached } from '../../../platform/cached.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { storesIn, type StoreRow } from './stores.sql.ts';

type Ranking = 'popular' | 'new' | 'rating';

/** The active stores of some zones and one module, in every order they are asked for. */
export type StoreShelf = {
  byId: ReadonlyMap<number, StoreRow>;
  ranked(by: Ranking): readonly StoreRow[];
  /** The nearest first; of two as near, the more popular. */
  nearest(point: Point): readonly StoreRow[];
};
export type StoreShelves = { of(zoneIds: readonly number[], moduleId: number): Promise<StoreShelf> };

const KEEP_MS = 60_000;
/** A visitor looks at page after page of one place: the orders of the last places are worth keeping. */
const MOST_ORDERS = 50;

/**
 * Stores are few beside items and stand in nearly every answer, so each node holds those of a zone and module until
 * they change. Lists of stores cost no query then, and lists of items need no join.
 */
export function openStoreShelves(app: App): StoreShelves {
  const zones = cached<StoreRow[]>(app.clock, KEEP_MS);
  const shelves = cached<StoreShelf>(app.clock, KEEP_MS);
  app.onChange('stores', () => {
    zones.drop();
    shelves.drop();
  });
  const zone = (zoneId: number, moduleId: number) =>
    zones.read(`${zoneId}:${moduleId}`, () => storesIn(app.db, zoneId, moduleId));

  return {
    of(zoneIds, moduleId) {
      const sorted = [...zoneIds].sort((a, b) => a - b);
      return shelves.read(`${sorted.join()}:${moduleId}`, async () =>
        shelf((await Promise.all(sorted.map((zoneId) => zone(zoneId, moduleId)))).flat()),
      );
    },
  };
}

const orders: Record<Ranking, (a: StoreRow, b: StoreRow) => number> = {
  popular: (a, b) => b.orderCount - a.orderCount || a.id - b.id,
  new: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.id - b.id,
  rating: (a, b) => stars(b) - stars(a) || b.ratingCount - a.ratingCount || a.id - b.id,
};

function shelf(rows: StoreRow[]): StoreShelf {
  const made = new Map<string, readonly StoreRow[]>();
  const once = (name: string, make: () => readonly StoreRow[]) => {
    const known = made.get(name) ?? make();
    made.set(name, known);
    const [oldest] = made.size > MOST_ORDERS ? made.keys() : [];
    if (oldest !== undefined) made.delete(oldest);
    return known;
  };
  const ranked = (by: Ranking) => once(by, () => rows.toSorted(orders[by]));
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    ranked,
    nearest: (point) => once(`${point.lat} ${point.lng}`, () => byDistance(ranked('popular'), point)),
  };
}

/** As metres are told, so that stores which look equally far stand in the order of the others. */
function byDistance(stores: readonly StoreRow[], point: Point): StoreRow[] {
  const far = new Map(stores.map((store) => [store, Math.round(metresBetween(point, store))]));
  return stores.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}

function stars({ ratingTotal, ratingCount }: StoreRow): number {
  return ratingCount === 0 ? 0 : ratingTotal / ratingCount;
}
