import type { Catalogue, PlannedCategory } from '../catalogue/catalogue.ts';
import type { Words } from '../../goods/goods.ts';

type Shelf = { category: PlannedCategory; parent: PlannedCategory };
type NamedRow = { id: number; name: Words };

/** Categories, brands and conditions of a module by the keys that goods use. */
export type Shelves = {
  shelf(key: string): Shelf;
  brand(key: string | undefined): NamedRow | null;
  condition(key: string | undefined): NamedRow | null;
};

export function shelvesOf(moduleId: number, { categories, brands, conditions }: Catalogue): Shelves {
  const ofModule = categories.filter((category) => category.moduleId === moduleId);
  const byKey = new Map(ofModule.filter(({ parentId }) => parentId !== null).map((child) => [child.key, child]));
  const byId = new Map(ofModule.map((category) => [category.id, category]));
  const brandByKey = new Map(brands.filter((brand) => brand.moduleId === moduleId).map((brand) => [brand.key, brand]));
  const conditionByKey = new Map(conditions.map((condition) => [condition.key, condition]));
  const named = (known: Map<string, NamedRow>, key: string | undefined) => {
    if (key === undefined) return null;
    return known.get(key) ?? missing(key);
  };
  return {
    shelf(key) {
      const category = byKey.get(key) ?? missing(key);
      return { category, parent: byId.get(category.parentId ?? 0) ?? missing(key) };
    },
    brand: (key) => named(brandByKey, key),
    condition: (key) => named(conditionByKey, key),
  };
}

function missing(key: string): never {
  throw new Error(`The goods refer to ${key}, which does not exist`);
}
