import { inTransaction } from '@rialto/database/sql.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { deliver } from '../../../testing/delivered-orders.ts';
import { codeOf, NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { changeSettings, eventsDelivered, refund } from '../../../testing/money/rewards.ts';
import { addCashback, addCoupon } from '../../../testing/small-promotions.ts';
import { findWallet, move } from '../../wallet/wallet.public.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { orderStatusChanged } from '../orders.events.ts';
import { publish } from '../../../platform/events/publish.ts';

let shop: OrderingShop;
let now = NOON;
beforeAll(async () => {
  shop = await openOrderingShop({ clock: () => now });
  await addCashback(shop.sql, { id: 1, back: ['percent', 1000], minimumMinor: 500, maximumMinor: 2_000 });
});
afterEach(() => {
  now = NOON;
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.sql)).toEqual([]));

type QuoteReply = { bill: { total: number }; cashback: { amount: number; title: string } | null };
const quoteOf = async (buyer: Buyer, wish = {}) => (await shop.quote(buyer, wish)).json<QuoteReply>();

/** Orders some pieces of item 1, which costs 10.00. */
async function order(buyer: Buyer, quantity = 1, wish: object = {}): Promise<number> {
  await shop.add(buyer, { item_id: 1, quantity });
  const placed = await shop.order(buyer, wish);
  expect(codeOf(placed), placed.body).toBe('ok');
  return placed.json<{ order_id: number }>().order_id;
}

async function delivered(buyer: Buyer, quantity = 1, wish: object = {}): Promise<number> {
  const orderId = await order(buyer, quantity, wish);
  await deliver(shop.sql, orderId, now);
  await eventsDelivered(shop.sql);
  return orderId;
}

async function refunded(orderId: number): Promise<void> {
  await refund(shop.sql, orderId, now);
  await eventsDelivered(shop.sql);
}

const walletOf = (buyer: Buyer) => findWallet(shop.sql, buyer.id);
const causesOf = async (buyer: Buyer) =>
  (
    await shop.sql<{ cause: string }[]>`select cause from ledger_entries where customer_id = ${buyer.id} order by id`
  ).map(({ cause }) => cause);
const titlesOf = async (buyer: Buyer, path: string) =>
  (await shop.get(`/customer/${path}`, buyer.headers))
    .json<{ data: { title: string; credit: number; debit: number }[] }>()
    .data.map(({ title, credit, debit }) => [title, credit - debit]);

test('MON-02 MON-05 T19 delivery gives points and the cashback that the checkout showed, and both say why', async () => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1, quantity: 2 });
  expect((await quoteOf(buyer)).cashback).toEqual({ amount: 2, title: 'Cashback 1' });
  const placed = await shop.order(buyer, { cashback_amount: 2 });
  const { order_id } = placed.json<{ order_id: number }>();
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up'] as const)
    await changeOrderStatus(shop.sql, order_id, { to, by: 'operator', now });
  await eventsDelivered(shop.sql);
  expect(await walletOf(buyer)).toMatchObject({ balanceMinor: 0, points: 0 });
  await changeOrderStatus(shop.sql, order_id, { to: 'delivered', by: 'operator', now });
  await eventsDelivered(shop.sql);
  expect(await walletOf(buyer)).toMatchObject({ balanceMinor: 200, points: 20 });
  expect(await titlesOf(buyer, 'wallet/transactions')).toEqual([[`Cashback for order ${order_id}`, 2]]);
  expect(await titlesOf(buyer, 'loyalty-point/transactions')).toEqual([[`Earned with order ${order_id}`, 20]]);
});

test('MON-02 MON-05 points and cashback count what was paid for goods, without tip, delivery and added tax', async () => {
  const buyer = await shop.customer();
  await addCoupon(shop.sql, { id: 1, code: 'QUARTER', discount: ['percent', 2500] });
  await shop.sql`update stores set tax_percent = 1400 where id = 1`;
  await delivered(buyer, 2, { dm_tips: 3, coupon_code: 'QUARTER' });
  await shop.sql`update stores set tax_percent = 0 where id = 1`;
  expect(await walletOf(buyer)).toMatchObject({ balanceMinor: 150, points: 15 });
});

test('MON-05 the cashback of the checkout is paid although the offer ended or changed before delivery', async () => {
  const buyer = await shop.customer();
  await addCashback(shop.sql, {
    id: 2,
    back: ['amount', 700],
    from: '2026-04-01T00:00:00Z',
    to: '2026-04-02T00:00:00Z',
  });
  now = new Date('2026-04-01T12:00:00Z');
  const orderId = await order(buyer);
  now = new Date('2026-04-05T12:00:00Z');
  await shop.sql`delete from cashback_offers where id = 2`;
  await deliver(shop.sql, orderId, now);
  await eventsDelivered(shop.sql);
  expect((await walletOf(buyer)).balanceMinor).toBe(700);
});

test('MON-05 an order that would give less than the checkout showed is refused with the present amount', async () => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1 });
  const refused = await shop.order(buyer, { cashback_amount: 1.5 });
  expect(codeOf(refused)).toBe('cashback_changed');
  expect(refused.json()).toMatchObject({ errors: [{ details: { cashback_amount: 1 } }] });
  expect(codeOf(await shop.order(buyer, { cashback_amount: 0.5 }))).toBe('ok');
});

test('MON-05 guests get neither points nor cashback', async () => {
  const guest = await shop.guest();
  await shop.add(guest, { item_id: 1 });
  expect((await quoteOf(guest)).cashback).toBeNull();
  const { order_id } = (await shop.order(guest)).json<{ order_id: number }>();
  const [before] = await shop.sql<{ count: number }[]>`select count(*)::int as count from ledger_entries`;
  await deliver(shop.sql, order_id, NOON);
  await eventsDelivered(shop.sql);
  const rows = await shop.sql`select from ledger_entries where order_id = ${order_id} and reason <> 'cash_payment'`;
  expect([rows.length, before]).toEqual([0, before]);
});

