import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store, StoreDetail } from '@rialto/contract/shapes/store.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
const now = new Date('2026-03-02T12:00:00Z');
const here = { zoneid: '[1]', moduleid: '1', latitude: '33.1', longitude: '27.1' };

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  const { sql } = shop.database.db;
  await sql`update module_zones set minimum_charge_minor = 100, per_km_charge_minor = 60, maximum_charge_minor = 300
            where module_id = 1 and zone_id = 1`;
  await addStore(sql, { id: 1, orders: 10, ratings: [40, 10] });
  await addStore(sql, { id: 2, orders: 30, ratings: [9, 2], hours: '{[540,600)}', timezone: 'Africa/Cairo' });
  await addStore(sql, { id: 3, orders: 20, hasDelivery: false });
  await addStore(sql, { id: 4, orders: 5 });
  await sql`update stores set lat = 33.13, created_at = '2026-02-20' where id = 2`;
  await sql`update stores set lat = 33.11, delivery_radius_metres = 500, created_at = '2026-02-10' where id = 4`;
  await sql`update stores set created_at = '2026-01-01' where id in (1, 3)`;
  await sql`update stores set free_delivery = true, featured = true where id = 1`;
  await sql`update stores set discount_percent = 1250, discount_starts_at = '2026-03-01', discount_ends_at = '2026-04-01',
            live_discount_percent = 1250, discount_minimum_minor = 500, discount_maximum_minor = 900 where id = 3`;
  await addCategory(sql, { id: 1, nameEn: 'Grills', nameAr: 'مشاوي' });
  await addCategory(sql, { id: 2, parent: 1 });
  await addItem(sql, { id: 1, store: 4, category: 2, parentCategory: 1 });
  await addItem(sql, { id: 2, store: 4, category: 1 });
});
afterAll(() => shop.close());

type List = { total_size: number; stores: Store[] };
const list = async (path: string, headers: Record<string, string> = here) =>
  (await shop.get(path, headers)).json<List>();
const ids = ({ stores }: List) => stores.map(({ id }) => id);

test.each([
  ['/stores/popular', [3, 1, 4, 2]],
  ['/stores/latest', [4, 1, 3, 2]],
  ['/stores/top-rated', [1, 2]],
  ['/stores/discounted', [3]],
  ['/stores/popular?open=1', [3, 1, 4]],
  ['/stores/popular?free_delivery=1', [1]],
  ['/stores/popular?featured=1', [1]],
  ['/stores/popular?delivers_here=1', [1, 2]],
  ['/stores/get-stores/all', [3, 1, 4, 2]],
  ['/stores/get-stores/newly_joined', [4, 1, 3, 2]],
  ['/stores/get-stores/top_rated', [1, 2]],
  ['/stores/get-stores/delivery', [1, 4, 2]],
  ['/stores/get-stores/take_away', [3, 1, 4, 2]],
  ['/stores/get-stores/take%20away', [3, 1, 4, 2]],
  ['/stores/get-stores/all?type=take_away', [3, 1, 4, 2]],
  ['/stores/get-stores/all?type=delivery', [1, 4, 2]],
  ['/stores/get-stores/all?sort_by=distance', [3, 1, 4, 2]],
  ['/stores/get-stores/all?sort_by=delivery_time', [1, 3, 4, 2]],
  ['/stores/get-stores/all?sort_by=delivery_charge', [1, 3, 4, 2]],
  ['/stores/get-stores/all?category_id=1', [4]],
  ['/stores/get-stores/all?category_id=77', []],
  ['/categories/stores/1', [4]],
  ['/categories/stores/category-2', [4]],
])('HOM-15 HOM-19 %s lists the stores %j', async (path, expected) => {
  expect(ids(await list(path))).toEqual(expected);
});

