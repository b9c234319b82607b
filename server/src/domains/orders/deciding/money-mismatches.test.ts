import type { Decisions } from '@rialto/contract/calls/console/decisions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayingShop, type PayingShop } from '../../../testing/paying-shop.ts';
import { addMember } from '../../../testing/people.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';

let shop: PayingShop;
let support: { authorization: string };
beforeAll(async () => {
  shop = await openPayingShop();
  support = await addMember(shop.db, { role: 'support', now: shop.time.now });
});
afterAll(() => shop.close());

const mismatches = async () => (await shop.get('/console/decisions', support)).json<Decisions>().mismatches;
const move = (orderId: number, to: 'confirmed' | 'canceled') =>
  changeOrderStatus(shop.db, orderId, { to, by: 'operator', now: shop.time.now });

/** An order of 10.00 that was paid online, and its payment. */
async function paidOrder(): Promise<{ orderId: number; paymentId: string }> {
  const orderId = await shop.order();
  const paymentId = await shop.begin(orderId);
  await shop.postWebhook(paymentId);
  return { orderId, paymentId };
}

test('OPS-09 nothing is listed after orders were paid, cancelled before and after the payment, or left unpaid', async () => {
  const { orderId: confirmed } = await paidOrder();
  await move(confirmed, 'confirmed');
  const { orderId: refunded } = await paidOrder();
  await move(refunded, 'canceled');
  await shop.order();
  await shop.order({ method: 'cash_on_delivery' });
  const late = await shop.order();
  const paymentId = await shop.begin(late);
  await move(late, 'canceled');
  await shop.postWebhook(paymentId);
  expect((await shop.moneyOf(late)).map(({ status }) => status)).toEqual(['surplus']);
  expect(await mismatches()).toEqual([]);
});

test('OPS-09 money that was kept for a cancelled order is listed until it is given back', async () => {
  const { orderId, paymentId } = await paidOrder();
  await shop.db`update orders set status = 'canceled' where id = ${orderId}`;
  expect(await mismatches()).toMatchObject([
    { kind: 'payment_without_order', order_id: orderId, order_status: 'canceled', payment_id: paymentId, amount: 10 },
  ]);
  await shop.db`update payments set status = 'surplus' where id = ${paymentId}`;
  expect(await mismatches()).toEqual([]);
});

test('OPS-09 an order that counts as paid without a payment is listed until the money arrives', async () => {
  const { orderId, paymentId } = await paidOrder();
  await shop.db`update payments set status = 'open' where id = ${paymentId}`;
  expect(await mismatches()).toMatchObject([
    { kind: 'order_without_payment', order_id: orderId, order_status: 'pending', payment_id: null, amount: 10 },
  ]);
  await shop.db`update payments set status = 'paid' where id = ${paymentId}`;
  expect(await mismatches()).toEqual([]);
});
