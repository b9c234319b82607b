import type { Sql } from '@rialto/database/sql.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { multipart } from '../../../testing/multipart.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addMember } from '../../../testing/people.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addStore } from '../../../testing/small-world.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
let shop: TestApi;
let sql: Sql;
let manager: Record<string, string>;
let now = NOON;
const visitor = { zoneid: '[1]', moduleid: '1' };

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  sql = shop.database.db.sql;
  await addStore(sql, { id: 1, nameEn: 'Grill' });
  await addStore(sql, { id: 2, nameEn: 'Bakery' });
  await addCategory(sql, { id: 1, nameEn: 'Mains' });
  await addCategory(sql, { id: 2, nameEn: 'Burgers', parent: 1 });
  await addItem(sql, { id: 1, nameEn: 'Plain burger', category: 2, parentCategory: 1 });
  manager = await addMember(sql, { role: 'manager', now: NOON });
});
beforeEach(() => {
  now = NOON;
});
afterAll(() => shop.close());

type Values = Record<string, unknown>;
type Row = {
  action: string;
  subject: string;
  subjectId: string;
  storeId: number | null;
  before: Values;
  after: Values;
};
const lastChange = async () =>
  (
    await sql<Row[]>`
      select action, subject, subject_id as "subjectId", store_id as "storeId", before, after
      from audit_log order by id desc limit 1`
  )[0];
const name = (en: string, ar: string | null = null) => ({ en, ar });
const price = async (id: number) => (await shop.get(`/items/details/${id}`, visitor)).json<{ price: number }>().price;

test('OPS-05 a new store belongs to the zone of its point, is sold from at once and is recorded', async () => {
  const point = { lat: 33.1, lng: 27.1 };
  const sent = { module_id: 1, name: name('Corner café', 'مقهى الزاوية'), address: name('1 Corner Street'), point };
  const store = (await shop.post('/console/stores', sent, manager)).json<Values>();
  expect(store).toMatchObject({ zone_id: 1, slug: 'corner-cafe', active: true, item_count: 0, timezone: 'UTC' });
  expect(store['hours']).toHaveLength(7);
  const { stores } = (await shop.get('/stores/get-stores/all', visitor)).json<{ stores: { name: string }[] }>();
  expect(stores.map((each) => each.name)).toContain('Corner café');
  expect(await lastChange()).toMatchObject({ action: 'addStore', subject: 'store', before: null });
  const twin = (await shop.post('/console/stores', sent, manager)).json<Values>();
  expect(twin['slug']).toBe(`corner-cafe-${String(twin['id'])}`);
  const outside = await shop.post('/console/stores', { ...sent, point: { lat: 10, lng: 10 } }, manager);
  expect([outside.statusCode, outside.json()]).toMatchObject([404, { errors: [{ code: 'zone_not_served' }] }]);
});

test('OPS-05 hours keep breaks and shifts past midnight, also the one from Sunday to Monday', async () => {
  const hours = [
    { day: 0, opens: '18:00', closes: '02:00' },
    { day: 1, opens: '09:00', closes: '13:00' },
    { day: 1, opens: '17:00', closes: '22:30' },
    { day: 5, opens: '22:00', closes: '04:00' },
  ];
  const change = await shop.put('/console/stores/2/hours', { hours }, manager);
  expect(change.json<{ store: Values }>().store['hours']).toEqual(hours);
  expect(await lastChange()).toMatchObject({
    action: 'changeStoreHours',
    subjectId: '2',
    storeId: 2,
    after: { hours },
  });
});

test('OPS-05 on a holiday a store is closed in lists and on its page, and opens after it', async () => {
  await sql`update stores set hours = '{[0,10080)}' where id = 1`;
  await shop.put('/console/stores/1/hours', { holidays: ['2026-03-02'] }, manager);
  const open = async () => {
    const page = (await shop.get('/stores/details/1', visitor)).json<{ open: number; opens_text: string }>();
    const { products } = (await shop.get('/items/popular', visitor)).json<{
      products: { id: number; open: number }[];
    }>();
    return [page.open, products.find(({ id }) => id === 1)?.open];
  };
  await expect.poll(open).toEqual([0, 0]);
  now = new Date('2026-03-03T12:00:00Z');
  expect(await open()).toEqual([1, 1]);
  await shop.put('/console/stores/1/hours', { holidays: [] }, manager);
});

