import type { App } from '../../../platform/app.ts';
import { cached } from '../../../platform/cached.ts';
import { activeConditions, brandsIn, itemsPerCategory, type BrandRow, type ConditionRow } from './categories.sql.ts';
import { withChildren, type Categories } from './category-tree.ts';

/** What is counted about categories and brands in a place: dear to count, slow to change, so it is kept. */
export type CategoryFacts = {
  counts(zoneIds: number[], moduleId: number): Promise<(categoryId: number) => number>;
  brands(zoneIds: number[], moduleId: number): Promise<BrandRow[]>;
  conditions(): Promise<ConditionRow[]>;
};

const COUNTED_MS = 300_000;
const CONDITIONS_MS = 480_000;

export function openCategoryFacts(app: App, categories: Categories): CategoryFacts {
  const counts = cached<Map<number, number>>(app.clock, COUNTED_MS);
  const brands = cached<BrandRow[]>(app.clock, COUNTED_MS);
  const conditions = cached<ConditionRow[]>(app.clock, CONDITIONS_MS);
  for (const table of ['items', 'categories']) app.onChange(table, counts.drop);
  for (const table of ['items', 'brands']) app.onChange(table, brands.drop);
  app.onChange('common_conditions', conditions.drop);

  async function count(zoneIds: number[], moduleId: number): Promise<Map<number, number>> {
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
    conditions: () => conditions.read('all', () => activeConditions(app.db)),
  };
}
