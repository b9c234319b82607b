import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { answered } from '../../../testing/money/answered.ts';
import { codeOf, NOON, type Buyer } from '../../../testing/ordering-shop.ts';
import { negativeHistory, wrongBalances } from '../../../testing/money/wallets.ts';
import { openWalletShop, type WalletShop } from '../../../testing/money/wallet-shop.ts';
import { findWallet, move } from '../../wallet/wallet.public.ts';

const PRICE = 1_000;
const COUNT = 50;

let shop: WalletShop;
beforeAll(async () => {
  shop = await openWalletShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  expect(await wrongBalances(shop.sql)).toEqual([]);
  expect(await negativeHistory(shop.sql)).toEqual([]);
});

const pay = (buyer: Buyer, order_id: number) =>
  answered(() => shop.send('/customer/order/payment-method', buyer, { order_id, payment_method: 'wallet' }));
const convert = (buyer: Buyer, point: number, key: string) =>
  answered(() =>
    shop.send('/customer/loyalty-point/point-transfer', buyer, { point }, { 'idempotency-key': `convert-${key}` }),
  );

async function unpaidOrders(buyer: Buyer): Promise<number[]> {
  const orders: number[] = [];
  for (let count = 0; count < COUNT; count += 1)
    orders.push(await shop.buy(buyer, { payment_method: 'digital_payment' }));
  return orders;
}

/** Begins to add money and returns the provider's message that it is paid. */
async function topUp(buyer: Buyer, amount: number): Promise<() => Promise<number>> {
  const started = await shop.send('/customer/wallet/add-fund', buyer, { amount }, { 'idempotency-key': 'top-up' });
  expect(codeOf(started)).toBe('ok');
  const [payment] = await shop.sql<{ id: string }[]>`
    select p.id from payments p join top_ups t on t.id = p.top_up_id where t.customer_id = ${buyer.id}`;
  return shop.message(payment?.id ?? '');
}

test('MON-01 MON-02 MON-06 T25 fifty payments, fifty conversions and a top-up that is reported twenty times, all at once', async () => {
  const buyer = await shop.rich(5 * PRICE);
  const orders = await unpaidOrders(buyer);
  const points = { reason: 'points_earned', cause: 'test:points', amount: COUNT * 500, customerId: buyer.id } as const;
  await move(shop.sql, { ...points, now: NOON });
  const report = await topUp(buyer, 50);
  const [payments, conversions] = await Promise.all([
    Promise.all(orders.map((id) => pay(buyer, id))),
    Promise.all(orders.map((id) => convert(buyer, 500, String(id)))),
    Promise.all(Array.from({ length: 20 }, report)),
  ]);
  expect(new Set(conversions.map(codeOf))).toEqual(new Set(['ok']));
  const paid = payments.map(codeOf).filter((code) => code === 'ok').length;
  expect(payments.map(codeOf).filter((code) => code === 'wallet_too_low')).toHaveLength(COUNT - paid);
  // It had enough for 5 orders, 25 by its points, and 5 by the top-up.
  expect(await findWallet(shop.sql, buyer.id)).toMatchObject({ balanceMinor: (35 - paid) * PRICE, points: 0 });

  const later = (await Promise.all(orders.map((id) => pay(buyer, id)))).map(codeOf);
  expect(later.filter((code) => code === 'wallet_too_low')).toHaveLength(COUNT - 35);
  expect(await shop.balance(buyer)).toBe(0);

  const { data } = (await shop.get('/customer/wallet/transactions?limit=1&offset=1', buyer.headers)).json<{
    data: { balance: number }[];
  }>();
  expect(data).toMatchObject([{ balance: 0 }]);
});
