import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** When the order ended is null while it runs. */
export type LinkState = { linkVersion: number | null; endedAt: Date | null };

export async function findLinkState(db: Sql, orderId: OrderId): Promise<LinkState | null> {
  const rows = await db<LinkState[]>`
    select p.link_version as "linkVersion",
      (select min(g.at) from order_status_log g
       where g.order_id = p.order_id and g.status in ('delivered', 'canceled', 'failed')) as "endedAt"
    from parcels p where p.order_id = ${orderId}`;
  return rows[0] ?? null;
}
