import type { CustomerId, GuestId, ModuleId, OrderId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import { detailColumns, orderColumns } from '../order-columns.sql.ts';
import type { OrderDetailRow, OrderRow } from '../order-row.ts';

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
    select ${orderColumns}, ${detailColumns} from orders o where o.id = ${orderId}`;
  return rows[0] ?? null;
}

export async function guestsWithOrders(db: Sql, guestIds: readonly GuestId[]): Promise<number[]> {
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