test('each store shows whether it delivers here, the delivery time and the charge', async () => {
  const { stores } = await list('/stores/popular');
  expect(
    stores.map(({ id, delivers_here, delivery_charge, delivery_minutes }) => [
      id,
      delivers_here,
      delivery_charge,
      delivery_minutes,
    ]),
  ).toEqual([
    [3, 0, null, null],
    [1, 1, 0, { min: 20, max: 35 }],
    [4, 0, null, null],
    // 3.3 km × 1.35 at 0.60 and 2 km at no extra time.
    [2, 1, 2.7, { min: 25, max: 40 }],
  ]);
});

test('no store delivers outside its zone, and without a point the reply has no delivery data', async () => {
  const outside = await list('/stores/popular', { ...here, latitude: '10', longitude: '10' });
  expect(new Set(outside.stores.map(({ delivers_here }) => delivers_here))).toEqual(new Set([0]));
  const nowhere = await list('/stores/popular', { zoneid: '[1]', moduleid: '1' });
  expect(new Set(nowhere.stores.map(({ delivers_here }) => delivers_here))).toEqual(new Set([null]));
});

test('STO-01 STO-03 a store is found by its slug, with hours, discount, categories and the next opening time', async () => {
  const store = (await shop.get('/stores/details/store-2', { ...here, 'x-localization': 'ar' })).json<StoreDetail>();
  expect(store).toMatchObject({
    id: 2,
    open: 0,
    opens_at: '2026-03-09T07:00:00.000Z',
    schedules: [{ day: 1, opening_time: '09:00', closing_time: '10:00' }],
  });
  const third = (await shop.get('/stores/details/3', here)).json<StoreDetail>();
  expect(third).toMatchObject({
    open: 1,
    opens_at: null,
    discount: { discount: 12.5, min_purchase: 5, max_discount: 9 },
  });
  const fourth = (await shop.get('/stores/details/4', { ...here, 'x-localization': 'ar' })).json<StoreDetail>();
  expect(fourth.categories).toEqual([
    { id: 1, name: 'مشاوي', slug: 'category-1', items_count: 1 },
    { id: 2, name: 'Category 2', slug: 'category-2', items_count: 1 },
  ]);
});

test.each(['99', 'nobody', '99999999999999999999999'])('API-03 the store %s is not found', async (id) => {
  expect((await shop.get(`/stores/details/${id}`)).statusCode).toBe(404);
});

test('HOM-06 categories are listed with children and counts, optionally only the featured ones', async () => {
  const { sql } = shop.database.db;
  await addCategory(sql, { id: 3, isFeatured: true, position: 0 });
  await addCategory(sql, { id: 4, isActive: false });
  await addCategory(sql, { id: 5, parent: 4 });
  await expect
    .poll(async () => (await shop.get('/categories', here)).json<object>())
    .toMatchObject([
      { id: 3, parent_id: 0, featured: 1, items_count: 0, childes: [] },
      { id: 1, items_count: 2, childes: [{ id: 2, parent_id: 1, items_count: 1 }] },
    ]);
  const featured = (await shop.get('/categories?featured=1&limit=20', here)).json<{ id: number }[]>();
  expect(featured.map(({ id }) => id)).toEqual([3]);
  const children = (await shop.get('/categories/childes/category-1', here)).json<{ id: number }[]>();
  expect(children.map(({ id }) => id)).toEqual([2]);
  expect((await shop.get('/categories/childes/99', here)).statusCode).toBe(404);
});

test('HOM-17 brands are sorted by name with their number of items in the zone, without unsold brands', async () => {
  const { sql } = shop.database.db;
  await sql`insert into brands (id, module_id, slug, name_en, name_ar) values
    (1, 1, 'b', 'Beta', 'بيتا'), (2, 1, 'a', 'Alpha', null), (3, 1, 'c', 'Gamma', null), (4, 2, 'd', 'Delta', null)`;
  await addItem(sql, { id: 10, brand: 1 });
  await addItem(sql, { id: 11, brand: 1 });
  await addItem(sql, { id: 12, brand: 2 });
  await expect
    .poll(async () => (await shop.get('/brand', { ...here, 'x-localization': 'ar' })).json<object>())
    .toMatchObject([
      { id: 2, name: 'Alpha', items_count: 1 },
      { id: 1, name: 'بيتا', items_count: 2 },
    ]);
});
