import type { CustomerId, ModuleId, OrderId, ZoneId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import type { OrderDetailRow, OrderRow } from '../order-row.ts';

const orderColumns = part`
  o.id, o.owner_kind as "ownerKind", o.owner_id as "ownerId", o.status, o.order_type as "orderType", o.currency,
  o.total_minor as "totalMinor", o.is_priced as "isPriced", o.created_at as "createdAt",
  o.schedule_at as "scheduleAt", o.payment_method as "paymentMethod", o.payment_status as "paymentStatus",
  o.hold_until as "holdUntil", o.address, o.contact_name as "contactName", o.contact_number as "contactNumber",
  o.contact_email as "contactEmail",
  (select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = o.id) as "itemsCount",
  (select json_build_object('id', s.id, 'slug', s.slug, 'nameEn', o.store_name_en, 'nameAr', o.store_name_ar,
     'logo', s.logo, 'addressEn', s.address_en, 'addressAr', s.address_ar, 'phone', s.phone, 'lat', s.lat,
     'lng', s.lng, 'moduleId', o.module_id, 'zoneId', o.zone_id, 'timezone', s.timezone) from stores s where s.id = o.store_id) as store,
  (select coalesce(json_agg(json_build_object('status', g.status, 'at', to_char(g.at at time zone 'UTC',
     'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', g.reason) order by g.id), '[]')
   from order_steps g where g.order_id = o.id) as log`;

type OrderFilter = { customerId: CustomerId; statuses: readonly OrderStatus[] };

export function ordersOf(
  db: Sql,
  { customerId, statuses }: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  return db<OrderRow[]>`
    select ${orderColumns} from orders o
    where o.owner_kind = 'customer' and o.owner_id = ${customerId} and o.status = any(${statuses}::text[])
    order by o.created_at desc, o.id limit ${limit} offset ${offset}`;
}

export async function countOrders(db: Sql, { customerId, statuses }: OrderFilter): Promise<number> {
  const rows = await db<{ count: number }[]>`
    select count(*) as count from orders
    where owner_kind = 'customer' and owner_id = ${customerId} and status = any(${statuses}::text[])`;
  return rows[0]?.count ?? 0;
}

export async function findOrder(db: Sql, orderId: OrderId): Promise<OrderRow | null> {
  const rows = await db<OrderRow[]>`select ${orderColumns} from orders o where o.id = ${orderId}`;
  return rows[0] ?? null;
}

export async function findOrderDetail(db: Sql, orderId: OrderId): Promise<OrderDetailRow | null> {
  const rows = await db<OrderDetailRow[]>`
    select ${orderColumns}, o.items_minor as "itemsMinor", o.add_ons_minor as "addOnsMinor",
      o.discount_minor as "discountMinor", o.coupon_minor as "couponMinor", o.first_order_minor as "firstOrderMinor",
      o.tax_minor as "taxMinor", o.tax_included as "isTaxIncluded", o.delivery_minor as "deliveryMinor",
      o.tip_minor as "tipMinor", o.additional_minor as "additionalMinor", o.bill_reasons as reasons,
      o.coupon_code as "couponCode", o.note,
      o.distance_metres as "distanceMetres", o.cancel_reason as "cancelReason",
      array(select f.file_id from order_files f where f.order_id = o.id order by f.position) as "fileIds",
      (select json_build_object('reason', r.reason, 'note', r.note, 'amountMinor', r.amount_minor, 'status', r.status,
         'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       from refund_requests r where r.order_id = o.id) as refund,
      (select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'model', l.model, 'itemId', l.item_id,
         'nameEn', l.name_en, 'nameAr', l.name_ar, 'picture', l.picture, 'selection', l.selection,
         'chosen', l.chosen, 'addOns', l.add_ons, 'quantity', l.quantity, 'unitMinor', l.unit_minor,
         'addOnsMinor', l.add_ons_minor, 'discountMinor', l.discount_minor, 'discountKind', l.discount_kind,
         'totalMinor', l.total_minor, 'note', l.note) order by l.line_no), '[]')
       from order_lines l where l.order_id = o.id) as lines
    from orders o where o.id = ${orderId}`;
  return rows[0] ?? null;
}

export async function guestsWithOrders(db: Sql, guestIds: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select distinct owner_id as id from orders where owner_kind = 'guest' and owner_id = any(${guestIds}::bigint[])`;
  return rows.map(({ id }) => id);
}

type DeliveredFilter = { customerId: CustomerId; since: Date; most: number };

/** Orders that were delivered since then and are not being refunded, the latest delivery first. */
export async function latestDeliveredOrders(db: Sql, { customerId, since, most }: DeliveredFilter): Promise<OrderId[]> {
  const rows = await db<{ id: OrderId }[]>`
    select o.id from orders o join order_status_log g on g.order_id = o.id and g.status = 'delivered'
    where o.owner_kind = 'customer' and o.owner_id = ${customerId} and o.status = 'delivered' and g.at >= ${since}
    order by g.at desc, o.id limit ${most}`;
  return rows.map(({ id }) => id);
}

/** Stores that a customer ordered from, latest first. */
export async function storesOrderedFrom(
  db: Sql,
  {
    customerId,
    zoneIds,
    moduleId,
    most,
  }: { customerId: CustomerId; zoneIds: ZoneId[]; moduleId: ModuleId; most: number },
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select store_id as id from orders
    where owner_kind = 'customer' and owner_id = ${customerId} and zone_id = any(${zoneIds})
      and module_id = ${moduleId} and store_id is not null and given_back_at is null
    group by store_id order by max(created_at) desc, store_id limit ${most}`;
  return rows.map(({ id }) => id);
}

/** Items of the categories a customer ordered from: own items first, then the most ordered. */
export async function itemsNearOrders(
  db: Sql,
  {
    customerId,
    zoneIds,
    moduleId,
    most,
  }: { customerId: CustomerId; zoneIds: ZoneId[]; moduleId: ModuleId; most: number },
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    with bought as (
      select l.item_id, count(*) as times from order_lines l join orders o on o.id = l.order_id
      where o.owner_kind = 'customer' and o.owner_id = ${customerId} and o.given_back_at is null and l.model = 'Item'
      group by l.item_id
    ), liked as (
      select distinct i.parent_category_id from bought b join items i on i.id = b.item_id and i.module_id = ${moduleId}
    )
    select i.id from liked k
    cross join lateral (select i.id, i.order_count from items i
                        where i.zone_id = any(${zoneIds}) and i.parent_category_id = k.parent_category_id
                          and i.active and i.store_active
                        order by i.order_count desc, i.id limit ${most}) i
    left join bought b on b.item_id = i.id
    order by coalesce(b.times, 0) desc, i.order_count desc, i.id limit ${most}`;
  return rows.map(({ id }) => id);
}
