import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';

let shop: TestApi;
const here = { zoneid: '[1]', moduleid: '1' };
const atPoint = { ...here, latitude: '33.1', longitude: '27.1' };

beforeAll(async () => {
  shop = await openTestApi({ clock: () => new Date('2026-03-02T12:00:00Z') });
  const { sql } = shop.database.db;
  const days = (day: number) => ({ createdAt: `2026-01-0${day}T00:00:00Z` });
  await addStore(sql, { id: 1, nameEn: 'Grill', nameAr: 'المشوى', orders: 1, at: [33.13, 27.1], ...days(1) });
  await addStore(sql, { id: 2, nameEn: 'Grill House', orders: 2, hours: '{[0,60)}', ratings: [45, 10], ...days(5) });
  await addStore(sql, {
    id: 3,
    nameEn: 'El Bahr Grill',
    nameAr: 'مشويات البحر',
    orders: 9,
    at: [33.11, 27.1],
    ...days(3),
  });
  await addStore(sql, {
    id: 4,
    nameEn: 'Harbour Café',
    orders: 5,
    discountPercent: 1_000,
    sellsNonVeg: false,
    ...days(4),
  });
  await addStore(sql, { id: 5, nameEn: 'Grill of the East', zone: 2 });
  await addStore(sql, { id: 6, nameEn: 'Grill market', module: 2 });
  await addStore(sql, { id: 7, nameEn: 'Closed Grill', isActive: false });
  await addCategory(sql, { id: 1 });
  await addCategory(sql, { id: 2, parent: 1 });
  await addItem(sql, { id: 1, store: 1, category: 1, priceMinor: 500 });
  await addItem(sql, { id: 2, store: 2, category: 2, parentCategory: 1, priceMinor: 900 });
  await addItem(sql, { id: 3, store: 3, category: 2, parentCategory: 1, discount: ['amount', 100], priceMinor: 2_000 });
  await addItem(sql, { id: 4, store: 4, category: 1, isActive: false });
});
afterAll(() => shop.close());

type Page = { total_size: number; stores: { id: number; name: string }[]; products: unknown[]; suggestions: string[] };

async function ask(query: Record<string, unknown>, headers: Record<string, string> = here): Promise<Page> {
  const texts = Object.entries(query).map(([key, value]) => [key, textOf(value)] as const);
  const asked = new URLSearchParams({ list_type: 'store', ...Object.fromEntries(texts) });
  return (await shop.get(`/get-combined-data?${asked}`, headers)).json<Page>();
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const ids = ({ stores }: Page) => stores.map(({ id }) => id);

test.each([
  ['the name itself first, a closed store last', 'grill', [1, 3, 2]],
  ['the beginning of any word', 'bah', [3]],
  ['all the words', 'grill house', [2]],
  ['an accent left out', 'cafe', [4]],
  ['a typing error', 'gril huose', [2]],
  ['an unfinished word with an error', 'harbuo', [4]],
  ['Arabic with the article', 'البحر', [3]],
  ['Arabic without the article', 'بحر', [3]],
  ['Arabic with another ya', 'المشوي', [1]],
  ['both languages', 'bahr مشويات', [3]],
  ['words that no name has together', 'harbour house', []],
  ['no words', '&', []],
])('SEA-10 stores by their names: %s', async (_kind, name, found) => {
  expect(ids(await ask({ name }))).toEqual(found);
});

test('SEA-04 the reply has stores with their count and no items', async () => {
  expect(await ask({ name: 'grill', limit: 2 })).toMatchObject({ total_size: 3, products: [], suggestions: [] });
  expect(ids(await ask({ name: 'grill', limit: 2, offset: 2 }))).toEqual([2]);
});

test('SEA-04 without a name no store is searched', async () => {
  expect(ids(await ask({ data_type: 'searched' }))).toEqual([]);
});

test.each([
  ['those that sell of a category', { data_type: 'category', category_ids: [1] }, [3, 1, 2]],
  ['those that sell of its child', { data_type: 'category', category_ids: [2] }, [3, 2]],
  ['all where no category is chosen', { data_type: 'category' }, [3, 4, 1, 2]],
  ['none of an unknown category', { data_type: 'category', category_ids: [999] }, []],
  ['those that sell something for less than usual', { data_type: 'discounted' }, [3]],
  ['the newest first', { data_type: 'new' }, [4, 3, 1, 2]],
  ['those that sell something at the price', { data_type: 'new', min_price: 6, max_price: 10 }, [2]],
  ['by name and category', { name: 'grill', category_ids: [2] }, [3, 2]],
  ['none at a range the wrong way round', { data_type: 'new', min_price: 6, max_price: 5 }, []],
])('SEA-09 stores: %s', async (_what, query, found) => {
  expect(ids(await ask(query))).toEqual(found);
});

test.each([
  ['currently open', { filter: ['currently_open'] }, [3, 4, 1]],
  ['top rated', { filter: ['top_rated'] }, [2]],
  ['a rating above all', { rating_count: 4.6 }, []],
  ['discounted themselves', { filter: ['discounted'] }, [4]],
  ['with something veg', { type: 'veg' }, [3, 4, 1, 2]],
  ['with something else', { type: 'non_veg' }, [3, 1, 2]],
  ['newest first', { sort_by: 'new' }, [4, 3, 1, 2]],
  ['best rated first', { sort_by: 'rating' }, [1, 3, 4, 2]],
  ['by price as by popularity', { sort_by: 'price_low' }, [3, 4, 1, 2]],
])('SEA-05 stores narrowed or sorted: %s', async (_what, query, found) => {
  expect(ids(await ask({ data_type: 'category', ...query }))).toEqual(found);
});

test('SEA-05 nearby sorts stores by distance, and changes nothing without a point', async () => {
  expect(ids(await ask({ data_type: 'category', filter: ['nearby'] }, atPoint))).toEqual([4, 3, 1, 2]);
  expect(ids(await ask({ name: 'grill', filter: ['nearby'] }, atPoint))).toEqual([3, 1, 2]);
  expect(ids(await ask({ name: 'grill', filter: ['nearby', 'popular'] }, atPoint))).toEqual([3, 1, 2]);
  expect(ids(await ask({ name: 'grill', filter: ['nearby'] }))).toEqual([1, 3, 2]);
});

test.each([
  ['a word beside an unknown one', 'harbour qqqqq', ['Harbour Café']],
  ['more errors than are forgiven', 'hurbuor', ['Harbour Café']],
  ['an Arabic word', 'البحر قققق', ['مشويات البحر']],
])('SEA-08 close names of stores are told when none is found: %s', async (_kind, name, close) => {
  const page = await ask({ name });
  expect(page.stores).toEqual([]);
  expect(page.suggestions).toEqual(close);
});

test('SEA-07 a new store and its items are found at once', async () => {
  const { sql } = shop.database.db;
  const inside = { data_type: 'category', category_ids: [2] };
  expect(ids(await ask(inside))).toEqual([3, 2]);
  await addStore(sql, { id: 20, nameEn: 'Fishmonger', orders: 50 });
  await expect.poll(async () => ids(await ask({ name: 'fishmoger' }))).toEqual([20]);
  await addItem(sql, { id: 20, store: 20, category: 2, parentCategory: 1 });
  await expect.poll(async () => ids(await ask(inside))).toEqual([20, 3, 2]);
});
