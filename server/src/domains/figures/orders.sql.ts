import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { isInScope, type FigureScope, type Periods } from './period.sql.ts';

/** Figures of one bucket, store, zone or payment method; the other three are null. */
type Group = {
  /** False for the period before. */
  isCurrent: boolean;
  bucket: Date | null;
  storeId: number | null;
  zoneId: number | null;
  method: string | null;
};

export type SalesRow = Group & {
  delivered: number;
  late: number;
  salesMinor: number;
  goodsMinor: number;
  discountsMinor: number;
  taxMinor: number;
  feesMinor: number;
  tipsMinor: number;
};

/** In seconds: the median and what nine of ten orders stay below. */
export type Times = { isCurrent: boolean; preparation: (number | null)[] | null; delivery: (number | null)[] | null };

/** Orders that were delivered, and what the ledger received for those of the current period, whenever. */
export type Delivered = { sales: SalesRow[]; times: Times[]; bookedMinor: number };

/** The steps of the log in both periods, called g, with their orders, called o. */
function steps({ period, previous }: Periods, statuses: readonly string[], scope: FigureScope): Part {
  return part`order_status_log g join orders o on o.id = g.order_id
    where g.status = any(${statuses}::text[]) and g.at >= ${previous.startsAt} and g.at < ${period.endsAt}
      and ${isInScope(scope)}`;
}

/**
 * Everything about delivered orders in one statement, because finding them costs most. Preparation is from confirmed to
 * ready, without scheduled orders; delivery from picked up to delivered.
 */
export async function deliveredIn(db: Sql, periods: Periods, scope: FigureScope): Promise<Delivered> {
  const { startsAt, bucket, timeZone } = periods.period;
  const rows = await db.unprepared<(Omit<Delivered, 'sales'> & { sales: (SalesRow & { bucket: string | null })[] })[]>`
    with delivered as materialized (
      select g.order_id, g.at, g.at >= ${startsAt} as "isCurrent", date_trunc(${bucket}, g.at, ${timeZone}) as bucket,
        o.store_id as "storeId", o.zone_id as "zoneId", o.payment_method as method, o.schedule_at,
        g.at > o.promised_until as is_late, o.total_minor, o.items_minor + o.add_ons_minor as goods,
        o.discount_minor + o.coupon_minor + o.first_order_minor as discounts,
        case when o.tax_included then 0 else o.tax_minor end as tax, o.delivery_minor + o.additional_minor as fees,
        o.tip_minor
      from ${steps(periods, ['delivered'], scope)}
    ), sales as (
      select "isCurrent", bucket, "storeId", "zoneId", method, count(*) as delivered,
        count(*) filter (where is_late) as late, sum(total_minor)::bigint as "salesMinor",
        sum(goods)::bigint as "goodsMinor", sum(discounts)::bigint as "discountsMinor", sum(tax)::bigint as "taxMinor",
        sum(fees)::bigint as "feesMinor", sum(tip_minor)::bigint as "tipsMinor"
      from delivered
      group by grouping sets (("isCurrent", bucket), ("isCurrent", "storeId"), ("isCurrent", "zoneId"),
        ("isCurrent", method))
    ), times as (
      select d."isCurrent",
        case when d.schedule_at is null then extract(epoch from
          min(s.at) filter (where s.status = 'handover') - min(s.at) filter (where s.status = 'confirmed'))
        end::float8 as preparation,
        extract(epoch from d.at - min(s.at) filter (where s.status = 'picked_up'))::float8 as delivery
      from delivered d join order_status_log s on s.order_id = d.order_id
      group by d.order_id, d.at, d."isCurrent", d.schedule_at
    ), typical as (
      select "isCurrent", percentile_cont(array[0.5, 0.9]) within group (order by preparation) as preparation,
        percentile_cont(array[0.5, 0.9]) within group (order by delivery) as delivery
      from times group by "isCurrent"
    )
    select (select coalesce(json_agg(sales), '[]') from sales) as sales,
      (select coalesce(json_agg(typical), '[]') from typical) as times,
      (select coalesce(sum(e.amount), 0)::bigint from delivered d join ledger_entries e on e.order_id = d.order_id
       where d."isCurrent" and e.to_account = 'shop' and e.unit = 'money') as "bookedMinor"`;
  const { sales = [], times = [], bookedMinor = 0 } = rows[0] ?? {};
  return { times, bookedMinor, sales: sales.map((row) => ({ ...row, bucket: row.bucket && new Date(row.bucket) })) };
}

export type CountRow = Omit<Group, 'method'> & { count: number };

export function cancelledIn(db: Sql, periods: Periods, scope: FigureScope): Promise<CountRow[]> {
  const { startsAt, bucket, timeZone } = periods.period;
  return db.unprepared<CountRow[]>`
    with ended as (
      select g.at >= ${startsAt} as "isCurrent", date_trunc(${bucket}, g.at, ${timeZone}) as bucket,
        o.store_id as "storeId", o.zone_id as "zoneId"
      from ${steps(periods, ['canceled', 'failed'], scope)}
    )
    select "isCurrent", bucket, "storeId", "zoneId", count(*) as count from ended
    group by grouping sets (("isCurrent", bucket), ("isCurrent", "storeId"), ("isCurrent", "zoneId"))`;
}

export function placedIn(db: Sql, periods: Periods, scope: FigureScope): Promise<CountRow[]> {
  const { startsAt, bucket, timeZone } = periods.period;
  return db.unprepared<CountRow[]>`
    with placed as (
      select o.created_at >= ${startsAt} as "isCurrent", date_trunc(${bucket}, o.created_at, ${timeZone}) as bucket,
        o.store_id as "storeId", o.zone_id as "zoneId"
      from orders o where ${isPlacedIn(periods)} and ${isInScope(scope)}
    )
    select "isCurrent", bucket, "storeId", "zoneId", count(*) as count from placed
    group by grouping sets (("isCurrent", bucket), ("isCurrent", "storeId"), ("isCurrent", "zoneId"))`;
}

export type NewCustomers = { isCurrent: boolean; count: number };

/** Customers with an account whose first order that was not cancelled is of the period. */
export function newCustomersIn(db: Sql, periods: Periods, scope: FigureScope): Promise<NewCustomers[]> {
  return db.unprepared<NewCustomers[]>`
    select o.created_at >= ${periods.period.startsAt} as "isCurrent", count(*) as count
    from orders o join first_orders f on f.order_id = o.id
    where ${isPlacedIn(periods)} and ${isInScope(scope)} group by 1`;
}

function isPlacedIn({ period, previous }: Periods): Part {
  return part`o.created_at >= ${previous.startsAt} and o.created_at < ${period.endsAt}`;
}
