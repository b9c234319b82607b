import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { isRunning, phaseOf } from './phase.ts';

export { isRunning, isUndone, mayHaveCourier } from './phase.ts';
export type { OrderStatus };

/** The actor that changes the status of an order. The system acts as `payment` or `clock`: `payment` is a message of a provider, `clock` an expired deadline. */
export const movers = ['customer', 'store', 'courier', 'operator', 'payment', 'clock'] as const;
export type Mover = (typeof movers)[number];

type Moves = Partial<Record<OrderStatus, readonly Mover[]>>;

/**
 * Who may make which transition; no step is skipped or reversed. A courier may accept an order before preparation
 * begins, a pickup order is never on its way, and a parcel, which needs no preparation, is picked up once accepted.
 */
const transitions: Record<OrderStatus, Moves> = {
  pending: {
    confirmed: ['store', 'operator'],
    canceled: ['customer', 'store', 'operator'],
    failed: ['clock', 'operator'],
  },
  confirmed: {
    accepted: ['courier', 'operator'],
    processing: ['store', 'operator'],
    canceled: ['store', 'operator'],
  },
  accepted: {
    processing: ['store', 'operator'],
    picked_up: ['courier', 'operator'],
    canceled: ['store', 'operator'],
  },
  processing: { handover: ['store', 'operator'], canceled: ['store', 'operator'] },
  handover: { picked_up: ['courier', 'operator'], delivered: ['store', 'operator'], canceled: ['operator'] },
  picked_up: { delivered: ['courier', 'operator'], failed: ['courier', 'operator'], canceled: ['operator'] },
  delivered: { refund_requested: ['customer'] },
  refund_requested: { refunded: ['operator', 'payment'], refund_request_canceled: ['customer', 'operator'] },
  canceled: {},
  failed: {},
  refunded: {},
  refund_request_canceled: {},
};

/** Every transition that is allowed from a status, and who may make it. */
export function movesFrom(status: OrderStatus): Moves {
  return transitions[status];
}

/** Steps that decide about money, which not everybody who moves orders may take. */
export function isRefundStep(to: OrderStatus): boolean {
  return to === 'refunded' || to === 'refund_request_canceled';
}

/** Whether a confirmed order may be offered to couriers. */
export function isOffered(type: OrderType, status: OrderStatus): boolean {
  const phase = phaseOf(status);
  return type !== 'take_away' && isRunning(status) && phase !== 'placed' && phase !== 'on_the_way';
}

/** Whether a store has confirmed an order and not finished it yet. */
export function isBeingPrepared(type: OrderType, status: OrderStatus): boolean {
  const phase = phaseOf(status);
  return type !== 'parcel' && (phase === 'confirmed' || phase === 'preparing');
}

/** A step that a store takes with an order: confirming it, and those of its preparation. */
export function isKitchenStep(step: OrderStatus): boolean {
  return step === 'confirmed' || isPreparationStep(step);
}

/** A parcel never takes these steps. */
function isPreparationStep(step: OrderStatus): boolean {
  const phase = phaseOf(step);
  return phase === 'preparing' || phase === 'ready';
}

export type OrderType = 'delivery' | 'take_away' | 'parcel';

/** Steps that need a courier; a pickup order never takes them. */
const courierSteps: readonly OrderStatus[] = ['accepted', 'picked_up'];

/** Whether a step of the table exists for this kind of order. A store ends only orders that are picked up from it. */
function isStepOf(type: OrderType, { from, to, by }: Pick<Move, 'from' | 'to' | 'by'>): boolean {
  if (type === 'parcel') return by !== 'store' && !isPreparationStep(from) && !isPreparationStep(to);
  if (from === 'accepted' && to === 'picked_up') return false;
  if (type === 'take_away') return !courierSteps.includes(to);
  return !(to === 'delivered' && by === 'store');
}

/** The steps that somebody may take next. */
export function nextSteps(type: OrderType, from: OrderStatus, by: Mover): OrderStatus[] {
  const steps = Object.entries(movesFrom(from)) as [OrderStatus, readonly Mover[]][];
  return steps.filter(([to, allowed]) => allowed.includes(by) && isStepOf(type, { from, to, by })).map(([to]) => to);
}

export type Move = {
  from: OrderStatus;
  to: OrderStatus;
  by: Mover;
  type: OrderType;
  /** A store confirms an order only after the payment. */
  isAwaitingPayment: boolean;
  /** A prescription is confirmed only after its customer has accepted the price. */
  isAwaitingPrice?: boolean;
};

/** Why a transition is not allowed; null if it is. */
export function moveRefusal({ from, to, by, type, isAwaitingPayment, isAwaitingPrice }: Move): Refusal | null {
  if (!movesFrom(from)[to]?.includes(by) || !isStepOf(type, { from, to, by })) return { code: 'order_step_refused' };
  if (to === 'confirmed' && isAwaitingPrice) return { code: 'price_not_accepted' };
  if (to === 'confirmed' && isAwaitingPayment) return { code: 'order_not_paid' };
  // Only an order that awaits payment expires.
  if (by === 'clock' && !isAwaitingPayment) return { code: 'order_step_refused' };
  return null;
}
