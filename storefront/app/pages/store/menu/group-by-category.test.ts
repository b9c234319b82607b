import type { Item } from '@rialto/contract/shapes/item.ts';
import { expect, test } from 'vitest';
import { groupByCategory } from './group-by-category.ts';

const category = (id: number) => ({ id, name: `Category ${id}`, slug: `category-${id}`, items_count: 1 });
const item = (id: number, category_id: number) => ({ id, category_id }) as Item;

test('STO-02 items are grouped by category, in the store’s order of categories and items', () => {
  const sections = groupByCategory([category(7), category(3), category(9)], [item(1, 3), item(2, 7), item(3, 3)]);
  expect(sections.map(({ id, count, items }) => [id, count, items?.map((one) => one.id)])).toEqual([
    [7, 1, [2]],
    [3, 2, [1, 3]],
  ]);
});
