import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver, placeOrderOf } from '../../testing/delivered-orders.ts';
import { codeOf, NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../testing/ordering-shop.ts';
import { addItem } from '../../testing/small-catalogue.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
});
afterAll(() => shop.close());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ago = (ms: number) => new Date(NOON.getTime() - ms);
const reminder = async (buyer: Buyer, headers = {}) =>
  (await shop.get('/customer/review-reminder', { ...buyer.headers, ...headers })).json<{ order_id: number | null }>();
const cancel = (buyer: Buyer, orderId: number) =>
  shop.post('/customer/review-reminder/cancel', { order_id: orderId }, buyer.headers);
const nothing = { order_id: null, images: [], store_name: null, delivered_at: null, timezone: null };

async function delivered(buyer: Buyer, at: Date, itemId = 1): Promise<number> {
  const orderId = await placeOrderOf(shop, buyer, [{ item_id: itemId }]);
  await deliver(shop.sql, orderId, NOON);
  await shop.sql`update order_status_log set at = ${at} where order_id = ${orderId} and status = 'delivered'`;
  return orderId;
}

test('REV-01 the prompt is about the latest delivered order, with pictures of what was ordered', async () => {
  const buyer = await shop.customer();
  expect(await reminder(buyer)).toEqual(nothing);
  await placeOrderOf(shop, buyer);
  expect(await reminder(buyer)).toEqual(nothing);
  await addItem(shop.sql, { id: 70 });
  await shop.sql`insert into pictures (id, bytes) values ('soup-1', '')`;
  await shop.sql`update items set picture = 'soup-1' where id = 70`;
  await delivered(buyer, ago(2 * DAY_MS));
  const latest = await delivered(buyer, ago(DAY_MS), 70);
  expect(await reminder(buyer)).toEqual({
    order_id: latest,
    images: ['/media/soup-1'],
    store_name: 'Store 1',
    delivered_at: ago(DAY_MS).toISOString(),
    timezone: 'UTC',
  });
});

test('REV-01 an order is prompted for fourteen days, unless it is rated or being refunded', async () => {
  const buyer = await shop.customer();
  await delivered(buyer, ago(14 * DAY_MS + 1));
  expect(await reminder(buyer)).toEqual(nothing);
  const first = await delivered(buyer, ago(14 * DAY_MS));
  expect((await reminder(buyer)).order_id).toBe(first);
  const second = await delivered(buyer, ago(MINUTE_MS));
  await shop.post('/stores/reviews/submit', { order_id: second, rating: 5 }, buyer.headers);
  expect((await reminder(buyer)).order_id).toBe(first);
  await shop.post('/customer/order/refund-request', { order_id: first, customer_reason: 'Cold' }, buyer.headers);
  expect(await reminder(buyer)).toEqual(nothing);
});

test('REV-01 closing the prompt stops it for that order and for those delivered before it', async () => {
  const buyer = await shop.customer();
  await delivered(buyer, ago(3 * DAY_MS));
  const second = await delivered(buyer, ago(2 * DAY_MS));
  expect((await reminder(buyer)).order_id).toBe(second);
  expect((await cancel(buyer, second)).json()).toEqual({ message: 'We won’t ask about this order again' });
  expect(codeOf(await cancel(buyer, second))).toBe('ok');
  expect(await reminder(buyer)).toEqual(nothing);
  const third = await delivered(buyer, ago(DAY_MS));
  expect((await reminder(buyer)).order_id).toBe(third);
});

test('REV-01 T58 the prompt of another customer cannot be closed', async () => {
  const buyer = await shop.customer();
  const orderId = await delivered(buyer, ago(DAY_MS));
  expect(codeOf(await cancel(await shop.customer(), orderId))).toBe('order_unknown');
  expect((await reminder(buyer)).order_id).toBe(orderId);
});
