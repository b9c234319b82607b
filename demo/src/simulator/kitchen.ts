import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { stopReasons } from '@rialto/rules/order/stop-reasons.ts';
import { between, chance } from './chance.ts';
import { MINUTE_MS, paced, SECOND_MS, type Simulation } from './simulation.ts';

export type KitchenOrder = Pick<
  BoardOrder,
  'id' | 'order_status' | 'order_type' | 'schedule_at' | 'next_steps' | 'store'
>;
export type KitchenStep = { to: OrderStatus; prep_minutes?: number; reason?: string };
type Pace = Pick<Simulation, 'seed' | 'speed'>;

const PREP_MINUTES = [9, 19] as const;
const CONFIRM_SECONDS = [15, 75] as const;
const MEDICINE_PRICE = [4, 18] as const;
const BEGIN_SECONDS = [20, 60] as const;
/** Shares of the preparation time that was promised. */
const USUAL_SHARE = [0.75, 1.05] as const;
const LATE_SHARE = [1.3, 1.7] as const;
const WAITING_SECONDS = [180, 480] as const;
const REFUSED = 0.015;
const LATE = 0.05;

/** What the store does next with an order, given since when it has its status; null if it is not time yet. */
export function kitchenStep(order: KitchenOrder, since: Date, now: Date, pace: Pace): KitchenStep | null {
  const step = wantedStep(order, pace);
  if (!step || !order.next_steps.includes(step.to)) return null;
  const waits = waitingMs(order, now, pace);
  return now.getTime() - since.getTime() >= waits ? step : null;
}

/** How a pharmacy prices a prescription, given since when it waits; null if it is not time yet. */
export function pharmacyPrice({ id }: KitchenOrder, since: Date, now: Date, pace: Pace) {
  const waits = paced(pace, between(pace.seed, 'price', id, CONFIRM_SECONDS) * SECOND_MS);
  if (now.getTime() - since.getTime() < waits) return null;
  const price = Math.round(between(pace.seed, 'medicine', id, MEDICINE_PRICE) * 20) / 20;
  return { lines: [{ name: 'Medicine as prescribed', name_ar: 'الأدوية حسب الوصفة', quantity: 1, price }] };
}

/** The preparation time in minutes. A store is about as fast for each of its orders. */
function prepMinutes({ id, store }: KitchenOrder, { seed }: Pace): number {
  return between(seed, 'kitchen', store?.id ?? 0, PREP_MINUTES) + between(seed, 'dish', id, [-2, 2]);
}

function wantedStep(order: KitchenOrder, pace: Pace): KitchenStep | null {
  switch (order.order_status) {
    case 'pending':
      return chance(pace.seed, 'refuse', order.id) < REFUSED
        ? { to: 'canceled', reason: stopReasons.store[order.id % stopReasons.store.length] ?? 'store_busy' }
        : { to: 'confirmed', prep_minutes: Math.round(prepMinutes(order, pace)) };
    case 'confirmed':
    case 'accepted':
      return { to: 'processing' };
    case 'processing':
      return { to: 'handover' };
    case 'handover':
      return order.order_type === 'take_away' ? { to: 'delivered' } : null;
    default:
      return null;
  }
}

function waitingMs(order: KitchenOrder, now: Date, pace: Pace): number {
  const { id, order_status: status } = order;
  const seconds = (range: readonly [number, number]) => paced(pace, between(pace.seed, status, id, range) * SECOND_MS);
  switch (status) {
    case 'pending':
      return seconds(CONFIRM_SECONDS);
    case 'confirmed':
    case 'accepted':
      return Math.max(seconds(BEGIN_SECONDS), untilBeginning(order, now, pace));
    case 'processing':
      return paced(pace, prepMinutes(order, pace) * MINUTE_MS) * shareOf(order, pace);
    default:
      return seconds(WAITING_SECONDS);
  }
}

/** A scheduled order is begun so that it is ready when its slot begins. */
function untilBeginning({ schedule_at: at, ...order }: KitchenOrder, now: Date, pace: Pace): number {
  if (at === null) return 0;
  const isTooEarly = Date.parse(at) - prepMinutes({ ...order, schedule_at: at }, pace) * MINUTE_MS > now.getTime();
  return isTooEarly ? Number.POSITIVE_INFINITY : 0;
}

function shareOf({ id }: KitchenOrder, { seed }: Pace): number {
  return between(seed, 'share', id, chance(seed, 'late', id) < LATE ? LATE_SHARE : USUAL_SHARE);
}
