import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { answered } from '../../../testing/money/answered.ts';
import { codeOf, NOON, type Buyer } from '../../../testing/ordering-shop.ts';
import { movementsOf, wrongBalances } from '../../../testing/money/wallets.ts';
import { openWalletShop, type WalletShop } from '../../../testing/money/wallet-shop.ts';
import { expireUnpaidOrders } from '../lifecycle/expire-unpaid-orders.ts';

const ROUNDS = 20;

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
const later = new Date(NOON.getTime() + 15 * 60_000);
const expire = () => expireUnpaidOrders(shop.sql, later);
const cancel = (buyer: Buyer, orderId: number, refundTo: 'original' | 'wallet') =>
  shop.send('/customer/order/cancel', buyer, { order_id: orderId, reason: 'By mistake', refund_to: refundTo });
const pay = (buyer: Buyer, orderId: number, body: object) =>
  shop.send('/customer/order/payment-method', buyer, { order_id: orderId, ...body });

type Racer = { buyer: Buyer; orderId: number; report: () => Promise<number> };
type End = { status: string; method: string; paid: string; wallet: number; balance: number; moves: string };

/**
 * A partly paid order per round, on which the acts run at once. The first act starts a little earlier in each round, so
 * that it wins as often as it loses.
 */
async function race(acts: (racer: Racer) => (() => Promise<unknown>)[], balanceMinor = 400): Promise<End[]> {
  const ends: End[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await shop.rich(400);
    const orderId = await shop.buy(buyer, partly);
    const report = await shop.message(await shop.attempt(orderId));
    if (balanceMinor > 400) await addMoney(buyer, balanceMinor - 400);
    const [first, ...others] = acts({ buyer, orderId, report });
    const begun = first?.();
    for (let turn = 0; turn < round * 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([begun, ...others.map((act) => act())]);
    const moves = (await movementsOf(shop.sql, orderId)).toSorted().join(', ');
    ends.push({ ...(await shop.stateOf(orderId)), balance: await shop.balance(buyer), moves });
  }
  return ends;
}

let lastAdded = 0;
const addMoney = (buyer: Buyer, amountMinor: number) => shop.sql`
  select move_amount('money', ${`test:added:${(lastAdded += 1)}`}, 'top_up', 'clearing', 'wallet', ${amountMinor},
    ${buyer.id}, null, null, ${NOON})`;

test('T28 T40 MON-01 cancel against the payment of the rest, to the wallet: all money is there in both orders', async () => {
  const ends = await race(({ buyer, orderId, report }) => [
    report,
    () => cancel(buyer, orderId, 'wallet'),
    () => cancel(buyer, orderId, 'wallet'),
    report,
  ]);
  const won = { status: 'canceled', method: 'digital_payment', wallet: 400, balance: 1_000 };
  for (const end of ends)
    expect([
      { ...won, paid: 'refunded', moves: 'online_payment 600, order_payment 400, order_return 400, order_return 600' },
      { ...won, paid: 'unpaid', moves: 'order_payment 400, order_return 400, unwanted_payment 600' },
    ]).toContainEqual(end);
});

test('T28 T40 MON-01 cancel against the payment of the rest, back to the provider: the share returns once', async () => {
  const ends = await race(({ buyer, orderId, report }) => [report, () => cancel(buyer, orderId, 'original')]);
  for (const end of ends) {
    expect(end).toMatchObject({ status: 'canceled', wallet: 400, balance: 400 });
    expect(end.moves).toMatch(/^(online_payment 600, )?(online_refund 600, )?order_payment 400, order_return 400$/);
  }
});

test('T39 T40 MON-01 expiry against the payment of the rest: kept and paid, or expired and given back', async () => {
  const ends = await race(({ report }) => [report, expire, expire]);
  for (const end of ends)
    expect([
      { status: 'pending', paid: 'paid', balance: 0, moves: 'online_payment 600, order_payment 400' },
      { status: 'failed', paid: 'unpaid', balance: 400, moves: 'order_payment 400, order_return 400' },
    ]).toContainEqual({ status: end.status, paid: end.paid, balance: end.balance, moves: end.moves });
});

test('T28 PAY-04 the switch to cash against the payment of the rest: the share stays, the rest is paid once', async () => {
  const ends = await race(({ buyer, orderId, report }) => [report, () => pay(buyer, orderId, {})]);
  for (const end of ends)
    expect([
      { method: 'digital_payment', paid: 'paid', moves: 'online_payment 600, order_payment 400' },
      { method: 'cash_on_delivery', paid: 'unpaid', moves: 'order_payment 400' },
    ]).toContainEqual({ method: end.method, paid: end.paid, moves: end.moves });
});

test('T25 PAY-04 the wallet pays the rest while the provider does: one of them pays, once', async () => {
  const fromWallet = ({ buyer, orderId }: Racer) => pay(buyer, orderId, { payment_method: 'wallet' });
  const ends = await race((racer) => [racer.report, () => fromWallet(racer), () => fromWallet(racer)], 5_000);
  for (const end of ends)
    expect([
      { method: 'digital_payment', paid: 'paid', balance: 4_600, moves: 'online_payment 600, order_payment 400' },
      { method: 'wallet', paid: 'paid', balance: 4_000, moves: 'order_payment 400, order_payment 600' },
    ]).toContainEqual({ method: end.method, paid: end.paid, balance: end.balance, moves: end.moves });
});

test('MON-01 T25 a hundred unpaid orders are paid from a wallet that covers thirty: thirty are paid', async () => {
  const buyer = await shop.rich(0);
  const orders: number[] = [];
  for (let count = 0; count < 100; count += 1)
    orders.push(await shop.buy(buyer, { payment_method: 'digital_payment' }));
  await addMoney(buyer, 30_000);
  const codes = (
    await Promise.all(orders.map((id) => answered(() => pay(buyer, id, { payment_method: 'wallet' }))))
  ).map(codeOf);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(30);
  expect(codes.filter((code) => code === 'wallet_too_low')).toHaveLength(70);
  expect(await shop.balance(buyer)).toBe(0);
});

test('MON-01 T25 fifty orders take parts of one wallet at once: the parts add up to what it had', async () => {
  const buyer = await shop.rich(7_450);
  const wish = { order_type: 'take_away', buy_now: { item_id: 1, quantity: 1 }, partial_payment: 1 };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => answered(() => shop.place(buyer, wish, `part-${at}`))),
  );
  for (const code of answers.map(codeOf)) expect(['ok', 'wallet_changed']).toContain(code);
  const [taken] = await shop.sql<{ sum: number }[]>`
    select coalesce(sum(wallet_minor), 0)::int as sum from orders where owner_kind = 'customer' and owner_id = ${buyer.id}`;
  expect((taken?.sum ?? 0) + (await shop.balance(buyer))).toBe(7_450);
});
