import type { Item } from '@rialto/contract/shapes/item.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';

export type MenuSection = {
  id: number;
  name: string;
  slug: string;
  /** The total count, even if only the first items are loaded. */
  count: number;
  /** null: loaded when the section comes near the screen. */
  items: Item[] | null;
};

/** Groups items by category in the store's order; empty categories are left out. */
export function groupByCategory(categories: StoreDetail['categories'], items: readonly Item[]): MenuSection[] {
  const byCategory = Map.groupBy(items, ({ category_id }) => category_id);
  return categories.flatMap(({ id, name, slug }) => {
    const own = byCategory.get(id);
    return own ? [{ id, name, slug, count: own.length, items: own }] : [];
  });
}
