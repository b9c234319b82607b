import { expect, test } from 'vitest';
import { categoriesOf, itemsOfTab } from './category-tabs.ts';

const anItem = (name: string, ...categories: string[]) => ({
  name,
  category_ids: categories.map((category) => ({ id: category.length, name: category })),
});
const items = [anItem('Saj', 'Bread', 'Warm bread'), anItem('Tea', 'Tea'), anItem('Pita', 'Bread'), anItem('Odd')];

test('HOM-12 the tabs are the distinct categories in list order', () => {
  expect(categoriesOf(items).map(({ name }) => name)).toEqual(['Bread', 'Tea']);
});

test('HOM-12 tab 0 shows all, tab n the nth distinct category', () => {
  const names = (tab: number) => itemsOfTab(items, tab).map(({ name }) => name);
  expect(names(0)).toEqual(['Saj', 'Tea', 'Pita', 'Odd']);
  expect(names(1)).toEqual(['Saj', 'Pita']);
  expect(names(2)).toEqual(['Tea']);
});
