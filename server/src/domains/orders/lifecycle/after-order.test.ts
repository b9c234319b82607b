import type { OrderCard, OrderDetail } from '@rialto/contract/shapes/order.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import {
  codeOf,
  NOON,
  openOrderingShop,
  queryOf,
  type Buyer,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts';
import { addItem } from '../../../testing/small-catalogue.ts';
import { changeOrderStatus } from './change-order-status.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const idOf = (answer: LightMyRequestResponse) => answer.json<{ order_id: number }>().order_id;
const ordered = async (buyer: Buyer, line: object = { item_id: 1 }, wish = {}) => {
  await shop.add(buyer, line);
  return idOf(await shop.order(buyer, wish));
};
const details = (buyer: Buyer, id: number) =>
  shop.get(`/customer/order/details?order_id=${id}&${queryOf(buyer)}`, buyer.headers);
const list = async (buyer: Buyer, name: string, query = '') =>
  (await shop.get(`/customer/order/${name}${query}`, buyer.headers)).json<{
    total_size: number;
    orders: OrderCard[];
  }>();
const deliver = async (id: number) => {
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
    await changeOrderStatus(shop.sql, id, { to, by: 'operator', now: NOON });
};

test('CHK-13 D2 order ids are unique, have nine digits and do not reveal the number of orders', async () => {
  const buyer = await shop.customer();
  const ids: number[] = [];
  for (let count = 0; count < 8; count++) ids.push(await ordered(buyer));
  for (const id of ids) expect(String(id)).toMatch(/^[1-9]\d{8}$/);
  expect(new Set(ids).size).toBe(8);
  const steps = ids.slice(1).map((id, at) => Math.abs(id - (ids[at] ?? 0)));
  expect(Math.min(...steps)).toBeGreaterThan(1_000);
});

test('CHK-14 details have items, bill, timeline and address as a copy that later changes do not affect', async () => {
  const { sql } = shop;
  await addItem(sql, { id: 50, nameEn: 'Koshari', nameAr: 'كشري', priceMinor: 800, discount: ['percent', 2500] });
  const buyer = await shop.customer();
  const id = await ordered(
    buyer,
    { item_id: 50, quantity: 2, note: 'No onions' },
    { order_note: 'Ring twice', house: '12' },
  );
  const before = (await details(buyer, id)).json<OrderDetail>();
  expect(before).toMatchObject({
    id,
    order_status: 'pending',
    order_amount: 12,
    can_cancel: 1,
    can_refund: 0,
    store: { id: 1, name: 'Store 1' },
    lines: [
      { name: 'Koshari', quantity: 2, price: 8, discount: 4, discount_kind: 'item', total: 12, note: 'No onions' },
    ],
    delivery_address: { address: '12 Harbour Street', house: '12', latitude: 33.1 },
    contact_person_name: 'Mariam Adel',
    order_note: 'Ring twice',
    timeline: [{ status: 'pending', at: NOON.toISOString(), reason: null }],
    pending: NOON.toISOString(),
    confirmed: null,
  });
  await sql`update items set name_en = 'Other', price_minor = 9900 where id = 50`;
  await sql`update stores set name_en = 'New name' where id = 1`;
  expect((await details(buyer, id)).json()).toEqual(before);
  await sql`update stores set name_en = 'Store 1' where id = 1`;
  const arabic = await shop.get(`/customer/order/details?order_id=${id}`, { ...buyer.headers, 'x-localization': 'ar' });
  expect(arabic.json<OrderDetail>().lines[0]?.name).toBe('كشري');
});

test('CHK-14 D13 running and past orders are separate paged lists, latest first', async () => {
  const buyer = await shop.customer();
  const [first, second, third] = [await ordered(buyer), await ordered(buyer), await ordered(buyer)];
  await shop.sql`update orders set created_at = created_at - interval '1 hour' where id = ${first}`;
  await deliver(second);
  await shop.cancel(buyer, third);
  expect((await list(buyer, 'running')).orders.map(({ id }) => id)).toEqual([first]);
  expect((await list(buyer, 'history')).orders.map(({ order_status }) => order_status).sort()).toEqual([
    'canceled',
    'delivered',
  ]);
  expect((await list(buyer, 'delivered')).orders.map(({ id }) => id)).toEqual([second]);
  expect(await list(buyer, 'history', '?limit=1&offset=2')).toMatchObject({ total_size: 2, orders: [{}] });
  expect((await shop.get('/customer/order/anything', buyer.headers)).statusCode).toBe(422);
  expect((await shop.get('/customer/order/running')).statusCode).toBe(403);
  expect((await list(await shop.customer(), 'running')).orders).toEqual([]);
});

