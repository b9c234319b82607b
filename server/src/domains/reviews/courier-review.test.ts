import type { Run } from '@rialto/contract/calls/couriers.ts';
import type { OrderReviews } from '@rialto/contract/shapes/review.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCourierShop, type CourierShop } from '../../testing/crew/courier-shop.ts';
import { assign } from '../../testing/crew/crew.ts';
import { codeOf } from '../../testing/ordering-shop.ts';

let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
});
afterAll(() => shop.close());

test('REV-02 the customer rates the courier who brought the order, and the average of the courier changes', async () => {
  const [courier, buyer] = [await shop.addCourier(), await shop.customer()];
  const { orderId, assignmentId } = await shop.pickedUp(courier, buyer);
  const rate = (rating: number) =>
    shop.post('/delivery-man/reviews/submit', { order_id: orderId, rating, comment: 'Found the door' }, buyer.headers);
  const subjects = async () =>
    (await shop.get(`/customer/order/reviews?order_id=${orderId}`, buyer.headers)).json<OrderReviews>();
  expect(codeOf(await rate(5))).toBe('review_too_early');
  expect((await subjects()).delivery_man).toBeNull();

  expect(codeOf(await shop.act(courier, assignmentId, 'deliver'))).toBe('ok');
  expect((await subjects()).delivery_man).toMatchObject({ id: courier.id, review: null });
  expect(codeOf(await rate(4))).toBe('ok');
  expect((await subjects()).delivery_man?.review).toMatchObject({ rating: 4, comment: 'Found the door' });
  const run = (await shop.get('/courier/run', courier.headers)).json<Run>();
  expect(run.courier).toMatchObject({ avg_rating: 4, rating_count: 1 });
  const tracked = await shop.get(`/customer/order/track?order_id=${orderId}`, buyer.headers);
  expect(tracked.json<TrackedOrder>().delivery_man).toMatchObject({ avg_rating: 4, rating_count: 1 });
});

test('REV-02 the courier who declined an order is not rated for it', async () => {
  const [first, second, buyer] = [await shop.addCourier(), await shop.addCourier(), await shop.customer()];
  const { orderId, assignmentId } = await shop.pickedUp(second, buyer);
  await assign(shop.sql, { orderId, courierId: first.id, state: 'declined', at: shop.time.now() });
  expect(codeOf(await shop.act(second, assignmentId, 'deliver'))).toBe('ok');
  const rate = (courierId: number) =>
    shop.post(
      '/delivery-man/reviews/submit',
      { order_id: orderId, delivery_man_id: courierId, rating: 5 },
      buyer.headers,
    );
  expect(codeOf(await rate(first.id))).toBe('not_found');
  expect(codeOf(await rate(second.id))).toBe('ok');
});
