import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { answered } from '../../../testing/money/answered.ts';
import { openCourierShop, type CourierShop } from '../../../testing/crew/courier-shop.ts';
import { changeSettings, eventsDelivered } from '../../../testing/money/rewards.ts';
import { codeOf, type Buyer } from '../../../testing/ordering-shop.ts';
import { addCashback } from '../../../testing/small-promotions.ts';
import { findWallet } from '../../wallet/wallet.public.ts';

/** How many devices of one side send a call at the same time. */
const SENDERS = 20;
const TAKE_AWAY = { order_type: 'take_away' };

let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
  await changeSettings(shop.sql, { hasWallet: true, hasLoyaltyPoints: true });
  await shop.sql`update module_zones set maximum_cash_minor = null`;
  await addCashback(shop.sql, { id: 1, back: ['percent', 1_000] });
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.sql)).toEqual([]));

const timesAtOnce = <T>(count: number, send: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => send(at)));
const walletOf = ({ id }: Buyer) => findWallet(shop.sql, id);

/** Reasons of the entries of an order that concern its customer, sorted. */
async function rewardsOf(orderId: number): Promise<string[]> {
  const rows = await shop.sql<{ what: string }[]>`
    select reason || ' ' || amount as what from ledger_entries where order_id = ${orderId} and customer_id is not null`;
  return rows.map(({ what }) => what).toSorted();
}

/** Orders of 10.00 that wait for their customer at the counter. */
async function readyOrders(buyer: Buyer, count: number): Promise<number[]> {
  const orders: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const orderId = await shop.placed(buyer, TAKE_AWAY);
    for (const to of ['confirmed', 'processing', 'handover'] as const) await shop.step(orderId, to);
    orders.push(orderId);
  }
  return orders;
}

test('MON-02 MON-05 T19 a delivery that the courier and the operator report twenty times each at once is rewarded once', async () => {
  const buyer = await shop.customer();
  const courier = await shop.addCourier();
  const { orderId, assignmentId } = await shop.pickedUp(courier, buyer);
  const answers = await timesAtOnce(2 * SENDERS, (at) =>
    at % 2 === 0 ? shop.act(courier, assignmentId, 'deliver') : shop.step(orderId, 'delivered'),
  );
  await eventsDelivered(shop.sql);
  expect(answers.map(codeOf)).toContain('ok');
  expect(await shop.statusOf(orderId)).toBe('delivered');
  expect(await rewardsOf(orderId)).toEqual(['cashback 100', 'points_earned 10']);
  expect(await walletOf(buyer)).toMatchObject({ balanceMinor: 100, points: 10 });
});

test('MON-02 MON-05 T19 refunds of twenty orders while their deliveries are being rewarded leave nothing and owe nothing', async () => {
  const buyer = await shop.customer();
  const orders = await readyOrders(buyer, SENDERS);
  await Promise.all(
    orders.map(async (orderId) => {
      await timesAtOnce(2, () => shop.step(orderId, 'delivered'));
      const wish = { order_id: orderId, customer_reason: 'Cold', ...buyer.guest };
      await timesAtOnce(2, () => shop.post('/customer/order/refund-request', wish, buyer.headers));
      const refund = { amount: 10, refunded: 0, to: 'original' };
      const granted = await timesAtOnce(2, () =>
        shop.post(`/console/orders/${orderId}/refund`, refund, shop.operator.headers),
      );
      expect(granted.map(codeOf).toSorted()).toEqual(['ok', 'refund_changed']);
    }),
  );
  await eventsDelivered(shop.sql);
  for (const orderId of orders)
    expect(await rewardsOf(orderId)).toEqual([
      ...['cashback 100', 'cashback_reversal 100', 'points_earned 10', 'points_reversal 10'],
    ]);
  expect(await walletOf(buyer)).toEqual({ balanceMinor: 0, points: 0, owedMinor: 0, owedPoints: 0 });
});

test('MON-02 MON-05 T19 twenty members of the staff refund one delivered order at once: its rewards are taken back once', async () => {
  const buyer = await shop.customer();
  const [orderId = 0, kept = 0] = await readyOrders(buyer, 2);
  for (const id of [orderId, kept]) await shop.step(id, 'delivered');
  await eventsDelivered(shop.sql);
  const wish = { order_id: orderId, customer_reason: 'Cold' };
  expect(codeOf(await shop.post('/customer/order/refund-request', wish, buyer.headers))).toBe('ok');
  const answers = await timesAtOnce(SENDERS, (at) =>
    shop.post(
      `/console/orders/${orderId}/refund`,
      { amount: 10, refunded: 0, to: at % 2 === 0 ? 'original' : 'wallet' },
      shop.operator.headers,
    ),
  );
  await eventsDelivered(shop.sql);
  expect(answers.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1);
  const isToWallet = answers.findIndex((answer) => codeOf(answer) === 'ok') % 2 === 1;
  expect(await walletOf(buyer)).toMatchObject({ balanceMinor: 100 + (isToWallet ? 1_000 : 0), points: 10 });
});

test('MON-02 MON-05 T19 twenty orders of one customer that are delivered at once, each reported twice, give each reward once', async () => {
  const buyer = await shop.customer();
  const orders = await readyOrders(buyer, SENDERS);
  const answers = await timesAtOnce(2 * SENDERS, (at) =>
    answered(() => shop.step(orders[at % SENDERS] ?? 0, 'delivered')),
  );
  await eventsDelivered(shop.sql);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']));
  for (const orderId of orders) expect(await rewardsOf(orderId)).toEqual(['cashback 100', 'points_earned 10']);
  expect(await walletOf(buyer)).toMatchObject({ balanceMinor: SENDERS * 100, points: SENDERS * 10 });
});
