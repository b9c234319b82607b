import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../../invariants/find-breaches.ts';
import { codeOf, NOON, type Buyer } from '../../../../testing/ordering-shop.ts';
import { movementsOf, switchWallets, wrongBalances } from '../../../../testing/money/wallets.ts';
import { openWalletShop, type WalletShop } from '../../../../testing/money/wallet-shop.ts';
import { changeOrderStatus } from '../change-order-status.ts';

let shop: WalletShop;
beforeAll(async () => {
  shop = await openWalletShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  expect(await wrongBalances(shop.sql)).toEqual([]);
});

const partly = { payment_method: 'digital_payment', partial_payment: 1 };
const cancel = (buyer: Buyer, orderId: number, refundTo?: string) =>
  shop.send('/customer/order/cancel', buyer, {
    order_id: orderId,
    reason: 'By mistake',
    ...(refundTo && { refund_to: refundTo }),
  });
const askBack = (buyer: Buyer, orderId: number, refundTo?: string) =>
  shop.send('/customer/order/refund-request', buyer, {
    order_id: orderId,
    customer_reason: 'Cold',
    ...(refundTo && { refund_to: refundTo }),
  });
const paidPartly = async (buyer: Buyer) => {
  const orderId = await shop.buy(buyer, partly);
  await (
    await shop.message(await shop.attempt(orderId))
  )();
  return orderId;
};
const deliver = async (orderId: number) => {
  for (const to of ['confirmed', 'processing', 'handover', 'delivered'] as const)
    await changeOrderStatus(shop.sql, orderId, { to, by: 'store', now: NOON });
};
const grant = (orderId: number) => changeOrderStatus(shop.sql, orderId, { to: 'refunded', by: 'operator', now: NOON });
const refundsOf = (orderId: number) => shop.sql`
  select r.amount_minor, r.destination, r.reference, r.sent_at is not null as is_sent
  from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId}`;
type Detail = { refund_to: string | null; money_back: { amount: number; sent_at: string | null; to: string }[] };
const detailOf = async (buyer: Buyer, orderId: number) =>
  (await shop.get(`/customer/order/details?order_id=${orderId}`, buyer.headers)).json<Detail>();

test('MON-06 PAY-04 without a choice the share returns at once and the rest goes back to the provider', async () => {
  const buyer = await shop.rich(400);
  const orderId = await paidPartly(buyer);
  expect(codeOf(await cancel(buyer, orderId))).toBe('ok');
  expect(await shop.balance(buyer)).toBe(400);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'canceled', paid: 'paid' });
  expect(await refundsOf(orderId)).toMatchObject([{ amount_minor: 600, destination: 'original', is_sent: false }]);
  const { refund_to: to, money_back: back } = await detailOf(buyer, orderId);
  expect(to).toBeNull();
  expect(back).toMatchObject([
    { amount: 6, sent_at: null, to: 'original' },
    { amount: 4, sent_at: NOON.toISOString(), to: 'wallet' },
  ]);
});

test('MON-06 a customer who chooses the wallet has all of the money there at once', async () => {
  const buyer = await shop.rich(400);
  const orderId = await paidPartly(buyer);
  const cancels = await Promise.all(Array.from({ length: 20 }, () => cancel(buyer, orderId, 'wallet')));
  expect(cancels.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1);
  expect(await shop.balance(buyer)).toBe(1_000);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'canceled', paid: 'refunded' });
  expect(await refundsOf(orderId)).toEqual([
    { amount_minor: 600, destination: 'wallet', reference: 'wallet', is_sent: true },
  ]);
  expect(await movementsOf(shop.sql, orderId)).toEqual([
    'order_payment 400',
    'online_payment 600',
    'order_return 600',
    'order_return 400',
  ]);
  const { refund_to: to, money_back: back } = await detailOf(buyer, orderId);
  expect(to).toBe('wallet');
  expect(back.map(({ amount, to }) => [amount, to])).toEqual([
    [6, 'wallet'],
    [4, 'wallet'],
  ]);
});

