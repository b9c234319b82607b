import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { isInScope, type FigureScope, type Periods } from './period.sql.ts';

/** Money between the shop and another account in a bucket. `refundedMinor` is the part that was paid back after delivery. */
export type BookRow = {
  isCurrent: boolean;
  bucket: Date;
  account: string;
  isIn: boolean;
  amountMinor: number;
  refundedMinor: number;
};

/** What the ledger moved to and from the shop for orders in both periods. */
export function movedIn(db: Sql, { period, previous }: Periods, scope: FigureScope): Promise<BookRow[]> {
  const isWhole = scope.storeIds === null && scope.zoneId === null;
  // Entries outlive their orders, so they are joined only to filter.
  const orders = isWhole ? part`` : part`join orders o on o.id = e.order_id and ${isInScope(scope)}`;
  return db.unprepared<BookRow[]>`
    select e.created_at >= ${period.startsAt} as "isCurrent",
      date_trunc(${period.bucket}, e.created_at, ${period.timeZone}) as bucket,
      case when e.to_account = 'shop' then e.from_account else e.to_account end as account,
      e.to_account = 'shop' as "isIn", sum(e.amount)::bigint as "amountMinor",
      coalesce(sum(e.amount) filter (where e.from_account = 'shop' and exists (
        select from order_status_log g
        where g.order_id = e.order_id and g.status = 'delivered' and g.at <= e.created_at)), 0)::bigint as "refundedMinor"
    from ledger_entries e ${orders}
    where e.created_at >= ${previous.startsAt} and e.created_at < ${period.endsAt} and e.order_id is not null
      and e.unit = 'money' and 'shop' in (e.from_account, e.to_account)
    group by 1, 2, 3, 4`;
}
