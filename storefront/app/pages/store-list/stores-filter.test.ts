import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  deliveryTypes,
  readStoresFilter,
  storeFlags,
  storeShows,
  storesPath,
  storesQuery,
  storeSorts,
  type StoresFilter,
} from './stores-filter.ts';

const at = (path: string) => readStoresFilter(new URL(path, 'https://shop.example'));
const everything: StoresFilter = { show: 'popular', type: 'all', sort: null, categoryId: null, flags: [] };

test('STO-05 the two store pages open with their own tab', () => {
  expect(at('/store/latest').show).toBe('newly_joined');
  expect(at('/store/popular').show).toBe('popular');
});

test('HOM-19 a URL with invalid values shows all stores', () => {
  expect(at('/store/popular?show=worst&type=drone&sort_by=colour&category_id=0&open=yes')).toEqual(everything);
});

test('HOM-19 every filter can be read back from its URL', () => {
  const filters = fc.record<StoresFilter>({
    show: fc.constantFrom(...storeShows),
    type: fc.constantFrom(...deliveryTypes),
    sort: fc.constantFrom(...storeSorts, null),
    categoryId: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    flags: fc.subarray([...storeFlags]),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(at(storesPath(filter))).toEqual(filter);
    }),
  );
});

test('HOM-19 changing a filter starts at the first page', () => {
  expect(storesPath(at('/store/latest?type=delivery&page=4'))).toBe('/store/latest?type=delivery');
});

test('HOM-19 the API query matches the URL', () => {
  const filter = at('/store/popular?type=take_away&sort_by=distance&category_id=7&open=1&free_delivery=1');
  expect(storesQuery(filter)).toEqual({
    type: 'take_away',
    sort_by: 'distance',
    category_id: 7,
    open: 1,
    free_delivery: 1,
  });
  expect(storesQuery(everything)).toEqual({ type: 'all' });
});
