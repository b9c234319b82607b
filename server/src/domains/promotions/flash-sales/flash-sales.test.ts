import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addFlashSale } from '../../../testing/small-promotions.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
let now = new Date('2026-03-02T11:59:50Z');
const west = { zoneid: '[1]', moduleid: '1' };
const east = { ...west, zoneid: '[2]' };
const both = { ...west, zoneid: '[1,2]' };

type Product = {
  id: number;
  sold: number;
  stock: number;
  available_stock: number;
  item: { id: number; price: number };
};
type Sale = { id: number; title: string; start_date: string; end_date: string; active_products: Product[] };
type Sales = Sale & { total_size: number; limit: number; offset: number; flash_sales: Sale[] };
type Items = { total_size: number; flash_sale: Sale; products: Product[] };

const read = async (headers = west, query = '') => (await shop.get(`/flash-sales${query}`, headers)).json<Sales>();
const ids = (list: { id: number }[]) => list.map(({ id }) => id);
const items = (sale: number, headers = west, query = '') =>
  shop.get(`/flash-sales/items?flash_sale_id=${sale}${query}`, headers);

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(() => shop.close());

test('HOM-09 without a sale the reply is empty', async () => {
  expect(await read()).toEqual({
    total_size: 0,
    limit: 10,
    offset: 1,
    flash_sales: [],
    id: null,
    start_date: null,
    end_date: null,
    active_products: [],
  });
});

test('HOM-09 running sales come before future ones, and the current one is at the top level', async () => {
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1 });
  await addStore(sql, { id: 2, zone: 2 });
  await addStore(sql, { id: 3, isActive: false });
  await addCategory(sql, { id: 1 });
  for (let id = 1; id <= 18; id += 1) await addItem(sql, { id });
  await addItem(sql, { id: 20, store: 2 });
  await addItem(sql, { id: 21, isActive: false });
  await addItem(sql, { id: 22, store: 3 });
  await addItem(sql, { id: 23, stock: 2 });
  const eighteen = Array.from({ length: 18 }, (_, index) => ({ id: 18 - index }));
  await addFlashSale(sql, { id: 1, titleAr: 'ليلة الجمعة', items: eighteen });
  await addFlashSale(sql, {
    id: 2,
    to: '2027-01-01T00:00:00Z',
    items: [
      { id: 20, stock: 10, sold: 4 },
      { id: 21 },
      { id: 22 },
      { id: 1, stock: 5, sold: 5 },
      { id: 23, stock: 9, sold: 1 },
    ],
  });
  await addFlashSale(sql, { id: 3, from: '2026-03-02T12:00:00Z', to: '2026-03-02T12:00:05Z', items: [{ id: 3 }] });
  await addFlashSale(sql, { id: 4, from: '2026-03-02T11:00:00Z', to: '2026-03-02T11:59:50Z', items: [{ id: 4 }] });
  await addFlashSale(sql, { id: 5, isActive: false, items: [{ id: 5 }] });
  await addFlashSale(sql, { id: 6, module: 2 });

  await expect.poll(async () => ids((await read()).flash_sales)).toEqual([2, 1, 3]);
  const sales = await read();
  expect(sales).toMatchObject({ total_size: 3, id: 2, end_date: '2027-01-01T00:00:00.000Z' });
  expect(sales.active_products).toEqual(sales.flash_sales[0]?.active_products);
  expect(ids((await read({ ...west, moduleid: '2' })).flash_sales)).toEqual([6]);
});

test('HOM-09 a sale shows at most fifteen items of the zones, in its own order', async () => {
  const [, long] = (await read()).flash_sales;
  expect(ids(long?.active_products ?? [])).toEqual(Array.from({ length: 15 }, (_, index) => 18 - index));
  const [short] = (await read(both)).flash_sales;
  expect(ids(short?.active_products ?? [])).toEqual([20, 1, 23]);
});

test('HOM-08 the panel prefers a running sale with items in the zones', async () => {
  await shop.database.db.sql`update items set active = false where id in (1, 23)`;
  await expect.poll(async () => (await read()).id).toBe(1);
  expect(await read(east)).toMatchObject({ id: 2, active_products: [{ id: 20 }] });
  await shop.database.db.sql`update items set active = true where id in (1, 23)`;
  await expect.poll(async () => (await read()).id).toBe(2);
});

test('HOM-09 the available stock is limited by the sale and by the store', async () => {
  const { active_products: products } = await read(both);
  expect(products).toMatchObject([
    { id: 20, sold: 4, stock: 10, available_stock: 6, item: { id: 20, price: 10 } },
    { id: 1, sold: 5, stock: 5, available_stock: 0 },
    { id: 23, sold: 1, stock: 9, available_stock: 2 },
  ]);
});

test('API-04 sales and their items are paged and include the total', async () => {
  const second = await read(west, '?limit=1&offset=2');
  expect(second).toMatchObject({ total_size: 3, limit: 1, offset: 2, id: 2, flash_sales: [{ id: 1 }] });
  const page = (await items(1, west, '&limit=4&offset=2')).json<Items>();
  expect(page).toMatchObject({ total_size: 18, limit: 4, offset: 2, flash_sale: { id: 1, title: 'Sale 1' } });
  expect(ids(page.products)).toEqual([14, 13, 12, 11]);
  expect((await items(1, west, '&offset=9')).json()).toMatchObject({ total_size: 18, products: [] });
  expect((await items(1, east)).json()).toMatchObject({ total_size: 0, products: [] });
});

test('MOD-06 a sale has its Arabic title, or the English one without a translation', async () => {
  const { flash_sales: sales } = await read({ ...west, 'x-localization': 'ar' } as typeof west);
  expect(sales.map(({ title }) => title)).toEqual(['Sale 2', 'ليلة الجمعة', 'Sale 3']);
});

test.each([4, 5, 99])('API-03 the items of sale %i, which is over, stopped or unknown, are refused', async (sale) => {
  expect((await items(sale)).statusCode).toBe(404);
});

test.each([
  ['2026-03-02T11:59:59Z', [2, 1, 3], 200],
  ['2026-03-02T12:00:00Z', [3, 2, 1], 200],
  ['2026-03-02T12:00:04Z', [3, 2, 1], 200],
  ['2026-03-02T12:00:05Z', [2, 1], 404],
])('HOM-09 a sale from 12:00:00 to 12:00:05 at %s is listed in %j', async (at, order, status) => {
  now = new Date(at);
  const sales = await read();
  expect(ids(sales.flash_sales)).toEqual(order);
  expect(sales.id).toBe(order[0]);
  expect((await items(3)).statusCode).toBe(status);
});

test('HOM-09 sold units are shown within ten seconds', async () => {
  now = new Date('2026-03-02T12:01:00Z');
  expect((await read(east)).active_products).toMatchObject([{ id: 20, sold: 4 }]);
  await shop.database.db.sql`update flash_sale_items set sold = 9 where flash_sale_id = 2 and item_id = 20`;
  now = new Date('2026-03-02T12:01:10Z');
  expect((await read(east)).active_products).toMatchObject([{ id: 20, sold: 9, available_stock: 1 }]);
});
