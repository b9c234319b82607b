import type { ConversationId, CourierId, CustomerId, OrderId } from '@rialto/database/ids.ts';
import { listOf, part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Customers and couriers write to each other during a run and for this long after it. */
const OPEN_AFTER_MS = 2 * 60 * 60_000;

/** The accepted assignments, as a condition on `assignments a`, that still allow messages. */
function isOpen(now: Date): Part {
  return part`(a.state in ('accepted', 'picked_up')
    or (a.state in ('delivered', 'returned') and a.ended_at > ${new Date(now.getTime() - OPEN_AFTER_MS)}))`;
}

/** Of these couriers, those that the customer may write to now. */
export async function openCouriers(
  db: Sql,
  customerId: CustomerId,
  courierIds: readonly CourierId[],
  now: Date,
): Promise<Set<number>> {
  if (courierIds.length === 0) return new Set();
  const rows = await db<{ courierId: CourierId }[]>`
    select distinct a.courier_id as "courierId" from assignments a join orders o on o.id = a.order_id
    where a.courier_id = any(${listOf.ints(courierIds)}) and ${isOpen(now)}
      and o.owner_kind = 'customer' and o.owner_id = ${customerId}`;
  return new Set(rows.map(({ courierId }) => courierId));
}

export type OpenRun = {
  orderId: OrderId;
  customerId: CustomerId;
  customerName: string;
  customerLanguage: string;
  conversationId: ConversationId | null;
};

/** The orders of customers with an account that the courier delivers or has just delivered, in the order of the run. */
export function openRuns(db: Sql, courierId: CourierId, now: Date): Promise<OpenRun[]> {
  return db<OpenRun[]>`
    select a.order_id as "orderId", u.id as "customerId", u.f_name as "customerName",
      u.language as "customerLanguage", c.id as "conversationId"
    from assignments a
    join orders o on o.id = a.order_id and o.owner_kind = 'customer'
    join customers u on u.id = o.owner_id and u.status = 'active'
    left join conversations c on c.courier_id = a.courier_id and c.customer_id = u.id
    where a.courier_id = ${courierId} and ${isOpen(now)}
    order by a.ended_at is not null, a.accepted_at, a.order_id`;
}

/** Whether a picture belongs to a conversation of a run that is still open. */
export async function isInOpenRun(db: Sql, fileId: string, courierId: CourierId, now: Date): Promise<boolean> {
  const rows = await db`
    select from chat_files f join conversations c on c.id = f.conversation_id
    where f.file_id = ${fileId} and c.courier_id = ${courierId} and exists (
      select from assignments a join orders o on o.id = a.order_id
      where a.courier_id = c.courier_id and ${isOpen(now)} and o.owner_kind = 'customer' and o.owner_id = c.customer_id)`;
  return rows.length > 0;
}
