import { connect } from '@rialto/database/connect.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { negativeHistory } from '../../../testing/money/wallets.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer, type TestCustomer } from '../../../testing/people.ts';
import type { Movement } from './entry.ts';
import { findWallet, lockWallet, move } from './ledger.sql.ts';

let shop: TestApi;
const now = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findBreaches(sql())).toEqual([]);
  expect(await negativeHistory(sql())).toEqual([]);
});

const sql = () => shop.database.db.sql;
type HistoryReply = { data: { balance: number }[] };
const historyOf = async ({ headers }: TestCustomer, path: string) =>
  (await shop.get(`/customer/${path}`, headers)).json<HistoryReply>().data.map(({ balance }) => balance);

/** Begins `late` while another transaction has the wallet, which moves `early` and ends. */
async function overtake(
  { id: customerId }: TestCustomer,
  early: Pick<Movement, 'reason' | 'amount'>,
  late: Pick<Movement, 'reason' | 'amount'>,
): Promise<void> {
  const other = connect(shop.database.connectionOptions, { maxConnections: 1 });
  const put = (tx: Sql, name: string, movement: Pick<Movement, 'reason' | 'amount'>) =>
    move(tx, { ...movement, cause: `test:${customerId}:${name}`, customerId, now });
  const waiting = await inTransaction(sql(), async (tx) => {
    await lockWallet(tx, customerId);
    const begun = put(other.sql, 'late', late);
    await waitUntil('the other movement waits for the wallet', async () => {
      const rows = await tx`select from pg_locks where not granted`;
      return rows.length > 0;
    });
    await put(tx, 'early', early);
    return { begun };
  });
  expect(await waiting.begun).toBe(true);
  await other.close();
}

test('MON-06 T25 a payment that waits for a top-up comes after it in the history', async () => {
  const customer = await addCustomer(sql());
  await move(sql(), { reason: 'top_up', cause: 'test:first', amount: 600, customerId: customer.id, now });
  await overtake(customer, { reason: 'top_up', amount: 500 }, { reason: 'order_payment', amount: 550 });
  expect(await historyOf(customer, 'wallet/transactions')).toEqual([5.5, 11, 6]);
});

test('MON-06 T25 a conversion that waits for earned points comes after them in the history', async () => {
  const customer = await addCustomer(sql());
  await move(sql(), { reason: 'points_earned', cause: 'test:points', amount: 60, customerId: customer.id, now });
  await overtake(customer, { reason: 'points_earned', amount: 50 }, { reason: 'points_converted', amount: 55 });
  expect(await historyOf(customer, 'loyalty-point/transactions')).toEqual([55, 110, 60]);
});

test('MON-06 T25 a movement that is repeated while it happens changes the balance once, also when nothing is left', async () => {
  const { id: customerId } = await addCustomer(sql());
  await move(sql(), { reason: 'top_up', cause: `test:${customerId}:in`, amount: 100, customerId, now });
  for (const reason of ['order_payment', 'top_up'] as const) {
    const same = { reason, cause: `test:${customerId}:${reason}`, amount: 100, customerId, now };
    const results = await Promise.all(Array.from({ length: 50 }, () => move(sql(), same)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await findWallet(sql(), customerId)).balanceMinor).toBe(reason === 'top_up' ? 100 : 0);
  }
});
