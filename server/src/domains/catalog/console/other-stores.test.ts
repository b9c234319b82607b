import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addMember } from '../../../testing/people.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
let sql: Sql;
let member: Record<string, string>;
const UNKNOWN = 999_999_999;

beforeAll(async () => {
  shop = await openTestApi();
  sql = shop.database.db.sql;
  await addStore(sql, { id: 1 });
  await addStore(sql, { id: 2 });
  await addCategory(sql, { id: 1 });
  await addItem(sql, { id: 1, store: 1 });
  await addItem(sql, { id: 2, store: 2 });
  await sql`insert into add_ons (id, store_id, name_en, price_minor) values (1, 1, 'Own', 100), (2, 2, 'Other', 100)`;
  member = await addMember(sql, { role: 'store', storeIds: [1] });
});
afterAll(() => shop.close());

const name = { en: 'Name', ar: null };
type Call = [name: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object];

/** Every call of the catalogue that names a store, an item or an add-on, with the id. */
const callsWith = (id: number): Call[] => [
  ['readConsoleStore', 'GET', `/console/stores/${id}`],
  ['changeStoreHours', 'PUT', `/console/stores/${id}/hours`, { holidays: [] }],
  ['readConsoleItem', 'GET', `/console/items/${id}`],
  ['addItem', 'POST', '/console/items', { store_id: id, name, category_id: 1, price: 1 }],
  ['changeItem', 'PUT', `/console/items/${id}`, { price: 1 }],
  ['sellOutItem', 'PUT', `/console/items/${id}/sold-out`, { sold_out: true }],
  ['changeItems', 'POST', '/console/item-changes', { store_id: id, change: { active: false } }],
  ['listAddOns', 'GET', `/console/add-ons?store_id=${id}`],
  ['addAddOn', 'POST', '/console/add-ons', { store_id: id, name, price: 1 }],
  ['changeAddOn', 'PUT', `/console/add-ons/${id}`, { price: 1 }],
  ['undoChange', 'POST', `/console/changes/${id}/undo`, {}],
];

const send = ([, method, path, body]: Call) =>
  shop.http.inject({ method, url: `/api/v1${path}`, headers: member, ...(body && { payload: body }) });

test.each(callsWith(2).map((call, at) => [call[0], call, callsWith(UNKNOWN)[at]] as const))(
  'OPS-05 OPS-13 %s refuses staff of another store like an unknown id',
  async (_name, foreign, unknown) => {
    if (!unknown) throw new Error('The lists have the same calls');
    const [of, none] = [await send(foreign), await send(unknown)];
    expect([of.statusCode, of.json()]).toEqual([404, none.json()]);
    expect(none.statusCode).toBe(404);
  },
);

test('OPS-13 nothing of the other store was changed or listed', async () => {
  const [item] = await sql`select price_minor, active, sold_out_until from items where id = 2`;
  expect(item).toEqual({ price_minor: 1000, active: true, sold_out_until: null });
  expect(await sql`select from audit_log`).toEqual([]);
  const items = (await shop.get('/console/items', member)).json<{ items: { id: number }[]; total_size: number }>();
  expect([items.items.map(({ id }) => id), items.total_size]).toEqual([[1], 1]);
  const stores = (await shop.get('/console/stores', member)).json<{ stores: { id: number }[] }>();
  expect(stores.stores.map(({ id }) => id)).toEqual([1]);
  const counts = (await shop.get('/console/item-counts', member)).json<{ stores: { id: number }[] }>();
  expect(counts.stores.map(({ id }) => id)).toEqual([1]);
});

test('OPS-13 every call of the catalogue for staff of stores that names a thing is in the list above', () => {
  const listed = new Set(callsWith(1).map(([call]) => call));
  const named = Object.entries(allEndpoints).filter(
    ([, { needs, path, body }]) =>
      needs.includes('staff:catalogue') &&
      /^\/console\/(stores|items|item-changes|add-ons|changes)/.test(path) &&
      (path.includes('{id}') || JSON.stringify(body ?? {}).includes('store_id')),
  );
  expect(named.map(([call]) => call).filter((call) => !listed.has(call))).toEqual([]);
});
