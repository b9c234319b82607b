import type { Item } from '@rialto/contract/shapes/item.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';

export type MenuSection = {
  id: number;
  name: string;
  slug: string;
  /** How many there are of it, also when only the first are here. */
  count: number;
  /** null: read when the section comes near the screen. */
  items: Item[] | null;
};

/** The items under their categories, in the store's own sequence. A category without any is left out. */
export function groupByCategory(categories: StoreDetail['categories'], items: readonly Item[]): MenuSection[] {
  const byCategory = Map.groupBy(items, ({ category_id }) => category_id);
  return categories.flatMap(({ id, name, slug }) => {
    const own = byCategory.get(id);
    return own ? [{ id, name, slug, count: own.length, items: own }] : [];
  });
}
