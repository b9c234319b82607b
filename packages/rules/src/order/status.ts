import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';

export type { OrderStatus };

/** The actor that changes the status of an order. The system acts as `payment` or `clock`: `payment` is a message of a provider, `clock` an expired deadline. */
export const movers = ['customer', 'store', 'courier', 'operator', 'payment', 'clock'] as const;
export type Mover = (typeof movers)[number];

/** How far an order has come. Timeline, chip and lists depend on the phase, never on the single status. */
export type OrderPhase =
  | 'placed'
  | 'confirmed'
  | 'preparing'
  | 'ready'
  | 'on_the_way'
  | 'delivered'
  | 'refund_requested'
  | 'refunded'
  | 'refund_declined'
  | 'stopped';

type StatusFacts = {
  phase: OrderPhase;
  /** A courier may be assigned, so a page asks for the courier. */
  mayHaveCourier?: true;
  /** Who may make which transition from here. */
  moves: Partial<Record<OrderStatus, readonly Mover[]>>;
};

/**
 * Everything that depends on a status; no step is skipped or reversed. A courier may accept an order before preparation
 * begins, a pickup order is never on its way, and a parcel, which needs no preparation, is picked up once accepted.
 */
const statuses: Record<OrderStatus, StatusFacts> = {
  pending: {
    phase: 'placed',
    moves: {
      confirmed: ['store', 'operator'],
      canceled: ['customer', 'store', 'operator'],
      failed: ['clock', 'operator'],
    },
  },
  confirmed: {
    phase: 'confirmed',
    moves: {
      accepted: ['courier', 'operator'],
      processing: ['store', 'operator'],
      canceled: ['store', 'operator'],
    },
  },
  accepted: {
    phase: 'confirmed',
    mayHaveCourier: true,
    moves: {
      processing: ['store', 'operator'],
      picked_up: ['courier', 'operator'],
      canceled: ['store', 'operator'],
    },
  },
  processing: {
    phase: 'preparing',
    mayHaveCourier: true,
    moves: { handover: ['store', 'operator'], canceled: ['store', 'operator'] },
  },
  handover: {
    phase: 'ready',
    mayHaveCourier: true,
    moves: { picked_up: ['courier', 'operator'], delivered: ['store', 'operator'], canceled: ['operator'] },
  },
  picked_up: {
    phase: 'on_the_way',
    mayHaveCourier: true,
    moves: { delivered: ['courier', 'operator'], failed: ['courier', 'operator'], canceled: ['operator'] },
  },
  delivered: { phase: 'delivered', mayHaveCourier: true, moves: { refund_requested: ['customer'] } },
  refund_requested: {
    phase: 'refund_requested',
    moves: { refunded: ['operator', 'payment'], refund_request_canceled: ['customer', 'operator'] },
  },
  canceled: { phase: 'stopped', moves: {} },
  failed: { phase: 'stopped', moves: {} },
  refunded: { phase: 'refunded', moves: {} },
  refund_request_canceled: { phase: 'refund_declined', moves: {} },
};

/** Every transition that is allowed from a status, and who may make it. */
export function movesFrom(status: OrderStatus): StatusFacts['moves'] {
  return statuses[status].moves;
}

export function phaseOf(status: OrderStatus): OrderPhase {
  return statuses[status].phase;
}

/** Whether a confirmed order may be offered to couriers. */
export function isOffered(type: OrderType, status: OrderStatus): boolean {
  return type !== 'take_away' && isRunning(status) && status !== 'pending' && status !== 'picked_up';
}

export function mayHaveCourier(status: OrderStatus): boolean {
  return statuses[status].mayHaveCourier ?? false;
}

export type OrderType = 'delivery' | 'take_away' | 'parcel';

/** Steps that need a courier; a pickup order never takes them. */
const courierSteps: readonly OrderStatus[] = ['accepted', 'picked_up'];

/** Steps of the preparation; a parcel never takes them. */
const storeSteps: readonly OrderStatus[] = ['processing', 'handover'];

/** Whether a step of the table exists for this kind of order. A store ends only orders that are picked up from it. */
function isStepOf(type: OrderType, { from, to, by }: Pick<Move, 'from' | 'to' | 'by'>): boolean {
  if (type === 'parcel') return by !== 'store' && !storeSteps.includes(from) && !storeSteps.includes(to);
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
};

/** Why a transition is not allowed; null if it is. */
export function moveRefusal({ from, to, by, type, isAwaitingPayment }: Move): Refusal | null {
  if (!movesFrom(from)[to]?.includes(by) || !isStepOf(type, { from, to, by })) return { code: 'order_step_refused' };
  if (to === 'confirmed' && isAwaitingPayment) return { code: 'order_not_paid' };
  // Only an order that awaits payment expires.
  if (by === 'clock' && !isAwaitingPayment) return { code: 'order_step_refused' };
  return null;
}

/** An order that ended without a purchase: its stock is released, and a late payment is refunded. */
export function isUndone(status: OrderStatus): boolean {
  return phaseOf(status) === 'stopped';
}

const running: readonly OrderPhase[] = ['placed', 'confirmed', 'preparing', 'ready', 'on_the_way'];

/** An order that is not finished yet. */
export function isRunning(status: OrderStatus): boolean {
  return running.includes(phaseOf(status));
}
