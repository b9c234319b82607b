import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openOrderingShop, type OrderingShop } from './testing/ordering-shop.ts';

let shop: OrderingShop;
let now = NOON;
beforeAll(async () => {
  shop = await openOrderingShop({ clock: () => now });
});
afterAll(() => shop.close());

const groceries = { zoneid: '[1]', moduleid: '2' };
type Card = { id: number; stock: number | null };
const stockIn = async (path: string) => {
  const { products } = (await shop.get(path, groceries)).json<{ products: Card[] }>();
  return products.find(({ id }) => id === 3)?.stock;
};

const withStock = Object.entries(allEndpoints).filter(
  ([, { method, reply }]) => method === 'GET' && JSON.stringify(reply).includes('"stock"'),
);

test('API-05 a client reloads every reply with stock after at most two seconds', () => {
  expect(withStock.map(([name]) => name)).toEqual(
    expect.arrayContaining(['listPopularItems', 'listStoreItems', 'searchItems', 'listFlashSales', 'readItem']),
  );
  const slow = withStock.filter(([, { cacheSeconds }]) => cacheSeconds > 2);
  expect(slow.map(([name]) => name)).toEqual([]);
});

test('API-05 the reply of a list with stock has that time and a tag, by which an unchanged list is not sent again', async () => {
  const first = await shop.get('/items/popular', groceries);
  expect(first.headers['cache-control']).toBe('private, max-age=2');
  const again = await shop.get('/items/popular', { ...groceries, 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['/items/popular', '/items/latest', '/items?store_id=3', '/categories/items/3', '/items/search?name=item'])(
  'CRT-08 an order lowers the stock in %s within ten seconds, the two of a client included',
  async (path) => {
    const before = (await stockIn(path)) ?? 0;
    expect(before).toBeGreaterThan(0);
    const buyer = await shop.guest();
    expect((await shop.add(buyer, { item_id: 3, quantity: 2 })).statusCode).toBe(200);
    // Another address with the same rows, so that the reply below is made of rows that are already old.
    expect(await stockIn(`${path}${path.includes('?') ? '&' : '?'}limit=20`)).toBe(before);
    expect((await shop.order(buyer)).statusCode).toBe(200);
    now = new Date(now.getTime() + 3_999);
    await stockIn(path);
    now = new Date(now.getTime() + 4_001);
    expect(await stockIn(path)).toBe(before - 2);
  },
);
