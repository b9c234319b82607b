import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer, type TestCustomer } from '../../../testing/people.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addBasicCampaign, addFlashSale, addItemCampaign } from '../../../testing/small-promotions.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
let me: TestCustomer;
/** Monday noon: store 1 is closed until 13:00, store 2 is open, store 3 opens on Friday. */
const NOON = '2026-03-02T12:00:00Z';
let now = new Date(NOON);
const here = { zoneid: '[1]', moduleid: '1', latitude: '33.1', longitude: '27.1' };
const arabic = { ...here, 'x-localization': 'ar' };

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1, orders: 90, ratings: [50, 10], hours: '{[780,1200)}', nameEn: 'Grill One' });
  await addStore(sql, { id: 2, orders: 10, ratings: [30, 10], nameEn: 'Grill Two', at: [33.15, 27.1] });
  await addStore(sql, { id: 3, orders: 99, ratings: [45, 10], hours: '{[6300,6600)}', nameEn: 'Grill Three' });
  await addCategory(sql, { id: 1 });
  const stew = { nameEn: 'Stew', ratings: [45, 10] as [number, number], isRecommended: true };
  await addItem(sql, { ...stew, id: 1, store: 1, orders: 900, priceMinor: 100, createdAt: '2026-02-01T00:00:00Z' });
  await addItem(sql, { ...stew, id: 2, store: 2, orders: 5, priceMinor: 900 });
  await addItem(sql, { ...stew, id: 3, store: 2, orders: 50, priceMinor: 800, available: '{[1020,1440)}' });
  await addItem(sql, { ...stew, id: 4, store: 2, orders: 4, priceMinor: 700, available: '{[600,840)}' });
  await addItem(sql, { ...stew, id: 5, store: 3, orders: 800, priceMinor: 200, createdAt: '2026-02-02T00:00:00Z' });
  await addBasicCampaign(sql, { id: 1, stores: [1, 2, 3] });
  await addItemCampaign(sql, { id: 1, store: 1, to: '2027-01-01T00:00:00Z' });
  await addItemCampaign(sql, { id: 2, store: 2, to: '2028-01-01T00:00:00Z' });
  await addFlashSale(sql, { id: 1, items: [{ id: 1 }, { id: 3 }, { id: 2 }, { id: 4 }] });
  me = await addCustomer(sql);
  for (const query of ['item_id=2', 'item_id=3', 'item_id=1', 'store_id=2', 'store_id=1'])
    await shop.post(`/customer/wish-list/add?${query}`, {}, me.headers);
});
afterAll(() => shop.close());
beforeEach(() => {
  now = new Date(NOON);
});

type Card = { id: number; open: number; opens_text: string | null };
type Page = { as_of: string; total_size: number; products: Card[]; stores: Card[]; store: Card[]; item: Card[] };
const get = async (path: string, headers: Record<string, string> = here) =>
  (await shop.get(path, headers)).json<Page>();
const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);

test.each([
  ['/items/popular', [2, 4, 1, 5, 3]],
  ['/items/latest', [2, 4, 5, 1, 3]],
  ['/items/most-reviewed', [2, 4, 1, 3, 5]],
  ['/items/recommended', [2, 4, 1, 5, 3]],
  ['/categories/items/1?sort_by=price_low', [4, 2, 1, 5, 3]],
  ['/categories/items/1?sort_by=price_high', [2, 4, 3, 5, 1]],
  ['/get-combined-data?name=stew', [2, 4, 1, 5, 3]],
  ['/get-combined-data?name=stew&sort_by=price_low', [4, 2, 1, 5, 3]],
  ['/get-combined-data?name=stew&filter=["nearby"]', [2, 4, 3, 5, 1]],
  ['/get-combined-data?data_type=category&filter=["nearby"]', [2, 4, 3, 5, 1]],
  ['/get-combined-data?data_type=category&filter=["nearby"]&sort_by=price_low', [4, 2, 1, 5, 3]],
  ['/items?store_id=2', [2, 4, 3]],
  ['/items/related-store-items/2', [4, 3]],
  ['/flash-sales/items?flash_sale_id=1', [2, 4, 1, 3]],
])('HOM-20 SEA-04 %s lists what can be ordered first, each part in its sort', async (path, expected) => {
  expect(ids((await get(path)).products)).toEqual(expected);
});

