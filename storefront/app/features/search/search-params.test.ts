import { expect, test } from 'vitest';
import { updateSearch, readSearch, withoutFilters, writeSearch, type Search } from './search-params.ts';
import { queryOf } from '../../pages/search/search-query.ts';

const read = (query: string) => readSearch(new URLSearchParams(query)) as Search;
const rewritten = (query: string) => writeSearch(read(query));

test('a URL without data_type is not a search', () => {
  expect(readSearch(new URLSearchParams('search=tea'))).toBeNull();
  expect(readSearch(new URLSearchParams('data_type=everything'))).toBeNull();
});

test('SEA-02 the URL of a plain search is as short as in the specification', () => {
  expect(rewritten('search=tea&data_type=searched')).toBe('/home?search=tea&data_type=searched');
});

test('SEA-05 the whole search state is written to the URL and read back unchanged', () => {
  const search = updateSearch(read('search=tea&data_type=searched'), {
    list: 'store',
    categories: [3, 14],
    brandIds: [7],
    filters: ['nearby', 'top_rated'],
    rating: 4,
    price: [5, 50],
    sort: 'price_low',
    view: 'list',
  });
  const address = writeSearch(search);
  expect(readSearch(new URL(address, 'http://shop').searchParams)).toEqual(search);
  expect(address).toContain('category_ids=3-14');
});

test('SEA-05 a form submitted without JavaScript is read the same way', () => {
  const sent = read(
    'data_type=searched&search=tea&filter=&filter=nearby&filter=popular&category_ids=3&category_ids=14',
  );
  expect(sent.filters).toEqual(['nearby', 'popular']);
  expect(sent.categories).toEqual([3, 14]);
});

test('SEA-05 prices stay between 0 and 20000 and at least 1 apart', () => {
  expect(read('data_type=new&min_price=-5&max_price=99999').price).toEqual([0, 20000]);
  expect(read('data_type=new&min_price=40&max_price=40').price).toEqual([0, 20000]);
  expect(read('data_type=new&min_price=40&max_price=41').price).toEqual([40, 41]);
  expect(read('data_type=new&min_price=cheap&max_price=').price).toEqual([0, 20000]);
});

test('SEA-04 there is one sort at a time, so the two by price exclude each other', () => {
  const low = updateSearch(read('data_type=new&sort_by=price_high'), { sort: 'price_low' });
  expect(new URL(writeSearch(low), 'http://shop').searchParams.getAll('sort_by')).toEqual(['price_low']);
});

test('SEA-07 a change returns to the first page of twelve', () => {
  const third = read('search=tea&data_type=searched&page=3');
  expect(queryOf(third)).toMatchObject({ limit: 12, offset: 3 });
  expect(queryOf(updateSearch(third, { rating: 3 }))).toMatchObject({ limit: 12, offset: 1 });
});

test('SEA-09 a discount list starts with the filter on, which can be switched off', () => {
  const offers = read('search=special-offer&module_id=1&data_type=discounted');
  expect(offers.filters).toEqual(['discounted']);
  expect(queryOf(offers)).toMatchObject({ data_type: 'discounted' });
  const off = rewritten('search=special-offer&module_id=1&data_type=discounted&filter=');
  expect(off).toContain('filter=');
  expect(queryOf(read(off.split('?')[1] ?? ''))).toMatchObject({ data_type: 'category' });
});

test('SEA-09 a category or brand link starts with it selected', () => {
  const category = read('search=category&id=12&module_id=1&name=VGVh&data_type=category');
  expect(category.categories).toEqual([12]);
  expect(queryOf(category)).toMatchObject({ data_type: 'category', category_ids: '[12]' });
  expect(writeSearch(category)).not.toContain('category_ids');
  expect(writeSearch(updateSearch(category, { categories: [] }))).toMatch(/category_ids=$/);
  expect(queryOf(read('brand_id=8&data_type=brand'))).toMatchObject({ data_type: 'brand', brand_ids: '[8]' });
});

test('SEA-06 all categories are requested without a category filter', () => {
  expect(queryOf(read('data_type=new&category_ids=all'))).not.toHaveProperty('category_ids');
});

test('a search without a term shows everything', () => {
  expect(queryOf(read('search=%20&data_type=searched'))).toMatchObject({ data_type: 'category' });
  expect(queryOf(read('search=%20&data_type=searched'))).not.toHaveProperty('name');
});

test('a term is one line of at most a hundred characters', () => {
  expect(read('data_type=searched&search=tea%0A%00green').term).toBe('tea green');
  expect([...read(`data_type=searched&search=${'ش'.repeat(300)}`).term]).toHaveLength(100);
});

test('clearing all filters keeps the term and the list', () => {
  const search = read('search=tea&data_type=searched&filter=nearby&rating_count=4&list_type=store&min_price=3');
  expect(writeSearch(withoutFilters(search))).toBe('/home?search=tea&data_type=searched&list_type=store');
});
