import type { Item } from '@rialto/contract/shapes/item.ts';

type CategoryFields = Pick<Item, 'category_ids'>;
type Category = Item['category_ids'][number];

const MOST_TABS = 8;

/** The distinct top-level categories of a list, in order of appearance. */
export function categoriesOf(items: readonly CategoryFields[]): Category[] {
  const byId = new Map<number, Category>();
  for (const { category_ids } of items) {
    const [top] = category_ids;
    if (top && !byId.has(top.id)) byId.set(top.id, top);
  }
  return [...byId.values()].slice(0, MOST_TABS);
}

/** Tab 0 shows all items, tab n those of the nth distinct category (HOM-12). */
export function itemsOfTab<T extends CategoryFields>(items: readonly T[], tab: number): readonly T[] {
  const category = categoriesOf(items)[tab - 1];
  return category ? items.filter(({ category_ids }) => category_ids[0]?.id === category.id) : items;
}
