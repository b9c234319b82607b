import type { CategoryId, ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { App } from '../../../platform/app.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import { activeConditions, brandsIn, itemsPerCategory, type BrandRow, type ConditionRow } from './categories.sql.ts';
import { withChildren, type Categories } from './category-tree.ts';

/** Counts of categories and brands in a place. Cached, because they are slow to compute and rarely change. */
export type CategoryFacts = {
  counts(zoneIds: ZoneId[], moduleId: ModuleId): Promise<(categoryId: CategoryId) => number>;
  brands(zoneIds: ZoneId[], moduleId: ModuleId): Promise<BrandRow[]>;
  conditions(): Promise<ConditionRow[]>;
};

const COUNTS_TTL_MS = 300_000;
const CONDITIONS_SECONDS = 480;

export function openCategoryFacts(app: App, categories: Categories): CategoryFacts {
  const counts = ttlCache<Map<number, number>>(app.clock, { ttlMs: COUNTS_TTL_MS });
  const brands = ttlCache<BrandRow[]>(app.clock, { ttlMs: COUNTS_TTL_MS });
  const conditions = cachedUntilChanged(app, {
    seconds: CONDITIONS_SECONDS,
    tables: ['common_conditions'],
    load: activeConditions,
  });
  for (const table of ['items', 'categories']) app.onChange(table, counts.clear);
  for (const table of ['items', 'brands']) app.onChange(table, brands.clear);

  async function count(zoneIds: ZoneId[], moduleId: ModuleId): Promise<Map<number, number>> {
    const nodes = (await categories.tree()).roots(moduleId).flatMap(withChildren);
    const ids = nodes.map(({ id }) => id);
    const rows = await itemsPerCategory(app.db, zoneIds, ids);
    return new Map(rows.map(({ categoryId, items }) => [categoryId, items]));
  }

  return {
    async counts(zoneIds, moduleId) {
      const counted = await counts.read(`${zoneIds.join()}:${moduleId}`, () => count(zoneIds, moduleId));
      return (categoryId) => counted.get(categoryId) ?? 0;
    },
    brands: (zoneIds, moduleId) =>
      brands.read(`${zoneIds.join()}:${moduleId}`, () => brandsIn(app.db, moduleId, zoneIds)),
    conditions,
  };
}
