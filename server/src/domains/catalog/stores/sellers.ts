import type { App } from '../../../platform/app.ts';
import { cached } from '../../../platform/cached.ts';
import { storesSelling } from './stores.sql.ts';

/** Which stores sell something of some categories. It changes seldom and costs a look at many items, so it is kept. */
export type Sellers = { of(zoneIds: number[], categoryIds: number[]): Promise<Set<number>> };

const KEEP_MS = 300_000;

export function openSellers(app: App): Sellers {
  const kept = cached<Set<number>>(app.clock, KEEP_MS);
  app.onChange('items', kept.drop);
  return {
    of: (zoneIds, categoryIds) =>
      kept.read(`${zoneIds.join()}:${categoryIds.join()}`, () => storesSelling(app.db, zoneIds, categoryIds)),
  };
}