test('OPS-05 a new item has options, add-ons and stock, is found by its names and counts for its store', async () => {
  const addOn = (await shop.post('/console/add-ons', { store_id: 1, name: name('Cheese'), price: 1.5 }, manager)).json<{
    id: number;
  }>();
  const size = { name: name('Size', 'الحجم'), type: 'single', required: true, min: 0, max: 0 };
  const values = [
    { label: name('Small'), price: 0, off: false },
    { label: name('Large'), price: 2, off: false },
  ];
  const sent = {
    ...{ store_id: 1, name: name('Zesty burger', 'برجر حار'), category_id: 2, price: 9.5, stock: 7 },
    ...{ food_variations: [{ ...size, values }], add_on_ids: [addOn.id] },
    available: [{ from: '18:00', until: '02:00' }],
  };
  const reply = await shop.post('/console/items', sent, manager);
  const item = reply.json<Values & { id: number }>();
  expect(item).toMatchObject({ ...sent, slug: 'zesty-burger', sold_out_until: null });
  const page = (await shop.get(`/items/details/${item.id}`, visitor)).json<Values>();
  expect(page).toMatchObject({ price: 9.5, stock: 7, category_id: 2, available_time_starts: '18:00' });
  expect(page['food_variations']).toMatchObject([{ name: 'Size', values: [{ label: 'Small' }, { label: 'Large' }] }]);
  expect(page['add_ons']).toMatchObject([{ name: 'Cheese', price: 1.5 }]);
  const { products } = (await shop.get('/items/search?name=zesty', visitor)).json<{ products: { id: number }[] }>();
  expect(products.map(({ id }) => id)).toEqual([item.id]);
  const found = (await shop.get('/items/search?name=mains', visitor)).json<{ products: { id: number }[] }>();
  expect(found.products.map(({ id }) => id)).toContain(item.id);
  expect(await lastChange()).toMatchObject({ action: 'addItem', subjectId: String(item.id), storeId: 1, before: null });
  const counted = (await shop.get('/console/stores/1', manager)).json<{ item_count: number }>();
  expect(counted.item_count).toBe(2);
});

test('OPS-05 an option that is switched off is no longer offered, and comes back', async () => {
  const values = ['Rare', 'Done'].map((en) => ({ label: name(en), price: 0, off: false }));
  const group = { name: name('Roast'), type: 'single', required: true, min: 0, max: 0, values };
  await shop.put('/console/items/1', { food_variations: [group] }, manager);
  const offered = async () => {
    const page = (await shop.get('/items/details/1', visitor)).json<{
      food_variations: { values: { label: string }[] }[];
    }>();
    return page.food_variations.flatMap((each) => each.values.map(({ label }) => label));
  };
  expect(await offered()).toEqual(['Rare', 'Done']);
  const off = { ...group, values: values.map((value, at) => ({ ...value, off: at === 0 })) };
  await shop.put('/console/items/1', { food_variations: [off] }, manager);
  expect(await offered()).toEqual(['Done']);
  const { guest_id } = (await shop.post('/auth/guest/request', {}, {})).json<{ guest_id: string }>();
  const wanted = {
    item_id: 1,
    model: 'Item',
    quantity: 1,
    variation: [{ name: 'Roast', values: { label: ['Rare'] } }],
  };
  const refused = await shop.post('/customer/cart/add', { ...wanted, guest_id }, visitor);
  expect(refused.json()).toMatchObject({ errors: [{ code: 'choice_unknown' }] });
  await shop.put('/console/items/1', { food_variations: [] }, manager);
});

