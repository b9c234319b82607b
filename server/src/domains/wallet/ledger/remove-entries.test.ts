import { inTransaction } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer } from '../../../testing/people.ts';
import type { Movement } from './entry.ts';
import { move } from './ledger.sql.ts';
import { removeEntriesOf } from './remove-entries.sql.ts';

let shop: TestApi;
const now = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(() => shop.close());
const sql = () => shop.database.db.sql;

/** Two orders of which each moved cash and the money of a customer. */
async function twoOrders(): Promise<void> {
  const { id: customerId } = await addCustomer(sql());
  const put = (movement: Omit<Movement, 'now'>) => move(sql(), { ...movement, now });
  for (const orderId of [1, 2]) {
    await put({ reason: 'cashback', cause: `order:${orderId}:cashback`, amount: 70, orderId, customerId });
    await put({ reason: 'cash_payment', cause: `order:${orderId}:cash`, amount: 5, orderId, customerId: null });
  }
}
const causes = async () =>
  (await sql()<{ cause: string }[]>`select cause from ledger_entries order by cause`).map(({ cause }) => cause);

test('MON-06 of a deleted order only the entries that concern no customer are deleted', async () => {
  await twoOrders();
  await inTransaction(sql(), (tx) => removeEntriesOf(tx, 1));
  expect(await causes()).toEqual(['order:1:cashback', 'order:2:cash', 'order:2:cashback']);
  expect(await findBreaches(sql())).toEqual([]);
});

test('MON-06 no session can delete an entry of a customer, change an entry or empty the ledger', async () => {
  const before = await causes();
  for (const statement of [
    'delete from ledger_entries where customer_id is not null',
    'delete from ledger_entries',
    'update ledger_entries set amount = amount + 1',
    'truncate ledger_entries',
    'truncate ledger_entries cascade',
  ]) {
    const script = `select set_config('rialto.removes_ledger_entries', 'on', true); ${statement}`;
    await expect(inTransaction(sql(), (tx) => tx.script(script))).rejects.toThrow('never changed');
  }
  await expect(sql()`delete from ledger_entries where customer_id is null`).rejects.toThrow('never changed');
  expect(await causes()).toEqual(before);
});
