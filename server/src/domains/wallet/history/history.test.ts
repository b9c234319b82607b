import { transactionTypes, type TransactionType } from '@rialto/contract/shapes/transaction-type.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { switchWallets } from '../../../testing/money/wallets.ts';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';
import type { MoneyReason, Reason } from '../ledger/entry.ts';
import { move } from '../ledger/ledger.sql.ts';
import { takeBack } from '../rewards/grant.ts';
import { reasonsOfType } from './transaction-types.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
  await shop.sql`update shop_settings set settings = settings || '{"hasLoyaltyPoints":true}'`;
  await switchWallets(shop, true);
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.sql)).toEqual([]));

type Row = { id: number; transaction_type: TransactionType; credit: number; debit: number; balance: number };
type History = { total_size: number; wallet_balance: number; loyalty_point: number; owed: number; data: Row[] };
const read = async ({ headers }: Buyer, list: 'wallet' | 'loyalty-point', query: string) => {
  const answer = await shop.get(`/customer/${list}/transactions?${query}`, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<History>();
};

let number = 0;
/** Without a number, each movement belongs to an order of its own. */
const moved = ({ id }: Buyer, reason: Reason, amount: number, orderId = 1_000 + number) =>
  move(shop.sql, { reason, cause: `test:${(number += 1)}`, amount, customerId: id, orderId, now: NOON });

/** Reasons that change the balance. */
const shown = Object.entries(reasonsOfType).flatMap(([type, reasons]) =>
  reasons.filter((reason) => reason !== 'cashback_owed').map((reason) => ({ type, reason })),
);
/** Each reason once for each of three orders, after an entry that adds enough for all. */
async function fullHistory(buyer: Buyer): Promise<{ type: string; reason: MoneyReason }[]> {
  const rounds = [1, 2, 3].flatMap((order) => shown.map((each) => ({ ...each, order })));
  await moved(buyer, 'top_up', 100_000);
  for (const { reason, order } of rounds) {
    if (reason === 'cashback_repaid') await moved(buyer, 'cashback_owed', 100, order);
    // As much as is taken back and owed.
    await moved(buyer, reason, reason === 'cashback' ? 200 : 100, order);
  }
  return [{ type: 'add_fund', reason: 'top_up' }, ...rounds];
}

/** All pages of this size, until one is empty. */
async function pagesOf(buyer: Buyer, list: 'wallet' | 'loyalty-point', query: string, limit: number): Promise<Row[][]> {
  const pages: Row[][] = [];
  for (;;) {
    const { data } = await read(buyer, list, `${query}&limit=${limit}&offset=${pages.length + 1}`);
    if (data.length === 0) return pages;
    pages.push(data);
  }
}

test('MON-01 each type of the wallet’s history has its entries on pages, each once, with the balance after it', async () => {
  const buyer = await shop.customer();
  const entries = await fullHistory(buyer);
  const all = (await pagesOf(buyer, 'wallet', 'type=all', 50)).flat();
  expect(all).toHaveLength(entries.length);
  for (const type of transactionTypes) {
    const expected = all.filter((row) => type === 'all' || row.transaction_type === type);
    expect(expected).toHaveLength(
      type === 'all' ? entries.length : entries.filter((each) => each.type === type).length,
    );
    const pages = await pagesOf(buyer, 'wallet', `type=${type}`, 2);
    expect(pages.length, type).toBeGreaterThan(1);
    expect(pages.slice(0, -1).every((page) => page.length === 2)).toBe(true);
    expect(pages.flat(), type).toEqual(expected);
    expect((await read(buyer, 'wallet', `type=${type}&limit=2&offset=2`)).total_size).toBe(expected.length);
  }
  const oldestFirst = all.toReversed();
  oldestFirst.reduce((balance, row) => {
    expect(row.balance).toBeCloseTo(balance + row.credit - row.debit);
    return row.balance;
  }, 0);
  expect((await read(buyer, 'wallet', 'type=order&limit=2&offset=2')).wallet_balance).toBe(all[0]?.balance);
});

test('MON-02 the history of the points has pages too, without the entries of other customers', async () => {
  const [buyer, other] = [await shop.customer(), await shop.customer()];
  for (const amount of [10, 20, 30, 40, 50]) await moved(buyer, 'points_earned', amount);
  await moved(buyer, 'points_converted', 60);
  await moved(other, 'points_earned', 5);
  const pages = await pagesOf(buyer, 'loyalty-point', '', 4);
  expect(pages.map((page) => page.map(({ balance }) => balance))).toEqual([
    [90, 150, 100, 60],
    [30, 10],
  ]);
  expect(await read(buyer, 'loyalty-point', 'limit=4&offset=2')).toMatchObject({ total_size: 6, loyalty_point: 90 });
});

test('MON-06 both histories say what a refund left owed', async () => {
  const buyer = await shop.customer();
  const about = { customerId: buyer.id, orderId: 8, now: NOON };
  await move(shop.sql, { ...about, reason: 'cashback', cause: 'order:8:cashback', amount: 300 });
  await move(shop.sql, { ...about, reason: 'points_earned', cause: 'order:8:points', amount: 40 });
  await moved(buyer, 'order_payment', 200);
  await moved(buyer, 'points_converted', 30);
  for (const list of ['wallet', 'loyalty-point'] as const) expect((await read(buyer, list, '')).owed).toBe(0);
  for (const kind of ['cashback', 'points'] as const)
    await takeBack(shop.sql, { kind, ...about, refundedMinor: 1_000, totalMinor: 1_000 });
  expect(await read(buyer, 'wallet', '')).toMatchObject({ wallet_balance: 0, owed: 2 });
  expect(await read(buyer, 'loyalty-point', '')).toMatchObject({ loyalty_point: 0, owed: 30 });
});
