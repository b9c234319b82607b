import type { StaffReview } from '@rialto/contract/shapes/review.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { addCourier, deliver, markDeliveredBy, placeOrderOf } from '../../../testing/delivered-orders.ts';
import { codeOf, NOON, openOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { addMember } from '../../../testing/people.ts';
import { addItem } from '../../../testing/small-catalogue.ts';

type Headers = { authorization: string };
let shop: OrderingShop;
let operator: Headers;
let ofStore1: Headers;
let ofStore2: Headers;
beforeAll(async () => {
  shop = await openOrderingShop();
  const now = NOON;
  operator = await addMember(shop.sql, { role: 'manager', now });
  ofStore1 = await addMember(shop.sql, { role: 'store', storeIds: [1], now });
  ofStore2 = await addMember(shop.sql, { role: 'store', storeIds: [2], now });
  await addCourier(shop.sql, 1);
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

type ReviewEntry = { id: number; reply: string | null };
const listed = async (itemId: number) =>
  (await shop.get(`/items/reviews/${itemId}`)).json<{ reviews: ReviewEntry[] }>().reviews;
const itemPage = async (id: number) =>
  (await shop.get(`/items/details/${id}`)).json<{
    avg_rating: number | null;
    rating_count: number;
    ratings: number[];
  }>();
const storeRatings = async () => (await shop.get('/stores/details/1')).json<{ ratings: number[] }>().ratings;
const reply = (by: Headers, id: number, text = 'Thank you') =>
  shop.post(`/console/reviews/${id}/reply`, { reply: text }, by);
const hide = (by: Headers, id: number, reason = 'Insults a person') =>
  shop.post(`/console/reviews/${id}/hide`, { reason }, by);
const show = (by: Headers, id: number) => shop.post(`/console/reviews/${id}/show`, {}, by);

/** A delivered order of a new item, with a review of it. */
async function reviewedItem(
  itemId: number,
  rating = 1,
): Promise<{ id: number; orderId: number; headers: Record<string, string> }> {
  await addItem(shop.sql, { id: itemId });
  const buyer = await shop.customer();
  const orderId = await placeOrderOf(shop, buyer, [{ item_id: itemId }]);
  await deliver(shop.sql, orderId, NOON);
  await markDeliveredBy(shop.sql, 1, orderId, NOON);
  const body = { order_id: orderId, item_id: itemId, rating, comment: 'Too salty' };
  const sent = await shop.post('/items/reviews/submit', body, buyer.headers);
  return { id: sent.json<{ review: { id: number } }>().review.id, orderId, headers: buyer.headers };
}

test('REV-03 a store answers the reviews about it, and a later answer replaces the first', async () => {
  const { id, orderId, headers } = await reviewedItem(200);
  expect((await reply(ofStore1, id)).json()).toEqual({ message: 'Reply published' });
  await expect.poll(() => listed(200)).toMatchObject([{ id, reply: 'Thank you' }]);
  await reply(operator, id, 'Sorry!\nLess salt next time.');
  await expect.poll(() => listed(200)).toMatchObject([{ id, reply: 'Sorry!\nLess salt next time.' }]);
  const own = (await shop.get(`/customer/order/reviews?order_id=${orderId}`, headers)).json<{ items: object[] }>();
  expect(own.items).toMatchObject([{ review: { reply: 'Sorry!\nLess salt next time.' } }]);
  expect(codeOf(await reply(ofStore1, id, ''))).toBe('invalid_input');
});

test('REV-03 T58 staff of a store do not see, answer or hide reviews of another store', async () => {
  const { id } = await reviewedItem(201);
  for (const act of [reply, hide, show]) expect(codeOf(await act(ofStore2, id))).toBe('review_unknown');
  const reviews = async (by: Headers, query = '') =>
    (await shop.get(`/console/reviews?limit=50${query}`, by)).json<{ reviews: StaffReview[] }>().reviews;
  expect(await reviews(ofStore2)).toEqual([]);
  expect(await reviews(ofStore2, '&store_id=1')).toEqual([]);
  expect((await reviews(ofStore1, '&list=unanswered')).map((review) => review.id)).toContain(id);
  expect((await reviews(operator, '&store_id=1')).find((review) => review.id === id)).toMatchObject({
    store_id: 1,
    item_id: 201,
    hidden_at: null,
  });
});

test('REV-03 the shop hides a review with a reason, its store may not, and the bars follow', async () => {
  const before = await storeRatings();
  const { id, orderId, headers } = await reviewedItem(202);
  expect(await itemPage(202)).toMatchObject({ avg_rating: 1, rating_count: 1, ratings: [1, 0, 0, 0, 0] });
  expect(codeOf(await hide(ofStore1, id))).toBe('not_permitted');
  expect(codeOf(await hide(operator, id, ''))).toBe('invalid_input');
  const answers = await Promise.all(Array.from({ length: 10 }, () => hide(operator, id)));
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'ok'));
  expect(await itemPage(202)).toMatchObject({ avg_rating: null, rating_count: 0, ratings: [0, 0, 0, 0, 0] });
  expect(await storeRatings()).toEqual(before);
  await expect.poll(() => listed(202)).toEqual([]);
  const hidden = (await shop.get('/console/reviews?list=hidden', operator)).json<{ reviews: StaffReview[] }>().reviews;
  expect(hidden).toMatchObject([{ id, hide_reason: 'Insults a person', hidden_at: NOON.toISOString() }]);
  // Its author still sees it and cannot write another one.
  const own = (await shop.get(`/customer/order/reviews?order_id=${orderId}`, headers)).json<{ items: object[] }>();
  expect(own.items).toMatchObject([{ review: { rating: 1, is_hidden: 1 } }]);
  const again = await shop.post('/items/reviews/submit', { order_id: orderId, item_id: 202, rating: 5 }, headers);
  expect(codeOf(again)).toBe('review_given');

  await Promise.all(Array.from({ length: 5 }, () => show(operator, id)));
  expect(await itemPage(202)).toMatchObject({ avg_rating: 1, rating_count: 1, ratings: [1, 0, 0, 0, 0] });
  await expect.poll(() => listed(202)).toMatchObject([{ id }]);
});

test('REV-03 a hidden review of a courier leaves the courier’s rating, and gets no public answer', async () => {
  const { orderId, headers } = await reviewedItem(203);
  const ratings = async () =>
    (await shop.sql<{ ratings: number[] }[]>`select ratings from couriers where id = 1`)[0]?.ratings;
  const before = await ratings();
  const sent = await shop.post('/delivery-man/reviews/submit', { order_id: orderId, rating: 1 }, headers);
  const { id } = sent.json<{ review: { id: number } }>().review;
  expect(codeOf(await reply(operator, id))).toBe('review_unknown');
  expect(codeOf(await hide(ofStore1, id))).toBe('review_unknown');
  expect(codeOf(await hide(operator, id))).toBe('ok');
  expect(await ratings()).toEqual(before);
});
