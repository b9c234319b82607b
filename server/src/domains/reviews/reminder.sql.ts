import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Those of the orders that have no review and whose prompt, or a later one, was not closed. */
export async function unratedOrders(db: Sql, orderIds: readonly OrderId[]): Promise<OrderId[]> {
  const rows = await db<{ id: OrderId }[]>`
    select id from unnest(${orderIds}::bigint[]) with ordinality o(id, position)
    where not exists (select from reviews r where r.order_id = o.id)
      and not exists (select from closed_review_prompts c
                      join unnest(${orderIds}::bigint[]) with ordinality later(id, position) on later.id = c.order_id
                      where later.position <= o.position)
    order by position`;
  return rows.map(({ id }) => id);
}

export async function insertClosedPrompt(db: Sql, orderId: OrderId, now: Date): Promise<void> {
  await db`
    insert into closed_review_prompts (order_id, closed_at) values (${orderId}, ${now}) on conflict do nothing`;
}
