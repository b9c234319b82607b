import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';

export type { OrderStatus };

/** Who moves an order. `payment` is a provider's word, `clock` is time that ran out. */
export const movers = ['customer', 'store', 'courier', 'operator', 'payment', 'clock'] as const;
export type Mover = (typeof movers)[number];

type Moves = Record<OrderStatus, Partial<Record<OrderStatus, readonly Mover[]>>>;

/**
 * Every step an order can take, and who may make it. What is not here does not happen: no step is skipped and none is
 * taken back. A courier may take an order on before the kitchen begins; an order that is fetched never is on its way.
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
  /** Money must arrive before anybody works for it: only then a store confirms. */
  isAwaitingPayment: boolean;
};

/** Why an order may not take this step; null when it may. */
export function moveRefusal({ from, to, by, isAwaitingPayment }: Move): Refusal | null {
  if (!allowedMoves[from][to]?.includes(by)) return { code: 'order_step_refused' };
  if (to === 'confirmed' && isAwaitingPayment) return { code: 'order_not_paid' };
  // Time runs out only for an order that is still waited for.
  if (by === 'clock' && !isAwaitingPayment) return { code: 'order_step_refused' };
  return null;
}

/** An order that ended without a purchase: what it held goes back, and a payment that still arrives is refunded. */
export function isUndone(status: OrderStatus): boolean {
  return status === 'canceled' || status === 'failed';
}

const running: readonly OrderStatus[] = ['pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up'];

/** An order that somebody still works on or waits for; the others are past. */
export function isRunning(status: OrderStatus): boolean {
  return running.includes(status);
}