test('OPS-05 an item sold at several times of day keeps them when something else changes, and undo restores them', async () => {
  const stored = async () =>
    (await sql<{ available: string | null }[]>`select available::text from items where id = 1`)[0]?.available;
  // 08:00 to 11:30 and 22:00 to midnight, and the same until 02:00, as an import stores it.
  const cases = { 11: '{[480,690),[1320,1440)}', 12: '{[0,120),[480,690),[1320,1440)}' };
  for (const [price, windows] of Object.entries(cases).map(([text, stored]) => [Number(text), stored] as const)) {
    await sql`update items set available = ${windows}::text::int4multirange where id = 1`;
    await shop.put('/console/items/1', { price }, manager);
    expect(await stored()).toBe(windows);
    expect((await lastChange())?.after).toEqual({ price });
    const { available } = (await shop.get('/console/items/1', manager)).json<{ available: unknown }>();
    const until = windows.startsWith('{[0,120)') ? '02:00' : '00:00';
    expect(available).toEqual([
      { from: '08:00', until: '11:30' },
      { from: '22:00', until },
    ]);
    const lunch = { available: [{ from: '12:00', until: '14:00' }], price: 10 };
    const { change_id: id } = (await shop.put('/console/items/1', lunch, manager)).json<{ change_id: number }>();
    expect(await stored()).toBe('{[720,840)}');
    expect((await lastChange())?.before).toEqual({ available, price });
    expect((await shop.post(`/console/changes/${id}/undo`, {}, manager)).statusCode).toBe(200);
    expect(await stored()).toBe(windows);
  }
  await shop.put('/console/items/1', { available: null, price: 10 }, manager);
});

test.each([
  ['a category of nobody', { category_id: 99 }, 'category_unknown'],
  ['a brand of nobody', { brand_id: 99 }, 'brand_unknown'],
  ['an unknown picture', { pictures: ['p-none'] }, 'picture_unknown'],
  ['an add-on of another store', { add_on_ids: [99] }, 'add_on_unknown'],
  ['a discount above the price', { discount: { type: 'amount', value: 50 } }, 'discount_too_high'],
])('OPS-05 an item with %s is refused', async (_what, sent, code) => {
  const reply = await shop.put('/console/items/1', sent, manager);
  expect([reply.statusCode, reply.json()]).toMatchObject([422, { errors: [{ code }] }]);
});

test('OPS-05 combinations get a key that stays when they are renamed, and a stock of their own', async () => {
  const options = [{ title: name('Colour'), options: [name('Sand'), name('Sea')] }];
  const variations = ['Sand', 'Sea'].map((en, at) => ({ key: '', label: name(en), price: 5 + at, stock: 2 + at }));
  const item = (
    await shop.post(
      '/console/items',
      { store_id: 1, name: name('Towel'), category_id: 2, price: 5, choice_options: options, variations },
      manager,
    )
  ).json<{ id: number; variations: { key: string }[] }>();
  expect(item.variations.map(({ key }) => key)).toEqual(['sand', 'sea']);
  const renamed = item.variations.map((each, at) => (at === 0 ? { ...each, label: name('Dune'), stock: 9 } : each));
  const reply = await shop.put(`/console/items/${item.id}`, { variations: renamed.slice(0, 1) }, manager);
  expect(reply.json<{ item: Values }>().item['variations']).toMatchObject([
    { key: 'sand', label: { en: 'Dune' }, stock: 9 },
  ]);
  const stocks = await sql`select variation_key, stock from inventory where item_id = ${item.id}`;
  expect(stocks).toEqual([{ variation_key: 'sand', stock: 9 }]);
});

test('OPS-05 a picture is encoded again, and a file that only claims to be one is refused', async () => {
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const send = (bytes: Buffer) => {
    const { headers, payload } = multipart([{ name: 'picture', bytes }]);
    const url = '/api/v1/console/pictures';
    return shop.http.inject({ method: 'POST', url, headers: { ...headers, ...manager }, payload });
  };
  const first = (await send(png)).json<{ id: string; url: string }>();
  expect(first.url).toBe(`/media/${first.id}`);
  const [stored] = await sql<{ bytes: Buffer }[]>`select bytes from pictures where id = ${first.id}`;
  expect((await sharp(stored?.bytes).metadata()).format).toBe('webp');
  expect((await send(png)).json()).toEqual(first);
  const change = await shop.put('/console/items/1', { pictures: [first.id] }, manager);
  expect(change.json<{ item: Values }>().item['pictures']).toEqual([first]);
  const svg = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect(svg.json()).toMatchObject({ errors: [{ code: 'picture_type_refused' }] });
});

