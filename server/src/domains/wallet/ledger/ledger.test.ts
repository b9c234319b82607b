import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { RefusalError, throwRefusalOf } from '../../../platform/refuse.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer } from '../../../testing/people.ts';
import type { Movement } from './entry.ts';
import { entriesOf, findWallet, move } from './ledger.sql.ts';

let shop: TestApi;
const now = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findBreaches(sql())).toEqual([]);
});

const sql = () => shop.database.db.sql;
const put = (movement: Omit<Movement, 'now'>) => move(sql(), { ...movement, now }).catch(throwRefusalOf);

test('MON-06 a movement changes the balance once per cause, and the balance is the sum of the entries', async () => {
  const { id: customerId } = await addCustomer(sql());
  const topUp = { reason: 'top_up', cause: `test:${customerId}:in`, amount: 5_000, customerId } as const;
  expect(await put(topUp)).toBe(true);
  expect(await put(topUp)).toBe(false);
  await put({ reason: 'order_payment', cause: `test:${customerId}:out`, amount: 1_200, customerId, orderId: 7 });
  await put({ reason: 'points_earned', cause: `test:${customerId}:points`, amount: 30, customerId });
  expect(await findWallet(sql(), customerId)).toMatchObject({ balanceMinor: 3_800, points: 30 });
  const entries = await entriesOf(sql(), { customerId, unit: 'money', reasons: null }, { limit: 10, offset: 0 });
  expect(entries.map(({ change, balance, orderId }) => [change, balance, orderId])).toEqual([
    [-1_200, 3_800, 7],
    [5_000, 5_000, null],
  ]);
});

test('MON-01 T25 a hundred payments of the whole balance at once: one succeeds', async () => {
  const { id: customerId } = await addCustomer(sql());
  await put({ reason: 'top_up', cause: `test:${customerId}:in`, amount: 900, customerId });
  const payments = Array.from({ length: 100 }, (_, at) =>
    put({ reason: 'order_payment', cause: `test:${customerId}:${at}`, amount: 900, customerId }),
  );
  const results = await Promise.allSettled(payments);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(new Set(refusals.map((reason) => reason instanceof RefusalError && reason.refusal.code))).toEqual(
    new Set(['wallet_too_low']),
  );
  expect((await findWallet(sql(), customerId)).balanceMinor).toBe(0);
});

test('MON-06 T25 the same cause a hundred times at once moves the amount once', async () => {
  const { id: customerId } = await addCustomer(sql());
  const same = { reason: 'cashback', cause: `test:${customerId}:back`, amount: 70, customerId } as const;
  const results = await Promise.all(Array.from({ length: 100 }, () => put(same)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect((await findWallet(sql(), customerId)).balanceMinor).toBe(70);
});

test('MON-06 entries cannot be changed or deleted', async () => {
  const { id: customerId } = await addCustomer(sql());
  await put({ reason: 'top_up', cause: `test:${customerId}:in`, amount: 10, customerId });
  await expect(sql()`update ledger_entries set amount = 11 where customer_id = ${customerId}`).rejects.toThrow('never');
  await expect(sql()`delete from ledger_entries where customer_id = ${customerId}`).rejects.toThrow('never');
});
