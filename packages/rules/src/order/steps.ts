import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';

/** When an order reached a status, as ISO 8601; null if it has not. */
export type StepTimes = Record<'pending' | 'confirmed' | 'picked_up' | 'delivered', string | null>;

export type OrderStep = {
  name: keyof StepTimes;
  /** A TextKey, written out because rules do not import the texts. */
  label: 'order.step.placed' | 'order.step.confirmed' | 'order.step.on_the_way' | 'order.step.delivered';
  at: string | null;
  state: 'done' | 'current' | 'coming';
};

const steps = [
  { name: 'pending', label: 'order.step.placed' },
  { name: 'confirmed', label: 'order.step.confirmed' },
  { name: 'picked_up', label: 'order.step.on_the_way' },
  { name: 'delivered', label: 'order.step.delivered' },
] as const;

/** How many of the four steps a status has completed; a cancelled order keeps the steps it had. */
const reached: Record<OrderStatus, 1 | 2 | 3 | 4 | 'stopped'> = {
  pending: 1,
  confirmed: 2,
  accepted: 2,
  processing: 2,
  handover: 2,
  picked_up: 3,
  delivered: 4,
  refund_requested: 4,
  refunded: 4,
  refund_request_canceled: 4,
  canceled: 'stopped',
  failed: 'stopped',
};

/** The four steps of the timeline (TRK-01): label key, time if reached, and which one is current. */
export function orderSteps(status: OrderStatus, times: StepTimes): OrderStep[] {
  const count = reached[status];
  return steps.map(({ name, label }, position) => {
    const at = times[name];
    if (count === 'stopped') return { name, label, at, state: at === null ? 'coming' : 'done' };
    if (position >= count) return { name, label, at: null, state: 'coming' };
    return { name, label, at, state: position === count - 1 && count < steps.length ? 'current' : 'done' };
  });
}
