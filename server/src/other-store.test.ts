import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import { isOfStores, permissionsOf } from '@rialto/rules/staff/permissions.ts';
import { staffRoles } from '@rialto/contract/shapes/enums.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourier, deliver, markDeliveredBy } from './testing/delivered-orders.ts';
import { multipart } from './testing/multipart.ts';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from './testing/ordering-shop.ts';
import { addMember } from './testing/people.ts';
import { call } from './testing/smallest-call.ts';

const MESSAGE = '0b6f6b1e-4a0c-4f27-9a7e-2f8f8f4f9d11';
const unknownLike = (id: number | string) =>
  typeof id === 'string' ? '11111111-2222-4333-8444-555555555555' : 999_999_999;

let shop: OrderingShop;
let stranger: Buyer;
let things: Record<string, number | string>;
beforeAll(async () => {
  shop = await openOrderingShop();
  await addCourier(shop.sql, 1);
  const headers = await addMember(shop.sql, { role: 'store', storeIds: [2] });
  stranger = { kind: 'guest', id: 1, headers, guest: {} };
  things = await thingsOfStore1();
});
afterAll(() => shop.close());

/** One thing of store 1 for each kind, by the name of its list in a path. */
async function thingsOfStore1(): Promise<Record<string, number | string>> {
  const { sql } = shop;
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1 });
  const orders = (await shop.order(buyer)).json<{ order_id: number }>().order_id;
  await deliver(sql, orders, NOON);
  await markDeliveredBy(sql, 1, orders, NOON);
  const form = { order_id: orders, item_id: 1, rating: 1, comment: 'Too salty' };
  const reviewed = await shop.post('/items/reviews/submit', form, buyer.headers);
  const letter = { receiver_type: 'store', receiver_id: 1, message: 'Hello' };
  const sent = await shop.post('/customer/message/send', letter, buyer.headers);
  const [staff] = await sql<{ id: number }[]>`
    insert into staff (name, role, created_at) values ('Manager', 'manager', now()) returning id`;
  const staffId = staff?.id ?? 0;
  await sql`
    insert into imports (id, staff_id, file_name, entity, file_bytes, created_at)
    values (77, ${staffId}, 'a.csv', 'items', 10, now())`;
  const [change] = await sql<{ id: number }[]>`
    insert into audit_log (at, staff_id, action, subject, subject_id, store_id, before, after)
    values (now(), ${staffId}, 'changeItem', 'item', '1', 1, '{"price": 1}', '{"price": 2}') returning id`;
  await sql`
    insert into contact_messages (id, name, email, topic, message, language)
    values (${MESSAGE}, 'Mariam', 'm@example.com', 'order', 'Where is my order?', 'en')`;
  await sql`insert into add_ons (id, store_id, name_en, price_minor) values (501, 1, 'Sauce', 100)`;
  return {
    orders,
    reviews: reviewed.json<{ review: { id: number } }>().review.id,
    conversations: sent.json<{ sent: { conversation_id: number } }>().sent.conversation_id,
    imports: 77,
    changes: change?.id ?? 0,
    'add-ons': 501,
    'contact-messages': MESSAGE,
    items: 1,
    stores: 1,
  };
}

/** A part of an import is a file in a form. */
function sendPart(path: string, id: number | string) {
  const { headers, payload } = multipart([
    { name: 'number', value: '0' },
    { name: 'part', bytes: Buffer.from('sku,name\r\n'), fileName: 'part', type: 'application/octet-stream' },
  ]);
  const url = `/api/v1${path.replace('{id}', String(id))}`;
  return shop.http.inject({ method: 'POST', url, headers: { ...stranger.headers, ...headers }, payload });
}

const ofStores = staffRoles.filter(isOfStores).flatMap(permissionsOf);
const named = Object.entries(allEndpoints).filter(
  ([, { path, needs }]) =>
    path.startsWith('/console/') &&
    path.includes('{id}') &&
    needs.some((need) => ofStores.some((permission) => need === `staff:${permission}`)),
);

