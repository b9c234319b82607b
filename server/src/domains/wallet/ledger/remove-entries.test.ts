import { inTransaction } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer } from '../../../testing/people.ts';
import type { Movement } from './entry.ts';
import { findWallet, move } from './ledger.sql.ts';
import { removeEntriesOf } from './remove-entries.sql.ts';

let shop: TestApi;
const now = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(() => shop.close());
const sql = () => shop.database.db.sql;

test('MON-06 the entries of deleted orders become one adjustment per customer and unit, and balances stay', async () => {
  const { id: customerId } = await addCustomer(sql());
  const put = (movement: Omit<Movement, 'now' | 'customerId'>) => move(sql(), { ...movement, customerId, now });
  await put({ reason: 'top_up', cause: 'test:fill', amount: 9_000 });
  for (const orderId of [1, 2, 3]) {
    await put({ reason: 'order_payment', cause: `order:${orderId}:wallet`, amount: 1_000, orderId });
    await put({ reason: 'cashback', cause: `order:${orderId}:cashback`, amount: 70, orderId });
    await put({ reason: 'points_earned', cause: `order:${orderId}:points`, amount: 10, orderId });
    const cash = { reason: 'cash_payment', cause: `order:${orderId}:cash`, amount: 5, orderId } as const;
    await move(sql(), { ...cash, customerId: null, now });
  }
  const before = await findWallet(sql(), customerId);
  for (const orderId of [1, 2]) await inTransaction(sql(), (tx) => removeEntriesOf(tx, orderId, now));
  expect(await findWallet(sql(), customerId)).toEqual(before);
  const rows = await sql()<{ what: string }[]>`
    select cause || ' ' || reason || ' ' || amount as what from ledger_entries where order_id is distinct from 3 order by cause`;
  expect(rows.map(({ what }) => what)).toEqual([
    `carried:${customerId}:points points_adjustment_in 20`,
    `carried:${customerId}:wallet adjustment_out 1860`,
    'test:fill top_up 9000',
  ]);
  expect(await findBreaches(sql())).toEqual([]);
  await expect(sql()`delete from ledger_entries`).rejects.toThrow('never');
});
