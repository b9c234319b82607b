import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Item, ItemDetail } from '@rialto/contract/shapes/item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
let now = new Date('2026-03-02T12:00:00Z');
const here = { zoneid: '[1]', moduleid: '1' };

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1, orders: 10, nameAr: 'متجر' });
  await addStore(sql, { id: 2, zone: 2 });
  await addStore(sql, { id: 3, isActive: false });
  await addStore(sql, { id: 4, module: 2 });
  await addCategory(sql, { id: 1, nameEn: 'Grills', nameAr: 'مشاوي' });
  await addCategory(sql, { id: 2, parent: 1, nameEn: 'Kebab' });
  await addCategory(sql, { id: 3, nameEn: 'Sweets' });
  await addCategory(sql, { id: 4, module: 2 });
  await sql`insert into brands (id, module_id, slug, name_en, name_ar) values (1, 1, 'nile', 'Nile', 'النيل')`;
  await sql`insert into common_conditions (id, slug, name_en) values (1, 'headache', 'Headache')`;
  await addItem(sql, {
    id: 1,
    category: 2,
    parentCategory: 1,
    orders: 50,
    priceMinor: 1200,
    ratings: [45, 10],
    isVeg: false,
  });
  await addItem(sql, {
    id: 2,
    category: 2,
    parentCategory: 1,
    orders: 90,
    priceMinor: 800,
    discount: ['percent', 2500],
    isVeg: true,
  });
  await addItem(sql, {
    id: 3,
    category: 3,
    orders: 20,
    priceMinor: 500,
    discount: ['amount', 100],
    isRecommended: true,
    createdAt: '2026-02-01T00:00:00Z',
  });
  await addItem(sql, { id: 4, category: 3, orders: 70, isActive: false });
  await addItem(sql, { id: 5, store: 2, category: 3, orders: 60, priceMinor: 300, ratings: [10, 2] });
  await addItem(sql, { id: 6, store: 3, category: 3, orders: 99 });
  await addItem(sql, { id: 7, store: 4, category: 4, orders: 99, stock: { Red: 2, Blue: 0 } });
  await addItem(sql, {
    id: 8,
    orders: 5,
    brand: 1,
    condition: 1,
    stock: 7,
    available: '{[0,180),[1080,1440)}',
    nameAr: 'صنف',
  });
});
afterAll(() => shop.close());

type List = { total_size: number; limit: number; offset: number; products: Item[] };
const list = async (path: string, headers: Record<string, string> = here) =>
  (await shop.get(path, headers)).json<List>();
const ids = ({ products }: List) => products.map(({ id }) => id);

test.each([
  ['/items/popular', [2, 1, 3, 8]],
  ['/items/popular?type=veg', [2]],
  ['/items/popular?type=non_veg', [1]],
  ['/items/latest', [3, 1, 2, 8]],
  ['/items/most-reviewed', [1]],
  ['/items/discounted', [2, 3]],
  ['/items/recommended', [3]],
  ['/items/new-arrival', [3, 1, 2, 8]],
  ['/items/common-conditions', [8]],
  ['/common-condition/1', [8]],
  ['/common-condition/2', []],
  ['/categories/items/1', [2, 1, 8]],
  ['/categories/items/category-2?sort_by=price_low', [2, 1]],
  ['/categories/items/1?sort_by=price_high', [1, 2, 8]],
  ['/categories/items/2?sort_by=rating', [1, 2]],
  ['/items?store_id=1', [2, 1, 3, 8]],
  ['/items?store_id=1&category_id=1', [2, 1, 8]],
  ['/items?store_id=1&category_id=99', []],
  ['/items?store_id=1&sort_by=new', [3, 1, 2, 8]],
  ['/items?store_id=1&recommended=1', [3]],
  ['/items?store_id=1&search=item%203', [3]],
  ['/items?store_id=1&search=ITÉM', [2, 1, 3, 8]],
  ['/items?store_id=1&search=%25', [2, 1, 3, 8]],
  ['/items?store_id=2', []],
  ['/items/related-store-items/1', [2, 3, 8]],
  ['/items/related-store-items/item-3', [2, 1, 8]],
])('API-01 %s lists the items %j of the place and module', async (path, expected) => {
  expect(ids(await list(path))).toEqual(expected);
});

test('API-02 items of overlapping zones are listed together in one order', async () => {
  expect(ids(await list('/items/popular', { ...here, zoneid: '[1,2]' }))).toEqual([2, 5, 1, 3, 8]);
  expect(ids(await list('/items/most-reviewed', { ...here, zoneid: '[2,1]' }))).toEqual([5, 1]);
  expect(ids(await list('/items/popular', { zoneid: '[1]', moduleid: '2' }))).toEqual([7]);
});

test('API-04 pages count from 1 and include the total', async () => {
  const second = await list('/items/popular?limit=3&offset=2');
  expect(second).toMatchObject({ total_size: 4, limit: 3, offset: 2 });
  expect(ids(second)).toEqual([8]);
  expect(await list('/items/popular?limit=3&offset=9')).toMatchObject({ total_size: 4, products: [] });
});

test('HOM-12 an item names its categories, parent first, in the language of the viewer', async () => {
  const [first] = (await list('/items/popular', { ...here, 'x-localization': 'ar' })).products;
  expect(first).toMatchObject({
    category_ids: [
      { id: 1, name: 'مشاوي' },
      { id: 2, name: 'Kebab' },
    ],
    store_name: 'متجر',
  });
});

test('HOM-13 new arrivals include their categories', async () => {
  const answer = (await shop.get('/items/new-arrival', here)).json<{ categories: object[] }>();
  expect(answer.categories).toEqual([
    { id: 1, name: 'Grills' },
    { id: 3, name: 'Sweets' },
  ]);
});

