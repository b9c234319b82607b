import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOrderStatus, orderHooks } from '../domains/orders/orders.public.ts';
import { createSandboxProvider } from '../domains/payments/sandbox/sandbox-provider.ts';
import { sendRefunds } from '../domains/payments/send-refunds.ts';
import { topUpHooks } from '../domains/wallet/wallet.public.ts';
import { eventsDelivered, refund } from '../testing/money/rewards.ts';
import { foundWith, type Names } from '../testing/money/shop-with-books.ts';
import { openWalletShop, type WalletShop } from '../testing/money/wallet-shop.ts';
import { NOON, type Buyer } from '../testing/ordering-shop.ts';
import { addCashback } from '../testing/small-promotions.ts';
import { findBreaches } from './find-breaches.ts';

let shop: WalletShop;
let names: Names;
beforeAll(async () => {
  shop = await openWalletShop();
  await addCashback(shop.sql, { id: 1, back: ['percent', 1000], minimumMinor: 500, maximumMinor: 2_000 });
  const buyer = await shop.rich(0);
  const orders = {
    PAID: await paidOnline(buyer),
    CASH: await shop.buy(buyer),
    BACK: await paidOnline(buyer),
    UNDONE: await paidOnline(buyer),
  };
  for (const orderId of [orders.CASH, orders.BACK]) await deliver(orderId);
  await eventsDelivered(shop.sql);
  await refund(shop.sql, orders.BACK, NOON);
  await shop.cancel(buyer, orders.UNDONE);
  await sendAll();
  await eventsDelivered(shop.sql);
  names = await namesOf(orders);
});
afterAll(() => shop.close());

async function paidOnline(buyer: Buyer): Promise<number> {
  const orderId = await shop.buy(buyer, { payment_method: 'digital_payment' });
  await (
    await shop.message(await shop.attempt(orderId))
  )();
  return orderId;
}

async function deliver(orderId: number): Promise<void> {
  for (const to of ['confirmed', 'processing', 'handover', 'delivered'] as const)
    await changeOrderStatus(shop.sql, orderId, { to, by: 'store', now: NOON });
}

async function sendAll(): Promise<void> {
  const log = { warn: () => undefined, error: () => undefined };
  const clock = () => NOON;
  const provider = createSandboxProvider({ db: shop.sql, clock, publicUrl: 'https://shop.example' });
  await sendRefunds({ db: shop.sql, clock, log, hooks: { orders: orderHooks, topUps: topUpHooks } }, [provider]);
}

/** Payments are called after their orders, such as PAYMENT-PAID. */
async function namesOf(orders: Record<string, number>): Promise<Names> {
  const payments = await shop.sql<{ id: string; order: number }[]>`select id, order_id as "order" from payments`;
  return Object.entries(orders).flatMap(([name, id]): Names => {
    const payment = payments.find(({ order }) => order === id);
    return [...(payment ? ([[payment.id, `PAYMENT-${name}`]] as Names) : []), [String(id), name]];
  });
}

const found = (plant: string) => foundWith(shop, names, plant);
const order = (name: string) => names.find(([, called]) => called === name)?.[0] ?? '0';
const payment = (name: string) => order(`PAYMENT-${name}`);

test('MON-06 a shop whose orders were paid online, in cash, refunded and cancelled has no violations', async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  expect(await shop.sql`select from refunds where sent_at is not null`).toHaveLength(2);
  expect(await shop.sql`select from ledger_entries where reason = 'cashback'`).toHaveLength(2);
});

const entry = (reason: string, path: [string, string], cause: string, name: string, amount = 1_000) => `
  insert into ledger_entries (unit, cause, reason, from_account, to_account, order_id, amount, created_at)
  values ('money', '${cause}', '${reason}', '${path[0]}', '${path[1]}', ${order(name)}, ${amount}, '2026-03-02T12:00:00Z')`;
const without = (cause: string) => `delete from ledger_entries where cause = '${cause}'`;
const other = (cause: string) => `update ledger_entries set amount = amount - 1 where cause = '${cause}'`;
const toShop: [string, string] = ['clearing', 'shop'];

