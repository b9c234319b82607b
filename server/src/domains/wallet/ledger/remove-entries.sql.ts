import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/**
 * Deletes the entries of an order that is deleted, which only orders of simulated guests are. The database refuses to
 * delete an entry that concerns a customer, so such entries stay.
 */
export async function removeEntriesOf(tx: Sql, orderId: OrderId): Promise<void> {
  await tx`select set_config('rialto.removes_ledger_entries', 'on', true)`;
  await tx`delete from ledger_entries where order_id = ${orderId} and customer_id is null`;
  await tx`select set_config('rialto.removes_ledger_entries', 'off', true)`;
}