test.each([
  ['/stores/popular', [2, 3, 1]],
  ['/stores/top-rated', [2, 1, 3]],
  ['/stores/get-stores/all?sort_by=distance', [2, 3, 1]],
  ['/get-combined-data?name=grill&list_type=store', [2, 3, 1]],
  ['/categories/stores/1', [2, 3, 1]],
  ['/campaigns/basic-campaign-details?basic_campaign_id=1', [2, 3, 1]],
])('HOM-20 SEA-04 %s lists open stores first, each part in its sort', async (path, expected) => {
  expect(ids((await get(path)).stores)).toEqual(expected);
});

test('ITM-18 WSH-01 campaigns and favourites show what can be ordered first', async () => {
  const campaigns = (await shop.get('/campaigns/item', here)).json<Card[]>();
  expect(ids(campaigns)).toEqual([2, 1]);
  const wishlist = await get('/customer/wish-list', { ...here, ...me.headers });
  expect({ item: ids(wishlist.item), store: ids(wishlist.store) }).toEqual({ item: [2, 1, 3], store: [2, 1] });
});

test('the panel of a flash sale shows what can be ordered first', async () => {
  const { active_products } = (await shop.get('/flash-sales', here)).json<{ active_products: Card[] }>();
  expect(ids(active_products)).toEqual([2, 4, 1, 3]);
});

test('HOM-20 a card says once when it can be ordered, in the store local time and the language', async () => {
  const textOf = async (path: string, id: number, headers = here) => {
    const { products = [], stores = [] } = await get(path, headers);
    return [...products, ...stores].find((card) => card.id === id)?.opens_text;
  };
  expect(await textOf('/stores/popular', 1)).toBe('Opens 13:00');
  expect(await textOf('/stores/popular', 2)).toBeNull();
  expect(await textOf('/stores/popular', 3)).toBe('Opens Fri 9:00');
  expect(await textOf('/stores/popular', 1, arabic)).toBe('يفتح ١٣:٠٠');
  expect(await textOf('/items/popular', 1)).toBe('Opens 13:00');
  expect(await textOf('/items/popular', 3)).toBe('Opens 17:00');
  expect(await textOf('/items/popular', 4)).toBeNull();
  now = new Date('2026-03-02T14:00:00Z');
  expect(await textOf('/items/popular?limit=20', 4)).toBe('Opens tomorrow 10:00');
});

test('a list changes its order in the minute in which a store opens', async () => {
  now = new Date('2026-03-02T12:59:59Z');
  expect(ids((await get('/items/popular')).products)).toEqual([2, 4, 1, 5, 3]);
  expect(ids((await get('/items/search?name=stew')).products)).toEqual([2, 4, 1, 5, 3]);
  now = new Date('2026-03-02T13:00:00Z');
  expect(ids((await get('/items/popular')).products)).toEqual([1, 2, 4, 5, 3]);
  expect(ids((await get('/items/search?name=stew')).products)).toEqual([1, 2, 4, 5, 3]);
});

test.each(['/items/popular?', '/get-combined-data?name=stew&', '/flash-sales/items?flash_sale_id=1&'])(
  'API-04 SEA-07 %s shows every item once, also if a store opens between two pages',
  async (path) => {
    now = new Date('2026-03-02T12:59:30Z');
    const first = await get(`${path}limit=2`);
    now = new Date('2026-03-02T13:00:30Z');
    const second = await get(`${path}limit=2&offset=2&as_of=${first.as_of}`);
    const third = await get(`${path}limit=2&offset=3&as_of=${first.as_of}`);
    const shown = [first, second, third].flatMap(({ products }) => ids(products));
    expect(new Set(shown).size).toBe(first.total_size);
    expect(shown).toHaveLength(first.total_size);
    expect(second.as_of).toBe(first.as_of);
  },
);

test('API-04 pages of stores continue in the order of the first page', async () => {
  now = new Date('2026-03-02T12:59:30Z');
  const first = await get('/stores/popular?limit=1');
  now = new Date('2026-03-02T13:00:30Z');
  const later = await Promise.all(
    [2, 3].map((page) => get(`/stores/popular?limit=1&offset=${page}&as_of=${first.as_of}`)),
  );
  expect([first, ...later].flatMap(({ stores }) => ids(stores))).toEqual([2, 3, 1]);
});

test('as_of is the same while the order is, and a time of another day or of the future has no effect', async () => {
  const { as_of } = await get('/items/popular');
  now = new Date('2026-03-02T12:30:00Z');
  expect((await get('/items/popular')).as_of).toBe(as_of);
  for (const other of ['2026-02-20T12:00:00Z', '2026-03-02T18:00:00Z', '9999-99-99T99:99:99Z'])
    expect((await get(`/items/popular?as_of=${other}`)).as_of).toBe(as_of);
  expect((await shop.get('/items/popular?as_of=yesterday', here)).statusCode).toBe(422);
});