test.each([
  ['hasWallet', { balanceMinor: 0, points: 10 }],
  ['hasLoyaltyPoints', { balanceMinor: 100, points: 0 }],
])('MON-02 MON-05 without %s nothing of it is given', async (setting, expected) => {
  await changeSettings(shop.sql, { [setting]: false });
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1 });
  await expect.poll(async () => (await quoteOf(buyer)).cashback?.amount ?? 0).toBe(expected.balanceMinor / 100);
  const { order_id } = (await shop.order(buyer)).json<{ order_id: number }>();
  await deliver(shop.sql, order_id, NOON);
  await eventsDelivered(shop.sql);
  await changeSettings(shop.sql, { [setting]: true });
  expect(await walletOf(buyer)).toMatchObject(expected);
});

test('MON-02 MON-05 T19 a delivery that is reported again gives nothing more', async () => {
  const buyer = await shop.customer();
  const orderId = await delivered(buyer);
  const steps = Array.from({ length: 10 }, () =>
    deliver(shop.sql, orderId, NOON).then(
      () => 'done',
      () => 'refused',
    ),
  );
  expect(new Set(await Promise.all(steps))).toEqual(new Set(['refused']));
  // The same event once more, as if a relay had stopped before it noted the delivery.
  const again = { orderId, from: 'picked_up', to: 'delivered', by: 'operator', at: NOON.toISOString() } as const;
  await shop.sql`update outbox set cause = 'test:' || id where cause = ${`order:${orderId}:status:delivered`}`;
  await inTransaction(shop.sql, (tx) => publish(tx, orderStatusChanged, again));
  await eventsDelivered(shop.sql);
  expect(await causesOf(buyer)).toEqual([`order:${orderId}:points`, `order:${orderId}:cashback`]);
  expect(await walletOf(buyer)).toMatchObject({ balanceMinor: 100, points: 10 });
});

test('MON-02 MON-05 T19 a refund takes points and cashback back', async () => {
  const buyer = await shop.customer();
  const kept = await delivered(buyer, 3);
  const orderId = await delivered(buyer);
  await refunded(orderId);
  expect(await walletOf(buyer)).toEqual({ balanceMinor: 300, points: 30, owedMinor: 0, owedPoints: 0 });
  expect((await titlesOf(buyer, 'loyalty-point/transactions'))[0]).toEqual([
    `Points of order ${orderId} taken back`,
    -10,
  ]);
  expect(kept).not.toBe(orderId);
});

test('MON-02 MON-05 points and money that a refund cannot take are owed, and the next rewards pay them first', async () => {
  const buyer = await shop.customer();
  const orderId = await delivered(buyer, 4);
  const spent = { customerId: buyer.id, now: NOON };
  await move(shop.sql, { ...spent, reason: 'order_payment', cause: `test:${buyer.id}:spent`, amount: 350 });
  await move(shop.sql, { ...spent, reason: 'points_converted', cause: `test:${buyer.id}:points`, amount: 40 });
  await refunded(orderId);
  expect(await walletOf(buyer)).toEqual({ balanceMinor: 0, points: 0, owedMinor: 350, owedPoints: 40 });
  await delivered(buyer, 3);
  expect(await walletOf(buyer)).toEqual({ balanceMinor: 0, points: 0, owedMinor: 50, owedPoints: 10 });
  await delivered(buyer, 3);
  expect(await walletOf(buyer)).toEqual({ balanceMinor: 250, points: 20, owedMinor: 0, owedPoints: 0 });
  expect((await titlesOf(buyer, 'wallet/transactions')).slice(0, 2)).toEqual([
    ['Owed from a refunded order', -0.5],
    [expect.stringMatching(/^Cashback for order/), 3],
  ]);
  const { data } = (await shop.get('/customer/wallet/transactions', buyer.headers)).json<{
    data: { balance: number }[];
  }>();
  expect(data.map(({ balance }) => balance)).toEqual([2.5, 3, 0, 3, 0, 0.5, 4]);
});

test('MON-05 T19 a refund while the delivery is still being rewarded leaves nothing', async () => {
  const buyers = await Promise.all(Array.from({ length: 5 }, () => shop.customer()));
  await Promise.all(
    buyers.map(async (buyer) => {
      const orderId = await order(buyer);
      await deliver(shop.sql, orderId, NOON);
      await refund(shop.sql, orderId, NOON);
    }),
  );
  await eventsDelivered(shop.sql);
  for (const buyer of buyers)
    expect(await walletOf(buyer)).toEqual({ balanceMinor: 0, points: 0, owedMinor: 0, owedPoints: 0 });
});

test('MON-02 MON-05 T19 many deliveries of one customer at once give each reward once', async () => {
  const buyer = await shop.customer();
  const orders: number[] = [];
  for (let at = 0; at < 8; at += 1) orders.push(await order(buyer));
  await Promise.all(orders.map((orderId) => deliver(shop.sql, orderId, NOON)));
  await eventsDelivered(shop.sql);
  expect(await walletOf(buyer)).toMatchObject({ balanceMinor: 800, points: 80 });
});

test('MON-02 MON-05 an order in a former currency gives nothing', async () => {
  const buyer = await shop.customer();
  const orderId = await order(buyer);
  await shop.sql`update orders set currency = 'EUR' where id = ${orderId}`;
  await deliver(shop.sql, orderId, NOON);
  await eventsDelivered(shop.sql);
  expect(await walletOf(buyer)).toMatchObject({ balanceMinor: 0, points: 0 });
});
