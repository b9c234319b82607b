import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { isInScope, type FigureScope, type Period } from './period.sql.ts';

/** Figures of one bucket, store, zone or payment method; the other three are null. */
type Group = { bucket: Date | null; storeId: number | null; zoneId: number | null; method: string | null };

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

/** The steps of the log in the period, called g, with their orders, called o. */
function steps({ startsAt, endsAt }: Period, statuses: readonly string[], scope: FigureScope): Part {
  return part`order_status_log g join orders o on o.id = g.order_id
    where g.status = any(${statuses}::text[]) and g.at >= ${startsAt} and g.at < ${endsAt} and ${isInScope(scope)}`;
}

/** What was delivered in the period. An order is delivered once. */
export function salesOf(db: Sql, period: Period, scope: FigureScope): Promise<SalesRow[]> {
  return db.unprepared<SalesRow[]>`
    with delivered as (
      select date_trunc(${period.bucket}, g.at, ${period.timeZone}) as bucket, o.store_id, o.zone_id, o.payment_method,
        g.at > o.promised_until as is_late, o.total_minor, o.items_minor + o.add_ons_minor as goods,
        o.discount_minor + o.coupon_minor + o.first_order_minor as discounts,
        case when o.tax_included then 0 else o.tax_minor end as tax, o.delivery_minor + o.additional_minor as fees,
        o.tip_minor
      from ${steps(period, ['delivered'], scope)}
    )
    select bucket, store_id as "storeId", zone_id as "zoneId", payment_method as method, count(*) as delivered,
      count(*) filter (where is_late) as late, sum(total_minor)::bigint as "salesMinor",
      sum(goods)::bigint as "goodsMinor", sum(discounts)::bigint as "discountsMinor", sum(tax)::bigint as "taxMinor",
      sum(fees)::bigint as "feesMinor", sum(tip_minor)::bigint as "tipsMinor"
    from delivered group by grouping sets ((bucket), (store_id), (zone_id), (payment_method))`;
}

export type CountRow = Omit<Group, 'method'> & { count: number };

export function cancelledOf(db: Sql, period: Period, scope: FigureScope): Promise<CountRow[]> {
  return db.unprepared<CountRow[]>`
    with ended as (
      select date_trunc(${period.bucket}, g.at, ${period.timeZone}) as bucket, o.store_id, o.zone_id
      from ${steps(period, ['canceled', 'failed'], scope)}
    )
    select bucket, store_id as "storeId", zone_id as "zoneId", count(*) as count
    from ended group by grouping sets ((bucket), (store_id), (zone_id))`;
}

export function placedOf(db: Sql, period: Period, scope: FigureScope): Promise<CountRow[]> {
  return db.unprepared<CountRow[]>`
    with placed as (
      select date_trunc(${period.bucket}, o.created_at, ${period.timeZone}) as bucket, o.store_id, o.zone_id
      from orders o
      where o.created_at >= ${period.startsAt} and o.created_at < ${period.endsAt} and ${isInScope(scope)}
    )
    select bucket, store_id as "storeId", zone_id as "zoneId", count(*) as count
    from placed group by grouping sets ((bucket), (store_id), (zone_id))`;
}

/** Customers with an account whose first order that was not cancelled is of the period. */
export async function countNewCustomers(db: Sql, period: Period, scope: FigureScope): Promise<number> {
  const rows = await db.unprepared<{ count: number }[]>`
    select count(*) as count from orders o join first_orders f on f.order_id = o.id
    where o.created_at >= ${period.startsAt} and o.created_at < ${period.endsAt} and ${isInScope(scope)}`;
  return rows[0]?.count ?? 0;
}

/** In seconds: the median and what nine of ten orders stay below. */
export type Times = { preparation: number[] | null; delivery: number[] | null };

/** Preparation is from confirmed to ready, without scheduled orders; delivery from picked up to delivered. */
export async function timesOf(db: Sql, period: Period, scope: FigureScope): Promise<Times> {
  const rows = await db.unprepared<Times[]>`
    with delivered as (
      select g.order_id, g.at, o.schedule_at from ${steps(period, ['delivered'], scope)}
    ), times as (
      select case when d.schedule_at is null then
          extract(epoch from min(s.at) filter (where s.status = 'handover') - min(s.at) filter (where s.status = 'confirmed'))
        end::float8 as preparation,
        extract(epoch from d.at - min(s.at) filter (where s.status = 'picked_up'))::float8 as delivery
      from delivered d join order_status_log s on s.order_id = d.order_id
      group by d.order_id, d.at, d.schedule_at
    )
    select percentile_cont(array[0.5, 0.9]) within group (order by preparation) as preparation,
      percentile_cont(array[0.5, 0.9]) within group (order by delivery) as delivery
    from times`;
  return rows[0] ?? { preparation: null, delivery: null };
}
