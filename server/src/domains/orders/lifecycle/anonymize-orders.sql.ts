import type { CustomerId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

const ordersOf = (customerId: CustomerId) =>
  part`select id from orders where owner_kind = 'customer' and owner_id = ${customerId}`;

/** Deletes personal data from a customer's orders and returns their ids; lines and amounts stay (trust.md D11). */
export async function anonymizeOrderRows(tx: Sql, customerId: CustomerId): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    update orders set address = null, contact_name = null, contact_number = null, contact_email = null, note = null,
      cancel_reason = null, refund_to = null, idem_key = null, idem_hash = null
    where owner_kind = 'customer' and owner_id = ${customerId}
    returning id`;
  await tx`update order_status_log set reason = null where order_id in (${ordersOf(customerId)})`;
  await tx`
    update refund_requests set reason = 'deleted', note = null, answer = null, file_ids = '{}'
    where order_id in (${ordersOf(customerId)})`;
  await tx`update order_lines set note = null where order_id in (${ordersOf(customerId)}) and note is not null`;
  await tx`update prescription_prices set note = null where order_id in (${ordersOf(customerId)}) and note is not null`;
  await tx`
    update parcels set content = null, sender_address = null, receiver_name = null, receiver_phone = null, wish = null,
      link_version = null
    where order_id in (${ordersOf(customerId)})`;
  await tx`delete from order_files where order_id in (${ordersOf(customerId)})`;
  return rows.map(({ id }) => id);
}
