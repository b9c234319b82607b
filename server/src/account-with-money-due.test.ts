import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changeOrderStatus } from './domains/orders/orders.public.ts';
import { findBreaches } from './invariants/find-breaches.ts';
import { openWalletShop, type WalletShop } from './testing/money/wallet-shop.ts';
import { fillWallet } from './testing/money/wallets.ts';
import { codeOf, NOON, type Buyer } from './testing/ordering-shop.ts';
import { addMember } from './testing/people.ts';

let shop: WalletShop;
let support: { authorization: string };
beforeAll(async () => {
  shop = await openWalletShop();
  support = await addMember(shop.sql, { role: 'manager', now: NOON });
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.sql)).toEqual([]));

const remove = ({ headers }: Buyer, query = '') => shop.del(`/customer/remove-account${query}`, headers);
const askBack = (buyer: Buyer, orderId: number) =>
  shop.send('/customer/order/refund-request', buyer, { order_id: orderId, customer_reason: 'Cold' });
const grant = (orderId: number, body: object) =>
  shop.post(`/console/orders/${orderId}/refund`, { to: 'original', refunded: 0, ...body }, support);
const payOut = ({ id }: Buyer, body: object) =>
  shop.post(
    `/console/customers/${id}/wallet`,
    { unit: 'money', reason: 'Paid out in cash', ...body },
    { ...support, 'idempotency-key': randomUUID() },
  );

/** An order of 10.00, with 4.00 from the wallet, that was delivered. */
async function delivered(buyer: Buyer): Promise<number> {
  const orderId = await shop.buy(buyer, { partial_payment: 1 });
  for (const to of ['confirmed', 'processing', 'handover', 'delivered'] as const)
    await changeOrderStatus(shop.sql, orderId, { to, by: 'store', now: NOON });
  return orderId;
}

test('MON-07 an account whose refund request is open is not deleted, and the refund reaches its wallet', async () => {
  const buyer = await shop.rich(400);
  const orderId = await delivered(buyer);
  expect(codeOf(await askBack(buyer, orderId))).toBe('ok');
  const refused = await remove(buyer);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    errors: [
      {
        code: 'refund_open',
        message:
          'We haven’t answered your refund request yet. Please wait for our answer, so you don’t lose the money.',
      },
    ],
  });
  expect(codeOf(await grant(orderId, { amount: 10, to: 'wallet' }))).toBe('ok');
  expect(codeOf(await remove(buyer))).toBe('wallet_not_empty');
  expect(await shop.balance(buyer)).toBe(1_000);
});

test('MON-07 an account is deleted once its refund request was refused', async () => {
  const buyer = await shop.rich(400);
  const orderId = await delivered(buyer);
  await askBack(buyer, orderId);
  await shop.post(`/console/orders/${orderId}/refund/refuse`, { reason: 'It was warm' }, support);
  expect(codeOf(await remove(buyer))).toBe('ok');
});

test('MON-07 T25 of a deletion and a refund request at once, only one succeeds', async () => {
  for (let at = 0; at < 8; at += 1) {
    const buyer = await shop.rich(400);
    const orderId = await delivered(buyer);
    const both = await Promise.all(
      at % 2 === 0 ? [askBack(buyer, orderId), remove(buyer)] : [remove(buyer), askBack(buyer, orderId)],
    );
    expect(both.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1);
  }
});

test('MON-07 nothing of a further refund goes to the wallet of a deleted account', async () => {
  const buyer = await shop.rich(400);
  const orderId = await delivered(buyer);
  await askBack(buyer, orderId);
  expect(codeOf(await grant(orderId, { amount: 2 }))).toBe('ok');
  expect(codeOf(await remove(buyer))).toBe('ok');
  expect(codeOf(await grant(orderId, { amount: 1, to: 'wallet', refunded: 2 }))).toBe('refund_account_deleted');
  // 4.00 of the cash are left; the rest was the wallet's.
  const tooMuch = await grant(orderId, { amount: 4.01, refunded: 2 });
  expect(tooMuch.statusCode).toBe(409);
  expect(codeOf(tooMuch)).toBe('refund_account_deleted');
  expect(await shop.balance(buyer)).toBe(0);
  expect(codeOf(await grant(orderId, { amount: 4, refunded: 2 }))).toBe('ok');
});

test('MON-07 money that an earlier release left in the wallet of a deleted account is found and can be paid out only', async () => {
  const buyer = await shop.rich(0);
  expect(codeOf(await remove(buyer))).toBe('ok');
  await fillWallet(shop.sql, buyer.id, 600);
  expect(await findBreaches(shop.sql)).toMatchObject([
    { number: 18, what: `customer ${buyer.id} has deleted the account, 600 and 0 points are left` },
  ]);
  for (const body of [{ amount: 1 }, { amount: -1 }, { amount: 1, unit: 'points' }])
    expect(codeOf(await payOut(buyer, body))).toBe('customer_unknown');
  expect(codeOf(await payOut(buyer, { amount: -6.01, kind: 'payout' }))).toBe('wallet_too_low');
  expect((await payOut(buyer, { amount: -6, kind: 'payout' })).json()).toMatchObject({ wallet_balance: 0 });
});
