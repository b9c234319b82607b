import { part, type Part } from '@rialto/database/part.ts';
import { isInScope, type FigureScope } from './period.sql.ts';

/** A stretch of time, its end excluded, whose rows are added up by hour or day of a time zone. */
export type Stretch = { startsAt: Date; endsAt: Date; unit: 'hour' | 'day'; timeZone: string };

/**
 * The figures of orders by bucket, store, zone and payment method; orders that were not delivered have no method here.
 * Preparation is from confirmed to ready, without scheduled orders; delivery from picked up to delivered; both in seconds.
 */
export function orderRows({ startsAt, endsAt, unit, timeZone }: Stretch, scope: FigureScope): Part {
  return part`
    select date_trunc(${unit}, o.created_at, ${timeZone}) as bucket, o.store_id, o.zone_id, null::text as method,
      count(*)::int as placed, 0 as cancelled, count(f.order_id)::int as new_customers, 0 as delivered, 0 as late,
      0::bigint as sales_minor, 0::bigint as goods_minor, 0::bigint as discounts_minor, 0::bigint as tax_minor,
      0::bigint as fees_minor, 0::bigint as tips_minor, 0::bigint as booked_minor, null::int[] as preparation,
      null::int[] as delivery
    from orders o left join first_orders f on f.order_id = o.id
    where o.created_at >= ${startsAt} and o.created_at < ${endsAt} and ${isInScope(scope)}
    group by 1, 2, 3
    union all
    select date_trunc(${unit}, g.at, ${timeZone}), o.store_id, o.zone_id, null, 0, count(*)::int, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, null, null
    from order_status_log g join orders o on o.id = g.order_id
    where g.status in ('canceled', 'failed') and g.at >= ${startsAt} and g.at < ${endsAt} and ${isInScope(scope)}
    group by 1, 2, 3
    union all
    select date_trunc(${unit}, g.at, ${timeZone}), o.store_id, o.zone_id, o.payment_method, 0, 0, 0, count(*)::int,
      count(*) filter (where g.at > o.promised_until)::int, sum(o.total_minor)::bigint,
      sum(o.items_minor + o.add_ons_minor)::bigint, sum(o.discount_minor + o.coupon_minor + o.first_order_minor)::bigint,
      sum(case when o.tax_included then 0 else o.tax_minor end)::bigint, sum(o.delivery_minor + o.additional_minor)::bigint,
      sum(o.tip_minor)::bigint, coalesce(sum(b.booked), 0)::bigint,
      array_agg(round(t.preparation)::int) filter (where o.schedule_at is null and t.preparation is not null),
      array_agg(round(extract(epoch from g.at - t.picked_up))::int) filter (where t.picked_up is not null)
    from order_status_log g join orders o on o.id = g.order_id
    left join lateral (
      select extract(epoch from min(s.at) filter (where s.status = 'handover')
          - min(s.at) filter (where s.status = 'confirmed')) as preparation,
        min(s.at) filter (where s.status = 'picked_up') as picked_up
      from order_status_log s where s.order_id = g.order_id) t on true
    left join lateral (
      select sum(e.amount) as booked from ledger_entries e
      where e.order_id = g.order_id and e.to_account = 'shop' and e.unit = 'money') b on true
    where g.status = 'delivered' and g.at >= ${startsAt} and g.at < ${endsAt} and ${isInScope(scope)}
    group by 1, 2, 3, 4`;
}

/** Money of orders between the shop and other accounts. Entries outlive their orders, which are then of no store. */
export function moveRows({ startsAt, endsAt, unit, timeZone }: Stretch, scope: FigureScope): Part {
  return part`
    select date_trunc(${unit}, e.created_at, ${timeZone}) as bucket, o.store_id, o.zone_id,
      case when e.to_account = 'shop' then e.from_account else e.to_account end as account,
      e.to_account = 'shop' as is_in, sum(e.amount)::bigint as amount_minor,
      coalesce(sum(e.amount) filter (where e.from_account = 'shop' and exists (
        select from order_status_log g where g.order_id = e.order_id and g.status = 'delivered'
          and g.at <= e.created_at)), 0)::bigint as refunded_minor
    from ledger_entries e left join orders o on o.id = e.order_id
    where e.created_at >= ${startsAt} and e.created_at < ${endsAt} and e.order_id is not null and e.unit = 'money'
      and 'shop' in (e.from_account, e.to_account) and ${isInScope(scope)}
    group by 1, 2, 3, 4, 5`;
}

/** The lines of delivered orders by item. */
export function itemRows({ startsAt, endsAt, unit, timeZone }: Stretch, scope: FigureScope): Part {
  return part`
    select date_trunc(${unit}, g.at, ${timeZone}) as bucket, o.store_id, o.zone_id, l.item_id, l.model,
      sum(l.quantity)::int as quantity, count(distinct l.order_id)::int as orders, sum(l.total_minor)::bigint as sales_minor,
      max(l.order_id) as last_order_id
    from order_status_log g join orders o on o.id = g.order_id join order_lines l on l.order_id = o.id
    where g.status = 'delivered' and g.at >= ${startsAt} and g.at < ${endsAt} and ${isInScope(scope)}
    group by 1, 2, 3, 4, 5`;
}
