import type { StoreId, ZoneId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { FigureSources } from './find-sources.ts';
import { isInScope, type FigureScope, type Period } from './period.sql.ts';
import { moveRows, orderRows } from './rows.sql.ts';

/** Figures of one bucket, store, zone or payment method; the other three are null. */
export type FigureRow = {
  /** False for the period before. */
  isCurrent: boolean;
  bucket: Date | null;
  storeId: StoreId | null;
  zoneId: ZoneId | null;
  method: string | null;
  placed: number;
  cancelled: number;
  newCustomers: number;
  delivered: number;
  late: number;
  salesMinor: number;
  goodsMinor: number;
  discountsMinor: number;
  taxMinor: number;
  feesMinor: number;
  tipsMinor: number;
  /** What the ledger received for the delivered orders, whenever. */
  bookedMinor: number;
};

/** In seconds: the median and what nine of ten orders stay below. */
export type Times = { isCurrent: boolean; preparation: (number | null)[] | null; delivery: (number | null)[] | null };

type OrderFigures = { rows: FigureRow[]; times: Times[] };

/** The days that are added up, and the rows of the rest. */
function allOrderRows({ days, stretches }: FigureSources, scope: FigureScope, timeZone: string): Part {
  const added = part`
    select o.day::timestamp at time zone ${timeZone} as bucket, o.store_id, o.zone_id, o.method, o.placed, o.cancelled,
      o.new_customers, o.delivered, o.late, o.sales_minor, o.goods_minor, o.discounts_minor, o.tax_minor, o.fees_minor,
      o.tips_minor, o.booked_minor, o.preparation, o.delivery
    from figure_sums o where o.day = any(${days}::date[]) and ${isInScope(scope)}`;
  return stretches.reduce((rows, stretch) => part`${rows} union all ${orderRows(stretch, scope)}`, added);
}

export async function ordersIn(
  db: Sql,
  { startsAt, bucket, timeZone }: Period,
  sources: FigureSources,
  scope: FigureScope,
): Promise<OrderFigures> {
  const found = await db.unprepared<{ rows: (FigureRow & { bucket: string | null })[]; times: Times[] }[]>`
    with counted as materialized (
      select c.*, c.bucket >= ${startsAt} as "isCurrent", date_trunc(${bucket}, c.bucket, ${timeZone}) as shown
      from (${allOrderRows(sources, scope, timeZone)}) c
    ), grouped as (
      select "isCurrent", shown as bucket, store_id as "storeId", zone_id as "zoneId", method, sum(placed)::int as placed,
        sum(cancelled)::int as cancelled, sum(new_customers)::int as "newCustomers", sum(delivered)::int as delivered,
        sum(late)::int as late, sum(sales_minor)::bigint as "salesMinor", sum(goods_minor)::bigint as "goodsMinor",
        sum(discounts_minor)::bigint as "discountsMinor", sum(tax_minor)::bigint as "taxMinor",
        sum(fees_minor)::bigint as "feesMinor", sum(tips_minor)::bigint as "tipsMinor",
        sum(booked_minor)::bigint as "bookedMinor"
      from counted
      group by grouping sets (("isCurrent", shown), ("isCurrent", store_id), ("isCurrent", zone_id), ("isCurrent", method))
    ), typical as (
      select "isCurrent", percentile_cont(array[0.5, 0.9]) within group (order by preparation) as preparation,
        percentile_cont(array[0.5, 0.9]) within group (order by delivery) as delivery
      from (select "isCurrent", unnest(preparation)::float8 as preparation, unnest(delivery)::float8 as delivery from counted) t
      group by "isCurrent"
    )
    select (select coalesce(json_agg(grouped), '[]') from grouped) as rows,
      (select coalesce(json_agg(typical), '[]') from typical) as times`;
  const { rows = [], times = [] } = found[0] ?? {};
  return { times, rows: rows.map((row) => ({ ...row, bucket: row.bucket && new Date(row.bucket) })) };
}

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
export function movedIn(
  db: Sql,
  { startsAt, bucket, timeZone }: Period,
  { days, stretches }: FigureSources,
  scope: FigureScope,
): Promise<BookRow[]> {
  const added = part`
    select o.day::timestamp at time zone ${timeZone} as bucket, o.store_id, o.zone_id, o.account, o.is_in, o.amount_minor,
      o.refunded_minor
    from figure_moves o where o.day = any(${days}::date[]) and ${isInScope(scope)}`;
  const rows = stretches.reduce((all, stretch) => part`${all} union all ${moveRows(stretch, scope)}`, added);
  return db.unprepared<BookRow[]>`
    select m.bucket >= ${startsAt} as "isCurrent", date_trunc(${bucket}, m.bucket, ${timeZone}) as bucket, m.account,
      m.is_in as "isIn", sum(m.amount_minor)::bigint as "amountMinor", sum(m.refunded_minor)::bigint as "refundedMinor"
    from (${rows}) m group by 1, 2, 3, 4`;
}