test('OPS-05 a bulk change is done for a whole store or not at all, and undone as a whole', async () => {
  await addStore(sql, { id: 5, nameEn: 'Bulk store' });
  for (const id of [51, 52, 53]) await addItem(sql, { id, store: 5, category: 2, parentCategory: 1, priceMinor: 1000 });
  const send = (body: Values) => shop.post('/console/item-changes', { store_id: 5, ...body }, manager);
  const foreign = await send({ item_ids: [51, 1], change: { price_percent: 10 } });
  expect([foreign.statusCode, await price(51)]).toEqual([404, 10]);
  const change = { price_percent: 10, price_amount: 0.5, category_id: 1, discount_percent: 20 };
  const some = (await send({ item_ids: [51, 52], change })).json<{ change_id: number; changed_count: number }>();
  expect([some.changed_count, await price(51), await price(53)]).toEqual([2, 11.5, 10]);
  const log = await lastChange();
  expect(log).toMatchObject({ action: 'changeItems', subject: 'store_items', storeId: 5 });
  expect(log?.before).toEqual({
    items: Object.fromEntries(
      [51, 52].map((id) => [id, { price: 10, category_id: 2, discount: { type: 'percent', value: 0 } }]),
    ),
  });
  const all = (await send({ filter: { name: 'item' }, change: { sold_out: true } })).json<{ changed_count: number }>();
  expect(all.changed_count).toBe(3);
  expect((await shop.post(`/console/changes/${some.change_id}/undo`, {}, manager)).statusCode).toBe(200);
  expect(await price(51)).toBe(10);
});

test('OPS-05 a change is undone by the member who made it, unless it was changed again', async () => {
  const change = async (sent: Values) =>
    (await shop.put('/console/items/1', sent, manager)).json<{ change_id: number }>().change_id;
  const undo = (id: number, by = manager) => shop.post(`/console/changes/${id}/undo`, {}, by);
  const first = await change({ price: 12, name: name('Better burger', 'برجر أفضل') });
  const other = await addMember(sql, { role: 'manager', now: NOON });
  expect((await undo(first, other)).statusCode).toBe(404);
  expect((await undo(first)).statusCode).toBe(200);
  expect((await shop.get('/console/items/1', manager)).json()).toMatchObject({ price: 10, name: name('Plain burger') });
  expect(await lastChange()).toMatchObject({ action: 'undoChange', subject: 'item', after: { price: 10 } });
  const second = await change({ price: 13 });
  await change({ price: 14 });
  const late = await undo(second);
  expect([late.statusCode, late.json()]).toMatchObject([409, { errors: [{ code: 'changed_since' }] }]);
  expect(await price(1)).toBe(14);
});

test('OPS-05 a pause of a store is not a change of the catalogue and cannot be undone', async () => {
  for (const length of ['hour', 'none']) await shop.put('/console/board/stores/1/pause', { length }, manager);
  const [row] = await sql<{ id: number; action: string }[]>`select id, action from audit_log order by id desc limit 1`;
  expect(row?.action).toBe('pauseStore');
  expect((await shop.post(`/console/changes/${row?.id}/undo`, {}, manager)).statusCode).toBe(404);
});

test('OPS-05 categories have two levels and keep the order that staff give them', async () => {
  const add = (sent: Values) => shop.post('/console/categories', { module_id: 1, ...sent }, manager);
  const drinks = (await add({ name: name('Drinks') })).json<{ id: number }>();
  const hot = (await add({ name: name('Hot drinks'), parent_id: drinks.id })).json<{ id: number }>();
  const nested = await add({ name: name('Tea'), parent_id: hot.id });
  expect(nested.json()).toMatchObject({ errors: [{ code: 'category_nested' }] });
  await shop.put('/console/category-order', { ids: [drinks.id, 1] }, manager);
  const categories = async () =>
    (await shop.get('/categories', visitor)).json<{ id: number; name: string }[]>().map((each) => each.name);
  await expect.poll(categories).toEqual(['Drinks', 'Mains']);
  await shop.put('/console/categories/2', { parent_id: drinks.id }, manager);
  const [item] = await sql`select parent_category_id from items where id = 1`;
  expect(item).toEqual({ parent_category_id: drinks.id });
  await shop.put('/console/categories/2', { parent_id: 1 }, manager);
});
