import type { AssignmentId, CourierId, OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { isOffered } from '@rialto/rules/order/status.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { publish } from '../../../platform/events/publish.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import {
  countLiveAssignments,
  findCourier,
  findLiveAssignment,
  insertOffer,
  lockShift,
  writeEnded,
} from '../../couriers/couriers.public.ts';
import { lockOrderState, type OrderState } from '../lifecycle/status.sql.ts';
import { orderCourierChanged } from '../orders.events.ts';
import { MAX_ORDERS_OF_COURIER } from './suggest-couriers.ts';

/** How long a courier has to accept. */
const OFFER_MS = 60_000;

/** `staff` is null for an offer that passes on by itself. */
type Offer = { staff: Staff | null; orderId: OrderId; courierId: CourierId; now: Date };

/** Offers a confirmed order to a courier on shift. An order has one courier at a time. */
export function offerOrder(
  db: Sql,
  { staff, orderId, courierId, now }: Offer,
): Promise<{ id: AssignmentId; endsAt: Date }> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderState(tx, orderId);
    if (!order) throw new RefusalError({ code: 'order_unknown' });
    if (!isOffered(order.orderType, order.status)) throw new RefusalError({ code: 'order_step_refused' });
    await makeRoom(tx, orderId, now);
    const shift = await lockShift(tx, courierId);
    if (!shift) throw new RefusalError({ code: await refusalWithoutShift(tx, courierId) });
    if ((await countLiveAssignments(tx, courierId)) >= MAX_ORDERS_OF_COURIER)
      throw new RefusalError({ code: 'courier_unavailable' });
    const endsAt = new Date(now.getTime() + OFFER_MS);
    const id = await insertOffer(tx, { orderId, courierId, shiftId: shift.id, now, endsAt });
    await publish(tx, orderCourierChanged, { orderId, courierId, state: 'offered', at: now.toISOString() });
    await recordCourier(tx, { staff, order, now, action: 'offerOrder', before: null, after: courierId });
    return { id, endsAt };
  });
}

/** An offer whose time is over but that the job has not ended yet does not block another one. */
async function makeRoom(tx: Sql, orderId: OrderId, now: Date): Promise<void> {
  const live = await findLiveAssignment(tx, orderId);
  if (!live) return;
  if (live.state !== 'offered' || live.offerEndsAt > now) throw new RefusalError({ code: 'order_has_courier' });
  await writeEnded(tx, live.id, 'expired', now);
  const { courierId } = live;
  await publish(tx, orderCourierChanged, { orderId, courierId, state: 'expired', at: now.toISOString() });
}

async function refusalWithoutShift(tx: Sql, courierId: CourierId): Promise<'courier_unknown' | 'courier_unavailable'> {
  return (await findCourier(tx, courierId)) ? 'courier_unavailable' : 'courier_unknown';
}

/** Takes an order back from its courier, until it is picked up. */
export function withdrawOrder(db: Sql, { staff, orderId, now }: Omit<Offer, 'courierId'>): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderState(tx, orderId);
    if (!order) throw new RefusalError({ code: 'order_unknown' });
    const live = await findLiveAssignment(tx, orderId);
    if (!live) throw new RefusalError({ code: 'assignment_unknown' });
    if (live.state === 'picked_up') throw new RefusalError({ code: 'order_step_refused' });
    await writeEnded(tx, live.id, 'withdrawn', now);
    const { courierId } = live;
    await publish(tx, orderCourierChanged, { orderId, courierId, state: 'withdrawn', at: now.toISOString() });
    await recordCourier(tx, { staff, order, now, action: 'withdrawOrder', before: courierId, after: null });
  });
}

type CourierChange = {
  staff: Staff | null;
  order: OrderState;
  now: Date;
  action: string;
  before: CourierId | null;
  after: CourierId | null;
};

async function recordCourier(tx: Sql, { staff, order, now, action, before, after }: CourierChange): Promise<void> {
  if (!staff) return;
  await recordChange(tx, {
    staff,
    now,
    action,
    subject: 'order',
    subjectId: order.id,
    storeId: order.storeId,
    before: { courier_id: before },
    after: { courier_id: after },
  });
}
