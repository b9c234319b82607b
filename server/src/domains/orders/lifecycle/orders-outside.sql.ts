import type { ZoneId } from '@rialto/database/ids.ts';
import { namesOf } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { runningStatuses } from '@rialto/rules/order/phase.ts';

/** The running deliveries in a zone whose place would no longer lie in it. Without an area it is the whole zone. */
export async function runningOrdersOutside(
  db: Sql,
  { zoneId, next }: { zoneId: ZoneId; next: string | null },
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as "count" from orders o
    where o.status in (${namesOf(runningStatuses)})
      and o.zone_id = ${zoneId} and o.address is not null
      and (${next}::polygon is null
        or not ${next}::polygon @> point((o.address->>'lng')::float8, (o.address->>'lat')::float8))`;
  return row?.count ?? 0;
}

/** How many orders the shop has had, up to a number that no decision needs exactly. */
export async function countFirstOrders(db: Sql): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as "count" from (select from orders limit 1000) counted`;
  return row?.count ?? 0;
}
