import type { CourierId, OrderId } from '@rialto/database/ids.ts';
import { namesOf } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Vehicle } from '@rialto/rules/delivery/travel.ts';
import { runningStatuses } from '@rialto/rules/order/phase.ts';
import type { OrderStatus, OrderType } from '@rialto/rules/order/status.ts';

/** What the arrival of an order depends on. */
export type ArrivalRow = {
  id: OrderId;
  status: OrderStatus;
  orderType: OrderType;
  moduleType: string;
  scheduleAt: Date | null;
  prepMinutes: number | null;
  /** The store's own recent preparation times, at their 75th percentile; null if there are too few. */
  usualPrepSeconds: number | null;
  /** Minutes that a busy store adds. */
  busyMinutes: number;
  confirmedAt: Date | null;
  promisedFrom: Date | null;
  promisedUntil: Date | null;
  distanceMetres: number | null;
  /** Where it is picked up: the store, or the sender of a parcel. */
  pickUpLat: number | null;
  pickUpLng: number | null;
  lat: number | null;
  lng: number | null;
  /** The courier who accepted the order. */
  courierId: CourierId | null;
  vehicle: Vehicle | null;
  pickedUpAt: Date | null;
  courierLat: number | null;
  courierLng: number | null;
};

const RECENT = 30;
/** Fewer say nothing about a store. */
const ENOUGH = 5;

/** `since`: older positions are not used. */
export function arrivalRows(db: Sql, ids: readonly OrderId[], since: Date): Promise<ArrivalRow[]> {
  return db<ArrivalRow[]>`
    select o.id, o.status, o.order_type as "orderType", m.module_type as "moduleType", o.schedule_at as "scheduleAt",
      o.prep_minutes as "prepMinutes", o.promised_from as "promisedFrom", o.promised_until as "promisedUntil",
      o.distance_metres as "distanceMetres", coalesce(s.busy_minutes, 0) as "busyMinutes",
      coalesce(s.lat, (pc.sender_address ->> 'lat')::float8) as "pickUpLat",
      coalesce(s.lng, (pc.sender_address ->> 'lng')::float8) as "pickUpLng",
      (o.address ->> 'lat')::float8 as lat, (o.address ->> 'lng')::float8 as lng,
      (select percentile_cont(0.75) within group (order by r.seconds)
       from (select t.seconds from prep_times t where t.store_id = o.store_id order by t.at desc limit ${RECENT}) r
       having count(*) >= ${ENOUGH}) as "usualPrepSeconds",
      (select min(g.at) from order_status_log g where g.order_id = o.id and g.status = 'confirmed') as "confirmedAt",
      a.courier_id as "courierId", c.vehicle, a.picked_up_at as "pickedUpAt", p.lat as "courierLat", p.lng as "courierLng"
    from orders o
    join modules m on m.id = o.module_id
    left join stores s on s.id = o.store_id
    left join parcels pc on pc.order_id = o.id
    left join assignments a on a.order_id = o.id and a.ended_at is null and a.state <> 'offered'
    left join couriers c on c.id = a.courier_id
    left join courier_positions p on p.courier_id = a.courier_id and p.at > ${since}
    where o.id = any(${ids}::bigint[])`;
}

type NewPromise = { orderId: OrderId; prepMinutes: number | null; from: Date | null; until: Date | null };

export async function writePromise(tx: Sql, { orderId, prepMinutes, from, until }: NewPromise): Promise<void> {
  await tx`
    update orders set prep_minutes = coalesce(${prepMinutes}, prep_minutes), promised_from = ${from},
      promised_until = ${until}
    where id = ${orderId}`;
}

export async function writePrepMinutes(tx: Sql, orderId: OrderId, prepMinutes: number): Promise<void> {
  await tx`update orders set prep_minutes = ${prepMinutes} where id = ${orderId}`;
}

/** Running orders with a promise that are not known to be late, the most urgent first. */
export function promisedOrders(db: Sql, promisedBefore: Date, most: number): Promise<{ id: OrderId }[]> {
  return db<{ id: OrderId }[]>`
    select id from orders
    where status in (${namesOf(runningStatuses)})
      and promised_until < ${promisedBefore} and late_at is null
    order by promised_until limit ${most}`;
}

/** False if the order is known to be late already. */
export async function writeLate(tx: Sql, orderId: OrderId, now: Date): Promise<boolean> {
  const rows = await tx`
    update orders set late_at = ${now} where id = ${orderId} and late_at is null
      and status in (${namesOf(runningStatuses)}) and status <> 'pending' returning id`;
  return rows.length > 0;
}

/** How long the store took, from confirming the order to having it ready; for orders that were wanted at once. */
export async function insertPrepTime(tx: Sql, orderId: OrderId): Promise<void> {
  await tx`
    insert into prep_times (order_id, store_id, seconds, at)
    select o.id, o.store_id, greatest(0, extract(epoch from r.at - c.at))::int, r.at
    from orders o
    join lateral (select min(at) as at from order_status_log where order_id = o.id and status = 'confirmed') c on true
    join lateral (select min(at) as at from order_status_log where order_id = o.id and status = 'handover') r on true
    where o.id = ${orderId} and o.store_id is not null and o.schedule_at is null and c.at is not null and r.at is not null
    on conflict do nothing`;
}

export async function deletePrepTimesBefore(db: Sql, before: Date): Promise<number> {
  const rows = await db`delete from prep_times where at < ${before} returning order_id`;
  return rows.length;
}

export type MovingOrder = {
  orderId: OrderId;
  ownerKind: 'customer' | 'guest';
  ownerId: number;
  /** Of a parcel whose receiver has a link. */
  linkVersion: number | null;
  sender: { lat: number; lng: number } | null;
  receiver: { lat: number; lng: number } | null;
  lat: number;
  lng: number;
  heading: number | null;
  at: Date;
};

/** The positions of orders on their way: after pick-up and before delivery. */
export function movingOrders(db: Sql, since: Date): Promise<MovingOrder[]> {
  return db<MovingOrder[]>`
    select o.id as "orderId", o.owner_kind as "ownerKind", o.owner_id as "ownerId", pc.link_version as "linkVersion",
      pc.sender_address as sender, o.address as receiver,
      p.lat, p.lng, p.heading, p.at
    from courier_positions p
    join assignments a on a.courier_id = p.courier_id and a.state = 'picked_up' and a.picked_up_at <= p.at
    join orders o on o.id = a.order_id and o.status = 'picked_up'
    left join parcels pc on pc.order_id = o.id
    where p.at > ${since}`;
}

export async function readPrepMinutes(tx: Sql, orderId: OrderId): Promise<number | null> {
  const [row] = await tx<
    { minutes: number | null }[]
  >`select prep_minutes as minutes from orders where id = ${orderId}`;
  return row?.minutes ?? null;
}

/** After a new promise the order is in time until it is marked again. */
export async function writeNoLongerLate(tx: Sql, orderId: OrderId): Promise<void> {
  await tx`update orders set late_at = null where id = ${orderId} and late_at is not null`;
}
