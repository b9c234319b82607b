import type { Sql } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addGuest, addMember } from '../../../testing/people.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addStore } from '../../../testing/small-world.ts';

const WITHIN_MS = 1_000;
const NOON = new Date('2026-03-02T12:00:00Z');
let now = NOON;
let [first, second]: TestApi[] = [];
let sql: Sql;
let manager: Record<string, string>;
let guestId: string;
const visitor = { zoneid: '[1]', moduleid: '1' };

beforeAll(async () => {
  first = await openTestApi({ clock: () => now });
  second = await openTestApi({ clock: () => now, sharedDatabase: first.database });
  sql = first.database.db.sql;
  await addStore(sql, { id: 1, nameEn: 'Grill', hours: '{[540,1320),[1980,2760)}' });
  await addCategory(sql, { id: 1 });
  await addItem(sql, { id: 1, nameEn: 'Falafel plate', priceMinor: 1000 });
  manager = await addMember(sql, { role: 'manager', now: NOON });
  ({ guestId } = await addGuest(sql));
  await node(1).post('/customer/cart/add', { item_id: 1, model: 'Item', quantity: 1, guest_id: guestId }, visitor);
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});

function node(number: 1 | 2): TestApi {
  const api = number === 1 ? first : second;
  if (!api) throw new Error('The node was not opened');
  return api;
}

type Card = { id: number; name: string; price: number; stock: number | null; open: number };
type Seen = { list: Card | undefined; search: string[]; suggestions: string[]; cart: string };

/** What visitors of the other node see of the item. */
async function seen(search: string): Promise<Seen> {
  const get = async <T>(path: string) => (await node(2).get(path, visitor)).json<T>();
  const [list, found, suggested, cart] = await Promise.all([
    get<{ products: Card[] }>('/items/popular'),
    get<{ products: Card[] }>(`/items/search?name=${search}`),
    get<{ items: { name: string }[] }>(`/items/item-or-store-search?name=${search}`),
    get<{ carts: { price: number; problems?: { code: string }[] }[]; store: { open: number } | null }>(
      `/customer/cart/list?guest_id=${guestId}`,
    ),
  ]);
  return {
    list: list.products.find(({ id }) => id === 1),
    search: found.products.map(({ name, price }) => `${name} ${price}`),
    suggestions: suggested.items.map(({ name }) => name),
    cart: JSON.stringify(cart),
  };
}

/** Both nodes hold everything in memory before the change. */
async function change(path: string, body: object, search: string): Promise<void> {
  await seen(search);
  const reply = await node(1).put(path, body, manager);
  expect(reply.statusCode).toBe(200);
}

const poll = (read: () => Promise<unknown>) => expect.poll(read, { timeout: WITHIN_MS, interval: 20 });

test('OPS-05 a new price is seen on another node within a second: lists, search and carts', async () => {
  await change('/console/items/1', { price: 12.5 }, 'falafel');
  await poll(async () => {
    const { list, search, cart } = await seen('falafel');
    return [list?.price, search, cart.includes('12.5')];
  }).toEqual([12.5, ['Falafel plate 12.5'], true]);
});

test('OPS-05 a new name is seen on another node within a second: lists, search, suggestions and carts', async () => {
  await change('/console/items/1', { name: { en: 'Green falafel', ar: 'فلافل خضراء' } }, 'green');
  await poll(async () => {
    const { list, search, suggestions, cart } = await seen('green');
    return [list?.name, search, suggestions, cart.includes('Green falafel')];
  }).toEqual(['Green falafel', ['Green falafel 12.5'], ['Green falafel'], true]);
  expect((await seen('plate')).suggestions).toEqual([]);
});

test('OPS-05 sold out today is seen on another node within a second, and ends when the store opens on another day', async () => {
  const order = async () => {
    const line = { item_id: 1, model: 'Item', quantity: 1, guest_id: (await addGuest(sql)).guestId };
    const reply = await node(2).post('/customer/cart/add', line, visitor);
    return reply.statusCode === 200 ? 'added' : reply.json<{ errors: { code: string }[] }>().errors[0]?.code;
  };
  expect(await order()).toBe('added');
  await change('/console/items/1/sold-out', { sold_out: true }, 'green');
  await poll(async () => [(await seen('green')).list?.stock, await order()]).toEqual([0, 'out_of_stock']);
  expect((await seen('green')).cart).toContain('out_of_stock');
  now = new Date('2026-03-02T20:00:00Z');
  expect(await order()).toBe('out_of_stock');
  now = new Date('2026-03-03T09:00:00Z');
  expect([(await seen('green')).list?.stock, await order()]).toEqual([null, 'added']);
  now = NOON;
});

test('OPS-05 a store that is closed for a holiday is closed on another node within a second', async () => {
  await change('/console/stores/1/hours', { holidays: ['2026-03-02'] }, 'green');
  await poll(async () => {
    const { list, cart } = await seen('green');
    return [list?.open, cart.includes('"open":0')];
  }).toEqual([0, true]);
});

test('OPS-05 a store that is switched off disappears from another node within a second', async () => {
  await change('/console/stores/1', { active: false }, 'green');
  await poll(async () => {
    const { list, search } = await seen('green');
    return [list, search];
  }).toEqual([undefined, []]);
});
