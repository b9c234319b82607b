import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';

export type { OrderStatus };

/** The actor that changes the status of an order. `payment` is a message of a provider, `clock` an expired deadline. */
export const movers = ['customer', 'store', 'courier', 'operator', 'payment', 'clock'] as const;
export type Mover = (typeof movers)[number];

type Moves = Record<OrderStatus, Partial<Record<OrderStatus, readonly Mover[]>>>;

/**
 * Every allowed transition and who may make it; no step is skipped or reversed. A courier may accept an order before
 * preparation begins, and a pickup order is never on its way.
 */
export const allowedMoves: Moves = {
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
  accepted: { processing: ['store', 'operator'], canceled: ['store', 'operator'] },
  processing: { handover: ['store', 'operator'], canceled: ['store', 'operator'] },
  handover: { picked_up: ['courier', 'operator'], delivered: ['store', 'operator'], canceled: ['operator'] },
  picked_up: { delivered: ['courier', 'operator'], failed: ['courier', 'operator'], canceled: ['operator'] },
  delivered: { refund_requested: ['customer'] },
  refund_requested: {
    refunded: ['operator', 'payment'],
    refund_request_canceled: ['customer', 'operator'],
  },
  canceled: {},
  failed: {},
  refunded: {},
  refund_request_canceled: {},
};

export type Move = {
  from: OrderStatus;
  to: OrderStatus;
  by: Mover;
  /** A store confirms an order only after the payment. */
  isAwaitingPayment: boolean;
};

/** Why a transition is not allowed; null if it is. */
export function moveRefusal({ from, to, by, isAwaitingPayment }: Move): Refusal | null {
  if (!allowedMoves[from][to]?.includes(by)) return { code: 'order_step_refused' };
  if (to === 'confirmed' && isAwaitingPayment) return { code: 'order_not_paid' };
  // Only an order that awaits payment expires.
  if (by === 'clock' && !isAwaitingPayment) return { code: 'order_step_refused' };
  return null;
}

/** An order that ended without a purchase: its stock is released, and a late payment is refunded. */
export function isUndone(status: OrderStatus): boolean {
  return status === 'canceled' || status === 'failed';
}

const running: readonly OrderStatus[] = ['pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up'];

/** An order that is not finished yet. */
export function isRunning(status: OrderStatus): boolean {
  return running.includes(status);
}
