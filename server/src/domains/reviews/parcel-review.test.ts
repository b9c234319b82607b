import type { OrderReviews } from '@rialto/contract/shapes/review.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import { openParcelShop, type ParcelShop } from '../../testing/crew/parcel-shop.ts';
import { codeOf, type Buyer } from '../../testing/ordering-shop.ts';

let shop: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
});
afterAll(async () => {
  expect((await findBreaches(shop.sql)).filter(({ number }) => number !== 12)).toEqual([]);
  await shop.close();
});

const reminderOf = async ({ headers }: Buyer) =>
  (await shop.get('/customer/review-reminder', headers)).json<{ order_id: number | null }>();

test('REV-01 REV-02 PAR-03 the sender of a parcel is asked to rate its courier, and there is no store to rate', async () => {
  const [courier, buyer] = [await shop.addCourier(), await shop.customer()];
  const { orderId, assignmentId } = await shop.acceptedParcel(courier, { buyer });
  for (const step of ['pick_up', 'deliver']) await shop.act(courier, assignmentId, step);
  expect(await reminderOf(buyer)).toMatchObject({ order_id: orderId, store_name: null });
  const subjects = (await shop.get(`/customer/order/reviews?order_id=${orderId}`, buyer.headers)).json<OrderReviews>();
  expect(subjects).toMatchObject({ items: [], store: null, delivery_man: { id: courier.id, review: null } });
  const rate = (path: string, body: object) =>
    shop.post(path, { order_id: orderId, rating: 5, ...body }, buyer.headers);
  expect(codeOf(await rate('/store/reviews/submit', {}))).toBe('not_found');
  expect(codeOf(await rate('/delivery-man/reviews/submit', { comment: 'Careful' }))).toBe('ok');
  expect(await reminderOf(buyer)).toMatchObject({ order_id: null });
});

test('REV-01 a parcel without a courier has nothing to rate', async () => {
  const buyer = await shop.customer();
  const { orderId } = await shop.parcel({ buyer });
  for (const to of ['confirmed', 'accepted', 'picked_up', 'delivered'] as const) await shop.step(orderId, to);
  expect(await reminderOf(buyer)).toMatchObject({ order_id: null });
});

test('MSG-03 PAR-03 sender and courier of a parcel write to each other, and no store takes part', async () => {
  const [courier, buyer] = [await shop.addCourier(), await shop.customer()];
  const { orderId } = await shop.acceptedParcel(courier, { buyer });
  const party = { receiver_type: 'delivery_man', receiver_id: courier.id };
  const send = (body: object) => shop.post('/customer/message/send', body, buyer.headers);
  expect(codeOf(await send({ ...party, order_id: orderId, message: 'The bell is broken' }))).toBe('ok');
  expect(codeOf(await send({ receiver_type: 'store', receiver_id: 1, order_id: orderId, message: 'Hello' }))).toBe(
    'order_unknown',
  );
  const runs = await shop.get('/courier/messages', courier.headers);
  expect(runs.json()).toMatchObject({ conversations: [{ order_id: orderId, unread_message_count: 1 }] });
  expect(codeOf(await shop.post(`/courier/messages/${orderId}`, { message: 'I will call' }, courier.headers))).toBe(
    'ok',
  );
});
