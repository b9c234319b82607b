import { type OrderPhase, type OrderStatus, phaseOf } from './phase.ts';

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

/** How many of the four steps a phase has completed; a cancelled order keeps the steps it had. */
const reached: Record<OrderPhase, 1 | 2 | 3 | 4 | 'stopped'> = {
  placed: 1,
  confirmed: 2,
  preparing: 2,
  ready: 2,
  on_the_way: 3,
  delivered: 4,
  refund_requested: 4,
  refunded: 4,
  refund_declined: 4,
  stopped: 'stopped',
};

/** The four steps of the timeline (TRK-01): label key, time if reached, and which one is current. */
export function orderSteps(status: OrderStatus, times: StepTimes): OrderStep[] {
  const count = reached[phaseOf(status)];
  return steps.map(({ name, label }, position) => {
    const at = times[name];
    if (count === 'stopped') return { name, label, at, state: at === null ? 'coming' : 'done' };
    if (position >= count) return { name, label, at: null, state: 'coming' };
    return { name, label, at, state: position === count - 1 && count < steps.length ? 'current' : 'done' };
  });
}