test('ITM-03 ITM-14 a card shows the current discount and the price after it', async () => {
  const { products } = await list('/items/popular');
  expect(products[0]).toMatchObject({ price: 8, final_price: 6, discount: 25, discount_type: 'percent' });
  expect(products[2]).toMatchObject({ price: 5, final_price: 4, discount: 1, discount_type: 'amount' });
  expect(products[1]).toMatchObject({ price: 12, final_price: 12, discount: 0 });
});

test('ITM-19 ratings are averages of reviews, and null without ratings', async () => {
  const { products } = await list('/items/popular');
  expect(products[1]).toMatchObject({ avg_rating: 4.5, rating_count: 10 });
  expect(products[0]).toMatchObject({ avg_rating: null, rating_count: 0 });
});

test.each([
  ['2026-03-02T17:59:00Z', 0],
  ['2026-03-02T18:00:00Z', 1],
  ['2026-03-02T23:59:00Z', 1],
  ['2026-03-03T02:59:00Z', 1],
  ['2026-03-03T03:00:00Z', 0],
])('ITM-04 an item served from 18:00 to 03:00 says at %s that it is available: %i', async (at, available) => {
  const before = now;
  now = new Date(at);
  const { products } = await list('/items/popular');
  now = before;
  expect(products.find(({ id }) => id === 8)).toMatchObject({
    available_time_starts: '18:00',
    available_time_ends: '03:00',
    available_now: available,
  });
});

test('ITM-17 an item is found by its id and by its slug, with all its options', async () => {
  const { sql } = shop.database.db;
  await addItem(sql, {
    id: 20,
    descriptionEn: 'Tender.',
    descriptionAr: 'طري.',
    foodVariations: [
      {
        name: { en: 'Size', ar: 'الحجم' },
        type: 'single',
        min: 0,
        max: 0,
        isRequired: true,
        values: [{ label: { en: 'Large', ar: 'كبير' }, priceMinor: 250 }],
      },
    ],
  });
  await sql`insert into add_ons (id, store_id, name_en, name_ar, price_minor) values (1, 1, 'Cheese', 'جبن', 75)`;
  await sql`insert into item_add_ons values (20, 1)`;
  await sql`insert into reviews (id, store_id, item_id, author_name, rating) values (1, 1, 20, 'A', 5), (2, 1, 20, 'B', 5), (3, 1, 20, 'C', 2)`;
  const bySlug = (await shop.get('/items/details/item-20', { 'x-localization': 'ar' })).json<ItemDetail>();
  expect(bySlug).toMatchObject({
    id: 20,
    description: 'طري.',
    food_variations: [{ name: 'الحجم', type: 'single', required: 'on', values: [{ label: 'كبير', optionPrice: 2.5 }] }],
    add_ons: [{ id: 1, store_id: 1, name: 'جبن', price: 0.75 }],
    has_options: 1,
    ratings: [0, 1, 0, 0, 2],
    available_date_starts: null,
  });
  expect((await shop.get('/items/details/20')).json<ItemDetail>().slug).toBe('item-20');
});

test('ITM-15 a variation shows its own stock, and the item the sum', async () => {
  const { sql } = shop.database.db;
  await addItem(sql, {
    id: 21,
    store: 4,
    category: 4,
    stock: { Red: 2, Blue: 0 },
    choiceOptions: [{ title: { en: 'Colour' }, options: [{ en: 'Red' }, { en: 'Blue' }] }],
    variations: [
      { key: 'Red', label: { en: 'Red', ar: 'أحمر' }, priceMinor: 1000 },
      { key: 'Blue', label: { en: 'Blue', ar: 'أزرق' }, priceMinor: 1100 },
    ],
  });
  expect((await shop.get('/items/details/21', { 'x-localization': 'ar' })).json()).toMatchObject({
    stock: 2,
    variations: [
      { type: 'Red', label: 'أحمر', price: 10, stock: 2 },
      { type: 'Blue', label: 'أزرق', price: 11, stock: 0 },
    ],
    choice_options: [{ name: 'choice_0', title: 'Colour', options: ['Red', 'Blue'] }],
  });
});

test.each(['4', '6', 'item-6', '999', 'nothing', '99999999999999999999999'])(
  'API-03 an item that is not sold is not found: %s',
  async (id) => {
    const answer = await shop.get(`/items/details/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe('not_found');
  },
);

test('deactivating a store hides its items at once on every node, and activating it shows them again', async () => {
  const { sql } = shop.database.db;
  await sql`update stores set active = false where id = 1`;
  await expect.poll(async () => ids(await list('/items/popular'))).toEqual([]);
  expect((await shop.get('/items/details/1')).statusCode).toBe(404);
  await sql`update stores set active = true where id = 1`;
  await expect.poll(async () => ids(await list('/items/popular?limit=4'))).toEqual([2, 1, 3, 20]);
});

test('ITM-06 the items of a store have their description cut at 70 characters, other lists have none', async () => {
  const { sql } = shop.database.db;
  await sql`update items set description_en = ${'Slowly grilled over charcoal, '.repeat(5)} where id = 1`;
  const ofStore = (await shop.get('/items?store_id=1', here)).json<{
    products: { id: number; description?: string }[];
  }>();
  const text = ofStore.products.find(({ id }) => id === 1)?.description ?? '';
  expect(text).toMatch(/^Slowly grilled over charcoal, .*…$/);
  expect([...text].length).toBeLessThanOrEqual(71);
  const popular = (await shop.get('/items/popular', here)).json<{ products: object[] }>();
  expect(popular.products[0]).not.toHaveProperty('description');
});
