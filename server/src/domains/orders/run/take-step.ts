import type { CourierStep } from '@rialto/contract/shapes/enums.ts';
import type { AssignmentId, CourierId, OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Picture } from '../../../platform/files/clean-picture.ts';
import { keepUpload } from '../../../platform/files/keep-upload.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import {
  findAssignment,
  findLiveAssignment,
  writeAccepted,
  writeDelivered,
  writeEnded,
  writePickedUp,
  type AssignmentRow,
  type AssignmentState,
  type Handover,
  type Proof,
} from '../../couriers/couriers.public.ts';
import { cashOf, cashStep } from '../lifecycle/cash-of.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { findOrderState, lockOrderState, type OrderState } from '../lifecycle/status.sql.ts';
import { orderCourierChanged } from '../orders.events.ts';

export type StepRequest = {
  courierId: CourierId;
  assignmentId: AssignmentId;
  step: CourierStep;
  reason: string | null;
  /** When the button was pressed, which may be a while ago. */
  at: Date;
  now: Date;
  proof: Proof;
  photo: Picture | null;
};

/** The states in which a step has been taken already, so that a repeated request changes nothing. */
const doneIn: Record<CourierStep, readonly AssignmentState[]> = {
  accept: ['accepted', 'picked_up', 'delivered', 'returned'],
  decline: ['declined'],
  pick_up: ['picked_up', 'delivered', 'returned'],
  deliver: ['delivered'],
  give_up: ['returned'],
};

/** The state that a step needs, and the one it leads to. */
const steps: Record<CourierStep, { from: readonly AssignmentState[]; to: AssignmentState }> = {
  accept: { from: ['offered'], to: 'accepted' },
  decline: { from: ['offered', 'accepted'], to: 'declined' },
  pick_up: { from: ['accepted'], to: 'picked_up' },
  deliver: { from: ['picked_up'], to: 'delivered' },
  give_up: { from: ['picked_up'], to: 'returned' },
};

const NOT_REACHED = 'The customer could not be reached';

/** Another courier's assignment is reported as unknown. */
export async function requireAssignment(
  db: Sql,
  { courierId, assignmentId }: Pick<StepRequest, 'courierId' | 'assignmentId'>,
): Promise<AssignmentRow> {
  const assignment = await findAssignment(db, assignmentId);
  if (assignment?.courierId !== courierId) throw new RefusalError({ code: 'assignment_unknown' });
  return assignment;
}

export function isTaken(step: CourierStep, { state }: Pick<AssignmentRow, 'state'>): boolean {
  return doneIn[step].includes(state);
}

type StepResult = { orderId: OrderId; status: OrderStatus };

/** A step of a courier. A step that was taken before succeeds without effect; it is serialized by the lock of the order. */
export function takeStep(db: Sql, request: StepRequest): Promise<StepResult> {
  return inTransaction(db, async (tx) => {
    const { orderId } = await requireAssignment(tx, request);
    const order = await lockOrderState(tx, orderId);
    if (!order) throw new RefusalError({ code: 'assignment_unknown' });
    const assignment = await requireAssignment(tx, request);
    if (!isTaken(request.step, assignment)) await take(tx, { ...request, order, assignment });
    return { orderId, status: (await findOrderState(tx, orderId))?.status ?? order.status };
  });
}

type Step = StepRequest & { order: OrderState; assignment: AssignmentRow };

async function take(tx: Sql, step: Step): Promise<void> {
  const { order, assignment, now } = step;
  const live = await findLiveAssignment(tx, order.id);
  if (live?.id !== assignment.id) throw new RefusalError({ code: 'assignment_unknown' });
  const { from, to } = steps[step.step];
  if (!from.includes(assignment.state)) throw new RefusalError({ code: 'order_step_refused' });
  if (assignment.state === 'offered' && assignment.offerEndsAt <= now)
    throw new RefusalError({ code: 'assignment_unknown' });
  await write[step.step](tx, step);
  const { courierId } = assignment;
  await publish(tx, orderCourierChanged, { orderId: order.id, courierId, state: to, at: now.toISOString() });
}

const write: Record<CourierStep, (tx: Sql, step: Step) => Promise<void>> = {
  accept: async (tx, { order, assignment, at }) => {
    await writeAccepted(tx, assignment.id, at);
    // An order that is already being prepared keeps its status.
    if (order.status === 'confirmed') await changeOrderStatus(tx, order.id, { to: 'accepted', by: 'courier', now: at });
  },
  decline: (tx, { assignment, now }) => writeEnded(tx, assignment.id, 'declined', now),
  pick_up: async (tx, step) => {
    await writePickedUp(tx, step.assignment.id, await hand(tx, step, 'picked_up'));
  },
  deliver: async (tx, step) => {
    await writeDelivered(tx, step.assignment.id, await hand(tx, step, 'delivered'));
  },
  give_up: async (tx, { order, assignment, at, reason }) => {
    await changeOrderStatus(tx, order.id, { to: 'failed', by: 'courier', now: at, reason: reason ?? NOT_REACHED });
    await writeEnded(tx, assignment.id, 'returned', at);
  },
};

/** One end of the way: moves the order and keeps the photo, which belongs to the customer. */
async function hand(tx: Sql, { order, at, now, proof, photo }: Step, to: 'picked_up' | 'delivered'): Promise<Handover> {
  const owner = { kind: order.ownerKind, id: order.ownerId } as Owner;
  const fileId = photo && (await keepUpload(tx, photo, { kind: 'handover', owner, now }));
  await changeOrderStatus(tx, order.id, { to, by: 'courier', now: at });
  return { cashMinor: to === cashStep(order) ? cashOf(order) : 0, proof, fileId, now: at };
}
