import type { Sql } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCustomer, type TestCustomer } from '../../testing/people.ts';
import { addCategory, addItem } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';
import { testTime } from '../../testing/time.ts';

const time = testTime();
let shop: TestApi;
let sql: Sql;
let me: TestCustomer;
beforeAll(async () => {
  shop = await openTestApi({ clock: time.now });
  sql = shop.database.db.sql;
  await addStore(sql, { id: 1 });
  await addStore(sql, { id: 2, zone: 2 });
  await addStore(sql, { id: 3, module: 2 });
  await addStore(sql, { id: 4, isActive: false });
  await addCategory(sql, { id: 1 });
  await addCategory(sql, { id: 2, module: 2 });
  await addItem(sql, { id: 1 });
  await addItem(sql, { id: 2 });
  await addItem(sql, { id: 3, store: 2 });
  await addItem(sql, { id: 4, store: 3, category: 2 });
  await addItem(sql, { id: 5, isActive: false });
});
afterAll(() => shop.close());
beforeEach(async () => {
  me = await addCustomer(sql);
});

type List = { item: { id: number }[]; store: { id: number }[] };
const add = async (query: string, headers: Record<string, string> = me.headers) => {
  time.pass(1_000);
  return shop.post(`/customer/wish-list/add?${query}`, {}, headers);
};
const remove = (query: string) => shop.del(`/customer/wish-list/remove?${query}`, me.headers);
const detail = async () => (await shop.get('/items/details/2')).json<{ wishlist_count: number }>();
const list = async (more: Record<string, string> = { zoneid: '[1]', moduleid: '1' }) => {
  const { item, store } = (await shop.get('/customer/wish-list', { ...me.headers, ...more })).json<List>();
  return { items: item.map(({ id }) => id), stores: store.map(({ id }) => id) };
};

test('WSH-01 items and stores are added and removed, with a message each', async () => {
  expect((await add('item_id=1')).json()).toEqual({ message: 'Added to favourites.' });
  expect((await add('store_id=1')).json()).toEqual({ message: 'Added to favourites.' });
  expect(await list()).toEqual({ items: [1], stores: [1] });
  expect((await remove('item_id=1')).json()).toEqual({ message: 'Removed from favourites.' });
  expect(await list()).toEqual({ items: [], stores: [1] });
});

test('API-01 the favourites are at the path of the catalogue and at the short one', async () => {
  await add('item_id=1');
  const headers = { ...me.headers, zoneid: '[1]', moduleid: '1' };
  const [long, short] = [
    await shop.get('/customer/wish-list/list', headers),
    await shop.get('/customer/wish-list', headers),
  ];
  expect(long.json<List>().item.map(({ id }) => id)).toEqual([1]);
  expect(short.json()).toEqual(long.json());
});

test('API-01 an item shows how many customers like it and its store’s discount under both names', async () => {
  const [first] = [await detail(), await add('item_id=2'), await add('item_id=2', (await addCustomer(sql)).headers)];
  expect(first.wishlist_count).toBe(0);
  expect(await detail()).toMatchObject({ wishlist_count: 2, store_discount: 0, restaurant_discount: 0 });
});

test('WSH-01 favourites are cards of the zone and module, latest first', async () => {
  for (const query of ['item_id=1', 'item_id=2', 'item_id=3', 'item_id=4', 'store_id=2', 'store_id=3'])
    await add(query);
  expect(await list()).toEqual({ items: [2, 1], stores: [] });
  expect(await list({ zoneid: '[1,2]', moduleid: '1' })).toEqual({ items: [3, 2, 1], stores: [2] });
  expect(await list({ zoneid: '[1,2]' })).toEqual({ items: [4, 3, 2, 1], stores: [3, 2] });
});

test('WSH-01 adding or removing again changes nothing, also concurrently', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('item_id=1')));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await sql`select from wishlist_items where customer_id = ${me.id}`).toHaveLength(1);
  await remove('item_id=1');
  expect((await remove('item_id=1')).statusCode).toBe(200);
});

test('WSH-01 favourites require a token', async () => {
  const answer = await add('item_id=1', {});
  expect(answer.statusCode).toBe(403);
  expect(answer.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe('sign_in_required');
});

test.each([
  ['item_id=99', 404, 'favourite_unknown'],
  ['item_id=5', 404, 'favourite_unknown'],
  ['store_id=4', 404, 'favourite_unknown'],
  ['', 422, 'favourite_unclear'],
  ['item_id=1&store_id=1', 422, 'favourite_unclear'],
  ['item_id=abc', 422, 'invalid_input'],
])('WSH-01 %s is refused with %i', async (query, status, code) => {
  const answer = await add(query);
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe(code);
});

test('T58 customers see only their own favourites', async () => {
  await add('item_id=1');
  const other = await addCustomer(sql);
  await shop.del('/customer/wish-list/remove?item_id=1', other.headers);
  expect(await list()).toMatchObject({ items: [1] });
});

test('T107 the number of favourites is limited', async () => {
  await sql`
    insert into items (id, store_id, category_id, parent_category_id, slug, name_en, price_minor, name_search_en)
    select n, 1, 1, 1, 'many-' || n, 'Many', 100, 'many' from generate_series(1000, 1499) n`;
  await sql`
    insert into wishlist_items (customer_id, item_id, created_at)
    select ${me.id}, id, now() from items where id between 1000 and 1499`;
  expect((await add('item_id=1')).statusCode).toBe(409);
  expect((await add('item_id=1000')).statusCode).toBe(200);
});