test.each<[number, string, string, () => string]>([
  [
    23,
    'a paid order whose payment has no entry',
    'payment PAYMENT-PAID of order PAID is paid: 0 of 1000 is booked',
    () => without(`payment:${payment('PAID')}`),
  ],
  [
    23,
    'a payment that is booked with another amount',
    'payment PAYMENT-PAID of order PAID is paid: 999 of 1000 is booked',
    () => other(`payment:${payment('PAID')}`),
  ],
  [
    23,
    'a payment that is booked for another order',
    'payment PAYMENT-PAID of order PAID is paid: 0 of 1000 is booked',
    () => `update ledger_entries set order_id = ${order('CASH')} where cause = 'payment:${payment('PAID')}'`,
  ],
  [
    23,
    'a refunded order whose payment has no entry',
    'order BACK is refunded with digital_payment: 0 of 1000 is booked',
    () => without(`payment:${payment('BACK')}`),
  ],
  [
    23,
    'a cancelled order whose kept payment has no entry',
    'order UNDONE is refunded with digital_payment: 0 of 1000 is booked',
    () => without(`payment:${payment('UNDONE')}`),
  ],
  [
    23,
    'an entry for a payment that failed',
    'payment PAYMENT-PAID of order PAID is failed: 1000 of 1000 is booked',
    () => `update payments set status = 'failed' where id = '${payment('PAID')}'`,
  ],
  [
    23,
    'an entry of no payment',
    'entry payment:none of order CASH is of no payment',
    () => entry('online_payment', toShop, 'payment:none', 'CASH'),
  ],
  [
    23,
    'online money of an order that is paid in cash',
    'order CASH is paid with cash_on_delivery: 1000 of 0 is booked',
    () => entry('online_payment', toShop, 'payment:none', 'CASH'),
  ],
  [
    23,
    'a sent refund without an entry',
    'refund 1 of payment PAYMENT-BACK, to original, sent at 2026-03-02 12:00: 0 of 1000 is booked',
    () => without(`refund:${payment('BACK')}`),
  ],
  [
    23,
    'a refund that is booked with another amount',
    'refund 1 of payment PAYMENT-UNDONE, to original, sent at 2026-03-02 12:00: 999 of 1000 is booked',
    () => other(`refund:${payment('UNDONE')}`),
  ],
  [
    23,
    'a refund that is booked before it was sent',
    'refund 1 of payment PAYMENT-BACK, to original, sent at : 1000 of 1000 is booked',
    () => `update refunds set sent_at = null, reference = null where payment_id = '${payment('BACK')}'`,
  ],
  [
    23,
    'a booked refund that is not there',
    'entry refund:PAYMENT-PAID of order PAID is of no refund',
    () => entry('online_refund', ['shop', 'clearing'], `refund:${payment('PAID')}`, 'PAID'),
  ],
  [
    23,
    'a delivered cash order without an entry',
    'order CASH is delivered: 0 of 1000 in cash is booked',
    () => without(`order:${order('CASH')}:cash`),
  ],
  [
    23,
    'cash that is booked with another amount',
    'order CASH is delivered: 999 of 1000 in cash is booked',
    () => other(`order:${order('CASH')}:cash`),
  ],
  [
    23,
    'cash of an order that was paid online',
    'order PAID is pending: 1 of 0 in cash is booked',
    () => entry('cash_payment', ['cash', 'shop'], `order:${order('PAID')}:cash`, 'PAID', 1),
  ],
  [
    24,
    'a delivered order without the cashback that it promised',
    'order CASH promised a cashback of 100 and gave 0',
    () => without(`order:${order('CASH')}:cashback`),
  ],
  [
    24,
    'a cashback of another amount',
    'order CASH promised a cashback of 100 and gave 99',
    () => other(`order:${order('CASH')}:cashback`),
  ],
  [
    24,
    'a cashback that another customer got',
    'order CASH promised a cashback of 100 and gave 0',
    () => `update ledger_entries set customer_id = 5 where cause = 'order:${order('CASH')}:cashback'`,
  ],
  [
    24,
    'a cashback before the delivery',
    'order CASH gave a cashback of 100 and is pending',
    () => `update orders set status = 'pending' where id = ${order('CASH')}`,
  ],
  [
    24,
    'a refunded order that keeps its cashback',
    'order BACK is wholly refunded, gave 100 cashback and took 0 back',
    () => without(`order:${order('BACK')}:cashback_back`),
  ],
  [
    24,
    'a refunded order that keeps a point',
    'order BACK is wholly refunded, gave 10 points and took 9 back',
    () => other(`order:${order('BACK')}:points_back`),
  ],
])('MON-06 invariant %i finds %s, and says which row it is', async (number, _name, says, plant) => {
  expect(await found(plant())).toContain(`${number}: ${says}`);
});

const dropped = () => without(`order:${order('CASH')}:cashback`);
const isExcepted = async (plant: string) =>
  (await found(`${plant}; ${dropped()}`)).every((what) => !what.startsWith('24:'));

test('MON-05 a promised cashback may be missing without a wallet or an account, in another currency, and until events are delivered', async () => {
  const changed = (what: string) => `
    insert into staff (id, name, role, created_at) values (99, 'Layla', 'owner', now());
    insert into audit_log (at, staff_id, action, subject, subject_id, before, after)
    values ('2026-03-02T13:00:00Z', 99, 'changeShopSettings', 'shop_settings', '1', '{"${what}": false}', '{}')`;
  expect(await isExcepted('select')).toBe(false);
  expect(await isExcepted(changed('logo'))).toBe(false);
  expect(await isExcepted(changed('wallet'))).toBe(true);
  expect(await isExcepted(`update shop_settings set settings = settings || '{"hasWallet":false}'`)).toBe(true);
  expect(await isExcepted(`update orders set currency = 'EUR'`)).toBe(true);
  const deletion = `update customers set f_name = '', l_name = '', phone = null, email = null, password_hash = null,
    picture = null, status = 'deleted', deleted_at = now()`;
  expect(await isExcepted(deletion)).toBe(true);
  expect(await isExcepted(`update outbox set delivered_at = null where key = 'order:${order('CASH')}'`)).toBe(true);
});

test('MON-06 orders that are older than the ledger need no entries', async () => {
  const gone = without(`order:${order('CASH')}:cash`);
  const older = `update order_status_log set at = '2020-01-01' where order_id = ${order('CASH')}`;
  expect(await found(`${gone}; ${older}`)).not.toContain('23: order CASH is delivered: 0 of 1000 in cash is booked');
});