test('CHK-14 an order can be cancelled with a reason while it is pending, and not later', async () => {
  const buyer = await shop.guest();
  const id = await ordered(buyer, { item_id: 3, quantity: 4 });
  const answer = await shop.cancel(buyer, id);
  expect(answer.json()).toEqual({ message: 'Order cancelled' });
  expect((await details(buyer, id)).json()).toMatchObject({
    order_status: 'canceled',
    cancel_reason: 'By mistake',
    can_cancel: 0,
  });
  const other = await ordered(buyer);
  await changeOrderStatus(shop.sql, other, { to: 'confirmed', by: 'store', now: NOON });
  expect(codeOf(await shop.cancel(buyer, other))).toBe('order_step_refused');
});

test('CHK-14 a refund can be requested once, after delivery', async () => {
  const buyer = await shop.customer();
  const id = await ordered(buyer);
  const ask = () =>
    shop.post(
      '/customer/order/refund-request',
      { order_id: id, customer_reason: 'Cold', customer_note: 'Ice' },
      buyer.headers,
    );
  expect(codeOf(await ask())).toBe('order_step_refused');
  await deliver(id);
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await details(buyer, id)).json()).toMatchObject({
    order_status: 'refund_requested',
    refund: { reason: 'Cold', note: 'Ice', amount: 10, status: 'pending' },
  });
  expect(codeOf(await ask())).toBe('refund_asked');
});

test('CHK-14 reordering shows what is available and its current price', async () => {
  const { sql } = shop;
  await addItem(sql, { id: 60, priceMinor: 500, stock: 5 });
  await addItem(sql, { id: 61, nameEn: 'Gone', priceMinor: 500 });
  const buyer = await shop.customer();
  for (const item_id of [1, 60, 61]) await shop.add(buyer, { item_id, quantity: 2 });
  const id = idOf(await shop.order(buyer));
  await sql`update inventory set stock = 1 where item_id = 60`;
  await sql`update items set active = false where id = 61`;
  await sql`update items set price_minor = 1100 where id = 1`;
  const answer = await shop.get(`/customer/order/reorder?order_id=${id}`, buyer.headers);
  const again = answer.json<{
    lines: { item_id: number; former_total: number; total: number; problem: { code: string } | null }[];
  }>();
  expect(
    again.lines.map(({ item_id, former_total, total, problem }) => [item_id, former_total, total, problem?.code]),
  ).toEqual([
    [1, 20, 22, undefined],
    [60, 10, 0, 'out_of_stock'],
    [61, 10, 0, 'item_unavailable'],
  ]);
  await sql`update items set price_minor = 1000 where id = 1`;
});

test('T58 another customer’s order is treated as unknown', async () => {
  const id = await ordered(await shop.customer());
  for (const stranger of [await shop.customer(), await shop.guest()]) {
    const query = `order_id=${id}&${queryOf(stranger)}`;
    const unknown = `order_id=100000001&${queryOf(stranger)}`;
    for (const path of ['details', 'reorder']) {
      const [theirs, nobodys] = await Promise.all(
        [query, unknown].map((asked) => shop.get(`/customer/order/${path}?${asked}`, stranger.headers)),
      );
      expect([theirs?.statusCode, theirs?.body]).toEqual([404, nobodys?.body]);
    }
    expect((await shop.cancel(stranger, id)).statusCode).toBe(404);
    const refund = { order_id: id, customer_reason: 'x', ...stranger.guest };
    expect((await shop.post('/customer/order/refund-request', refund, stranger.headers)).statusCode).toBe(404);
  }
});

test('HOM-11 SEA-03 stores with earlier orders and similar items are listed', async () => {
  const here = { zoneid: '[1]', moduleid: '1' };
  const buyer = await shop.customer();
  const stores = async () =>
    (await shop.get('/customer/visit-again', { ...here, ...buyer.headers })).json<{ id: number }[]>();
  const suggested = async () =>
    (await shop.get('/customer/suggested-items?limit=3', { ...here, ...buyer.headers })).json<{
      products: { id: number }[];
    }>().products;
  expect(await stores()).toEqual([]);
  expect(await suggested()).toEqual([]);
  await ordered(buyer, { item_id: 1 });
  const gone = await ordered(buyer, { item_id: 2 });
  await shop.sql`update orders set created_at = created_at - interval '1 hour' where owner_id = ${buyer.id} and store_id = 1`;
  expect((await stores()).map(({ id }) => id)).toEqual([2, 1]);
  expect((await suggested())[0]?.id).toBe(1);
  await shop.cancel(buyer, gone);
  expect((await stores()).map(({ id }) => id)).toEqual([1]);
});

test('D11 a deleted account leaves anonymous orders, and is not deleted while an order runs', async () => {
  const buyer = await shop.customer();
  const id = await ordered(buyer);
  const erase = () => shop.del('/customer/remove-account', buyer.headers);
  expect(codeOf(await erase())).toBe('orders_running');
  await shop.cancel(buyer, id);
  expect(codeOf(await erase())).toBe('ok');
  const [row] = await shop.sql<object[]>`
    select address, contact_name, contact_number, contact_email, note, total_minor from orders where id = ${id}`;
  expect(row).toEqual({
    address: null,
    contact_name: null,
    contact_number: null,
    contact_email: null,
    note: null,
    total_minor: 1000,
  });
});
