import { newId } from '@rialto/database/new-id.ts';
import type { AssignmentId, CourierId, OrderId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { AssignmentRow, AssignmentState, CourierRow, Proof } from './courier-row.ts';
import { courierColumns } from './couriers.sql.ts';

const columns = part`a.id, a.order_id as "orderId", a.courier_id as "courierId", a.state, a.offered_at as "offeredAt",
  a.offer_ends_at as "offerEndsAt", a.picked_up_at as "pickedUpAt"`;

export async function findAssignment(db: Sql, id: AssignmentId): Promise<AssignmentRow | null> {
  const rows = await db<AssignmentRow[]>`select ${columns} from assignments a where a.id = ${id}`;
  return rows[0] ?? null;
}

/** The assignment of an order that has not ended. Its writers hold the lock of the order. */
export async function findLiveAssignment(db: Sql, orderId: OrderId): Promise<AssignmentRow | null> {
  const rows = await db<AssignmentRow[]>`
    select ${columns} from assignments a where a.order_id = ${orderId} and a.ended_at is null`;
  return rows[0] ?? null;
}

export type CourierOfOrder = CourierRow & {
  state: AssignmentState;
  /** Only while the order is on its way (COU-04). */
  lat: number | null;
  lng: number | null;
};

/** The courier that customers see: who accepted the order, or delivered it. Older positions than `since` are missing. */
export async function findCourierOfOrder(db: Sql, orderId: OrderId, since: Date): Promise<CourierOfOrder | null> {
  const rows = await db<CourierOfOrder[]>`
    select ${courierColumns}, a.state, p.lat, p.lng
    from assignments a join couriers c on c.id = a.courier_id
    left join courier_positions p on p.courier_id = a.courier_id and a.state = 'picked_up' and p.at >= a.picked_up_at
      and p.at > ${since}
    where a.order_id = ${orderId} and a.state in ('accepted', 'picked_up', 'delivered', 'returned')
    order by a.ended_at is null desc, a.ended_at desc limit 1`;
  return rows[0] ?? null;
}

/** The run of a courier: orders on their way first, then accepted and offered ones. */
export function liveAssignmentsOf(db: Sql, courierId: CourierId, now: Date): Promise<AssignmentRow[]> {
  return db<AssignmentRow[]>`
    select ${columns} from assignments a
    where a.courier_id = ${courierId} and a.ended_at is null and (a.state <> 'offered' or a.offer_ends_at > ${now})
    order by a.picked_up_at, a.accepted_at, a.offered_at, a.id`;
}

export async function countLiveAssignments(db: Sql, courierId: CourierId): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) as count from assignments where courier_id = ${courierId} and ended_at is null`;
  return row?.count ?? 0;
}

export async function hasAcceptedAssignments(db: Sql, courierId: CourierId): Promise<boolean> {
  const rows = await db`
    select from assignments where courier_id = ${courierId} and state in ('accepted', 'picked_up') limit 1`;
  return rows.length > 0;
}

type NewOffer = { orderId: OrderId; courierId: CourierId; shiftId: number; now: Date; endsAt: Date };

export async function insertOffer(tx: Sql, offer: NewOffer): Promise<AssignmentId> {
  const { orderId, courierId, shiftId, now, endsAt } = offer;
  const id = newId();
  await tx`
    insert into assignments (id, order_id, courier_id, shift_id, state, offered_at, offer_ends_at)
    values (${id}, ${orderId}, ${courierId}, ${shiftId}, 'offered', ${now}, ${endsAt})`;
  return id;
}

/** Clocks of nodes may differ, so no time of an assignment is before the one before it. */
export async function writeAccepted(tx: Sql, id: AssignmentId, now: Date): Promise<void> {
  await tx`update assignments set state = 'accepted', accepted_at = greatest(${now}, offered_at) where id = ${id}`;
}

/** What the courier has at one end of the way: the cash that is collected there and the proof. */
export type Handover = { cashMinor: number; proof: Proof; fileId: string | null; now: Date };

export async function writePickedUp(tx: Sql, id: AssignmentId, handed: Handover): Promise<void> {
  const { cashMinor, proof, fileId, now } = handed;
  await tx`
    update assignments set state = 'picked_up', picked_up_at = greatest(${now}, accepted_at), cash_minor = ${cashMinor},
      pick_up_proof = ${proof}, pick_up_file_id = ${fileId}
    where id = ${id}`;
}

type EndState = Exclude<AssignmentState, 'offered' | 'accepted' | 'picked_up' | 'delivered'>;

export async function writeEnded(tx: Sql, id: AssignmentId, state: EndState, now: Date): Promise<void> {
  await tx`update assignments set state = ${state}, ended_at = greatest(${now}, offered_at) where id = ${id}`;
}

export async function writeDelivered(tx: Sql, id: AssignmentId, handed: Handover): Promise<void> {
  const { cashMinor, proof, fileId, now } = handed;
  await tx`
    update assignments set state = 'delivered', ended_at = greatest(${now}, offered_at), cash_minor = cash_minor + ${cashMinor},
      proof = ${proof}, file_id = ${fileId}
    where id = ${id}`;
}

/** Offers that were not accepted in time. */
export function endedOffers(db: Sql, now: Date, most: number): Promise<{ id: AssignmentId; orderId: OrderId }[]> {
  return db<{ id: AssignmentId; orderId: OrderId }[]>`
    select id, order_id as "orderId" from assignments
    where state = 'offered' and offer_ends_at <= ${now} order by offer_ends_at limit ${most}`;
}

export type FormerOffers = { courierId: CourierId; count: number; hasDeclined: boolean };

/** The couriers that an order was offered to before, how often, and whether they declined it. */
export function formerOffers(db: Sql, orderId: OrderId): Promise<FormerOffers[]> {
  return db<FormerOffers[]>`
    select courier_id as "courierId", count(*) as count, bool_or(state = 'declined') as "hasDeclined"
    from assignments where order_id = ${orderId} and ended_at is not null group by courier_id`;
}

export type AssignmentOfOrder = { orderId: OrderId; assignmentId: AssignmentId; state: AssignmentState } & CourierRow;

/** The current or delivering assignment of each order, with its courier. */
export function assignmentsOf(db: Sql, orderIds: readonly OrderId[]): Promise<AssignmentOfOrder[]> {
  return db<AssignmentOfOrder[]>`
    select distinct on (a.order_id) a.order_id as "orderId", a.id as "assignmentId", a.state, ${courierColumns}
    from assignments a join couriers c on c.id = a.courier_id
    where a.order_id = any(${orderIds}::bigint[])
      and (a.ended_at is null or a.state in ('delivered', 'returned'))
    order by a.order_id, a.ended_at is null desc, a.ended_at desc`;
}

/** The photos at both ends of the way of an order. */
export type HandoverFiles = { pickUpFileId: string | null; dropOffFileId: string | null };

/** An order is picked up once, so only one courier has photos. */
export async function handoverFilesOf(db: Sql, orderId: OrderId): Promise<HandoverFiles> {
  const rows = await db<HandoverFiles[]>`
    select pick_up_file_id as "pickUpFileId", file_id as "dropOffFileId" from assignments
    where order_id = ${orderId} and picked_up_at is not null limit 1`;
  return rows[0] ?? { pickUpFileId: null, dropOffFileId: null };
}
