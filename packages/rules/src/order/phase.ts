import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';

export type { OrderStatus };

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
};

/** What pages need of a status; the table of transitions is in status.ts, which they do not load. */
const statuses: Record<OrderStatus, StatusFacts> = {
  pending: { phase: 'placed' },
  confirmed: { phase: 'confirmed' },
  accepted: { phase: 'confirmed', mayHaveCourier: true },
  processing: { phase: 'preparing', mayHaveCourier: true },
  handover: { phase: 'ready', mayHaveCourier: true },
  picked_up: { phase: 'on_the_way', mayHaveCourier: true },
  delivered: { phase: 'delivered', mayHaveCourier: true },
  refund_requested: { phase: 'refund_requested' },
  canceled: { phase: 'stopped' },
  failed: { phase: 'stopped' },
  refunded: { phase: 'refunded' },
  refund_request_canceled: { phase: 'refund_declined' },
};

export function phaseOf(status: OrderStatus): OrderPhase {
  return statuses[status].phase;
}

export function mayHaveCourier(status: OrderStatus): boolean {
  return statuses[status].mayHaveCourier ?? false;
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

export const runningStatuses = (Object.keys(statuses) as OrderStatus[]).filter(isRunning);
