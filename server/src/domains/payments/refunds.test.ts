import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import { openToppingUpShop, type ToppingUpShop } from '../../testing/money/topping-up-shop.ts';
import { movementsOf } from '../../testing/money/wallets.ts';
import { changeOrderStatus, orderHooks } from '../orders/orders.public.ts';
import { topUpHooks } from '../wallet/wallet.public.ts';
import { ProviderFault, type PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { sendRefunds } from './send-refunds.ts';

let shop: ToppingUpShop;
beforeAll(async () => {
  shop = await openToppingUpShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.db)).toEqual([]));
beforeEach(() => send());

const silent = { warn: () => undefined, error: () => undefined };
const sandbox = () =>
  createSandboxProvider({ db: shop.db, clock: () => shop.time.now, publicUrl: 'http://shop.example' });
const send = (provider: PaymentProvider = sandbox()) =>
  sendRefunds(
    { db: shop.db, clock: () => shop.time.now, log: silent, hooks: { orders: orderHooks, topUps: topUpHooks } },
    [provider],
  );
const pass = (ms: number) => (shop.time.now = new Date(shop.time.now.getTime() + ms));
const sentTo = (orderId: number) =>
  shop.db`select r.amount_minor from sandbox_refunds r join sandbox_sessions s on s.id = r.session_id
          where s.order_id = ${orderId}`;

async function aCanceledPaidOrder(): Promise<number> {
  const orderId = await shop.order({ quantity: 2 });
  await shop.postWebhook(await shop.begin(orderId));
  await changeOrderStatus(shop.db, orderId, { to: 'canceled', by: 'customer', now: shop.time.now });
  return orderId;
}

test('PAY-04 T40 a due refund is sent once, even by concurrent and repeated runs', async () => {
  const orderId = await aCanceledPaidOrder();
  await Promise.all([send(), send(), send()]);
  await send();
  expect(await sentTo(orderId)).toEqual([{ amount_minor: 2000 }]);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'canceled', payment_status: 'refunded' });
  const told = await shop.db`
    select 1 from outbox where topic = 'order.refund_sent' and payload ->> 'orderId' = ${String(orderId)}`;
  expect(told).toHaveLength(1);
});

test('PAY-04 T118 a refund whose response was lost is sent again with the same key and moves money once', async () => {
  const orderId = await aCanceledPaidOrder();
  const keys: string[] = [];
  const forgetful: PaymentProvider = {
    ...sandbox(),
    async refund(money) {
      keys.push(money.key);
      await sandbox().refund(money);
      throw new ProviderFault('the answer was lost');
    },
  };
  await send(forgetful);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
  await send(forgetful);
  expect(keys).toHaveLength(1);
  pass(31_000);
  await send(forgetful);
  pass(61_000);
  await send();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await sentTo(orderId)).toEqual([{ amount_minor: 2000 }]);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'refunded' });
});

test('PAY-04 surplus money is refunded without changing the paid order', async () => {
  const orderId = await shop.order();
  const first = await shop.begin(orderId);
  await shop.postWebhook(first, { kind: 'failed' });
  await shop.postWebhook(await shop.begin(orderId));
  await shop.postWebhook(first);
  await send();
  expect(await sentTo(orderId)).toEqual([{ amount_minor: 1000 }]);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'pending', payment_status: 'paid' });
  expect(await movementsOf(shop.db, orderId)).toEqual(['online_payment 1000']);
});

test('CHK-14 MON-06 a refund that the operator grants after delivery sends the money back', async () => {
  const orderId = await shop.order();
  await shop.postWebhook(await shop.begin(orderId));
  const steps = [
    ['confirmed', 'store'],
    ['processing', 'store'],
    ['handover', 'store'],
    ['delivered', 'store'],
    ['refund_requested', 'customer'],
    ['refunded', 'operator'],
  ] as const;
  for (const [to, by] of steps) await changeOrderStatus(shop.db, orderId, { to, by, now: shop.time.now });
  await send();
  expect(await sentTo(orderId)).toEqual([{ amount_minor: 1000 }]);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
  expect(await movementsOf(shop.db, orderId)).toEqual(['online_payment 1000', 'online_refund 1000']);
});

test('MON-07 money for the wallet of a deleted account is sent back once', async () => {
  const { customer, paymentId } = await shop.start(25);
  expect((await shop.del('/customer/remove-account', customer.headers)).statusCode).toBe(200);
  await shop.postWebhook(paymentId);
  await Promise.all([send(), send()]);
  expect(await shop.db`select amount_minor from sandbox_refunds where key = ${`refund-${paymentId}`}`).toEqual([
    { amount_minor: 2500 },
  ]);
  expect(await shop.db`select from refunds where payment_id = ${paymentId} and sent_at is null`).toEqual([]);
});