test('PAY-04 T40 money that arrives after the cancellation follows the same choice, once', async () => {
  for (const [choice, after, reason] of [
    ['wallet', 1_000, 'unwanted_payment 600'],
    ['original', 400, null],
  ] as const) {
    const buyer = await shop.rich(400);
    const orderId = await shop.buy(buyer, partly);
    const report = await shop.message(await shop.attempt(orderId));
    await cancel(buyer, orderId, choice);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, report)))).toEqual(new Set([200]));
    expect(await shop.balance(buyer)).toBe(after);
    expect(await shop.stateOf(orderId)).toMatchObject({ status: 'canceled', paid: 'unpaid' });
    expect(await refundsOf(orderId)).toMatchObject([{ destination: choice, is_sent: choice === 'wallet' }]);
    const moves = await movementsOf(shop.sql, orderId);
    expect(moves).toEqual(['order_payment 400', 'order_return 400', ...(reason ? [reason] : [])]);
  }
});

test('MON-06 cash of a delivered order and its refund are in the books, to the wallet if the customer chose that', async () => {
  for (const [choice, after] of [
    ['wallet', 1_000],
    ['original', 400],
  ] as const) {
    const buyer = await shop.rich(400);
    const orderId = await shop.buy(buyer, { partial_payment: 1 });
    await deliver(orderId);
    expect(await shop.stateOf(orderId)).toMatchObject({ status: 'delivered', paid: 'paid' });
    expect(await movementsOf(shop.sql, orderId)).toEqual(['order_payment 400', 'cash_payment 600']);
    expect(codeOf(await askBack(buyer, orderId, choice))).toBe('ok');
    expect(await shop.balance(buyer)).toBe(0);
    await Promise.allSettled([grant(orderId), grant(orderId), grant(orderId)]);
    expect(await shop.balance(buyer)).toBe(after);
    const back = choice === 'wallet' ? 'order_return 600' : 'cash_refund 600';
    expect((await movementsOf(shop.sql, orderId)).toSorted()).toEqual(
      ['cash_payment 600', 'order_payment 400', 'order_return 400', back].toSorted(),
    );
    expect(await detailOf(buyer, orderId)).toMatchObject({ refund_to: choice });
  }
});

test('MON-06 a delivered order that was paid from the wallet is refunded to it', async () => {
  const buyer = await shop.rich(1_000);
  const orderId = await shop.buy(buyer, { payment_method: 'wallet' });
  await deliver(orderId);
  await askBack(buyer, orderId);
  await grant(orderId);
  expect(await shop.balance(buyer)).toBe(1_000);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'refunded', paid: 'refunded' });
});

test('MON-06 guests and customers of a shop without wallets cannot choose the wallet', async () => {
  const guest = await shop.guest();
  const guestOrder = await shop.buy(guest);
  expect(codeOf(await cancel(guest, guestOrder, 'wallet'))).toBe('sign_in_required');
  const buyer = await shop.rich(0);
  const orderId = await shop.buy(buyer);
  await switchWallets(shop, false);
  const codes = [codeOf(await cancel(buyer, orderId, 'wallet')), codeOf(await askBack(buyer, orderId, 'wallet'))];
  await switchWallets(shop, true);
  expect(codes).toEqual(['wallet_off', 'wallet_off']);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'pending' });
});

test('MON-06 money of an order in an earlier currency of the shop cannot go to the wallet', async () => {
  const buyer = await shop.rich(0);
  const orderId = await shop.buy(buyer);
  await shop.sql`update orders set currency = 'EUR' where id = ${orderId}`;
  expect(codeOf(await cancel(buyer, orderId, 'wallet'))).toBe('wallet_off');
  expect(codeOf(await cancel(buyer, orderId))).toBe('ok');
});

test('MON-06 the share returns to a wallet that was switched off meanwhile', async () => {
  const buyer = await shop.rich(1_000);
  const orderId = await shop.buy(buyer, { payment_method: 'wallet' });
  await switchWallets(shop, false);
  const code = codeOf(await cancel(buyer, orderId));
  await switchWallets(shop, true);
  expect(code).toBe('ok');
  expect(await shop.balance(buyer)).toBe(1_000);
});
