import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainList, queryWith, readMenuFilter } from './menu-filter.ts';

const at = (query: string) => new URLSearchParams(query);

test('STO-02 the filter is read from the URL', () => {
  expect(readMenuFilter(at('search=%20tea%20&type=veg&sort_by=price_low&category_id=12'))).toEqual({
    search: 'tea',
    type: 'veg',
    sort: 'price_low',
    categoryId: 12,
  });
});

test('STO-02 a URL with invalid values shows the whole menu', () => {
  const filter = readMenuFilter(at('type=beef&sort_by=drop&category_id=-1'));
  expect(filter).toEqual({ search: '', type: 'all', sort: null, categoryId: null });
  expect(isPlainList(filter)).toBe(false);
});

test('STO-02 no search term breaks the API call', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { search } = readMenuFilter(new URLSearchParams({ search: text }));
      expect(search).toMatch(/^[^\p{Cc}\p{Cs}]{0,100}$/u);
    }),
  );
});

test('STO-02 changing a filter keeps the others and the store’s parameters, and closes an open item', () => {
  const now = at('module_id=1&store_zone_id=2&type=veg&item=fattoush&page=3');
  expect(queryWith(now, { sort: 'rating' })).toBe('?module_id=1&store_zone_id=2&type=veg&sort_by=rating');
  expect(queryWith(at('search=tea&category_id=4'), { search: '' })).toBe('?category_id=4');
});

test.each([
  ['search=tea', true],
  ['sort_by=new', true],
  ['category_id=4', true],
  ['type=veg', false],
])('STO-02 ?%s is one list instead of sections: %s', (query, isList) => {
  expect(isPlainList(readMenuFilter(at(query)))).toBe(isList);
});