test('OPS-13 the list of calls with an id that staff of a store may make is not empty', () => {
  expect(named.length).toBeGreaterThan(10);
});

test.each(named)('OPS-13 %s answers staff of another store as if the thing did not exist', async (name, endpoint) => {
  const list = /\/([\w-]+)\/\{id\}/.exec(endpoint.path)?.[1] ?? '';
  const id = things[list] ?? 0;
  expect(id, `${name} needs a thing of store 1 in this test`).not.toBe(0);
  const ask = (asked: number | string) =>
    name === 'addImportPart'
      ? sendPart(endpoint.path, asked)
      : call(shop, endpoint, stranger, { id: asked, to: 'confirmed' });
  const [theirs, unknown] = [await ask(id), await ask(unknownLike(id))];
  expect([name, theirs.statusCode, theirs.json()]).toEqual([name, unknown.statusCode, unknown.json()]);
  // A refusal of the form itself would prove nothing.
  expect([name, theirs.statusCode]).toEqual([name, 404]);
});

/** Fields that name a thing of a store, with one of store 1; and the caller's own things that such a call also needs. */
const namedThings: Readonly<Record<string, () => unknown>> = {
  store_id: () => 1,
  item_ids: () => [1],
  add_on_ids: () => [501],
  ids: () => `[${things['orders']}]`,
};
/** These belong to the whole shop or to a customer, and a message is looked for in its conversation only. */
const sharedFields = [
  ...['brand_id', 'category_id', 'condition_id', 'module_id', 'zone_id', 'customer_id'],
  ...['message_id'],
];
const own: Record<string, object> = {
  addItem: { store_id: 2, category_id: 1, price: 5, name: { en: 'Soup', ar: null } },
  changeItem: { id: 2 },
  changeItems: { store_id: 2, item_ids: [2], change: { active: true } },
};
const fields = Object.entries(allEndpoints)
  .filter(([, { needs }]) => needs.some((need) => ofStores.some((permission) => need === `staff:${permission}`)))
  .flatMap(([name, { query, body }]) => {
    const names = [query, body].flatMap((schema: { properties?: object } | undefined) =>
      Object.keys(schema?.properties ?? {}),
    );
    return names.filter((field) => /_ids?$|^ids$/.test(field)).map((field) => [name, field] as const);
  });

test('OPS-13 every field that names something is known here', () => {
  const unknown = fields.filter(([, field]) => !(field in namedThings) && !sharedFields.includes(field));
  expect(unknown).toEqual([]);
});

/** These only filter a list by the field, which is then empty. */
const emptyLists: Readonly<Record<string, string>> = {
  listConsoleItems: 'items',
  countItemsByStore: 'stores',
  listBoardOrders: 'orders',
  listStaffReviews: 'reviews',
  listStaffConversations: 'conversations',
};

test.each(fields.filter(([, field]) => field in namedThings))(
  'OPS-13 %s answers staff of another store for %s as if the thing did not exist',
  async (name, field) => {
    const theirs = namedThings[field]?.();
    const unknown = Array.isArray(theirs) ? [999_999] : typeof theirs === 'string' ? '[999999999]' : 999_999;
    const ask = (value: unknown) =>
      call(shop, allEndpoints[name] as never, stranger, {
        from: '2026-03-01',
        to: '2026-03-02',
        ...own[name],
        [field]: value,
      });
    const [one, other] = [await ask(theirs), await ask(unknown)];
    expect([name, one.statusCode, one.body]).toEqual([name, other.statusCode, other.body]);
    const list = emptyLists[name];
    // An unknown add-on is a mistake in the form of an item, which exists.
    const status = field === 'add_on_ids' ? 422 : 404;
    if (list === undefined) expect([name, one.statusCode]).toEqual([name, status]);
    else expect([name, one.statusCode, one.json()]).toMatchObject([name, 200, { [list]: [] }]);
    expect(one.body).not.toContain('invalid_input');
  },
);
