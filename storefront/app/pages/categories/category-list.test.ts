import type { Caller } from '@rialto/api-client/caller.ts';
import { listCategoryItems, listCategoryStores } from '@rialto/contract/calls/categories.ts';
import { expect, test, vi } from 'vitest';
import { categorySearch, loadCategoryPage, readCategoryQuery } from './category-list.ts';

const asOf = '2026-03-10T10:30:00.000Z';

test('STO-05 a category has its items in pages of ten from 1, each of the same order as the first', async () => {
  const call = vi.fn(async () => ({ products: [{ id: 7 }], total_size: 31, as_of: asOf }));
  const query = { list: 'item', sort: 'price_low' } as const;
  const page = await loadCategoryPage(call as unknown as Caller, 5, query, 2, asOf);
  expect(call).toHaveBeenCalledExactlyOnceWith(listCategoryItems, {
    params: { id: '5' },
    query: { limit: 10, offset: 2, as_of: asOf, sort_by: 'price_low' },
  });
  expect(page).toEqual({ total: 31, asOf, items: [{ id: 7 }], stores: [] });
});

test('STO-05 a category has its stores in pages of ten too', async () => {
  const call = vi.fn(async () => ({ stores: [{ id: 3 }], total_size: 1, as_of: asOf }));
  const page = await loadCategoryPage(call as unknown as Caller, 5, { list: 'store', sort: null }, 1);
  expect(call).toHaveBeenCalledExactlyOnceWith(listCategoryStores, {
    params: { id: '5' },
    query: { limit: 10, offset: 1 },
  });
  expect(page).toEqual({ total: 1, asOf, items: [], stores: [{ id: 3 }] });
});

test.each([
  ['', { list: 'item', sort: null }, ''],
  ['list_type=store', { list: 'store', sort: null }, '?list_type=store'],
  ['sort_by=price_high', { list: 'item', sort: 'price_high' }, '?sort_by=price_high'],
  ['list_type=nothing&sort_by=nothing', { list: 'item', sort: null }, ''],
] as const)('STO-05 the list of a category is in its URL: %s', (given, query, written) => {
  expect(readCategoryQuery(new URLSearchParams(given))).toEqual(query);
  expect(categorySearch(query)).toBe(written);
});
