import type { Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import { publish } from '../../../platform/events/publish.ts';
import {
  findLiveAssignment,
  writeDelivered,
  writeEnded,
  writePickedUp,
  type AssignmentRow,
  type AssignmentState,
} from '../../couriers/couriers.public.ts';
import { orderCourierChanged } from '../orders.events.ts';
import { cashOf, cashStep } from './cash-of.ts';
import type { OrderState } from './status.sql.ts';

/** Ends or advances the assignment of an order whose status somebody else than its courier changes. */
export async function settleAssignment(tx: Sql, order: OrderState, to: OrderStatus, now: Date): Promise<void> {
  if (order.status === 'pending') return;
  if (to !== 'canceled' && to !== 'failed' && to !== 'picked_up' && to !== 'delivered') return;
  const assignment = await findLiveAssignment(tx, order.id);
  if (!assignment) return;
  const state = await settle(tx, { order, assignment, to, now });
  const { courierId } = assignment;
  await publish(tx, orderCourierChanged, { orderId: order.id, courierId, state, at: now.toISOString() });
}

type Settlement = { order: OrderState; assignment: AssignmentRow; to: OrderStatus; now: Date };

async function settle(tx: Sql, { order, assignment, to, now }: Settlement): Promise<AssignmentState> {
  const { id, state } = assignment;
  const cashMinor = to === cashStep(order) ? cashOf(order) : 0;
  if (to === 'picked_up' && state === 'accepted') {
    await writePickedUp(tx, id, { cashMinor, proof: 'none', fileId: null, now });
    return 'picked_up';
  }
  if (to === 'delivered' && state === 'picked_up') {
    await writeDelivered(tx, id, { cashMinor, proof: 'none', fileId: null, now });
    return 'delivered';
  }
  const ended = state === 'picked_up' ? 'returned' : 'withdrawn';
  await writeEnded(tx, id, ended, now);
  return ended;
}
