import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { phaseOf } from '@rialto/rules/order/phase.ts';
import { isOffered, type OrderType } from '@rialto/rules/order/status.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';

const AHEAD_MS = 30 * 60_000;
/** Two orders lie on the way if they are picked up this near to each other and handed over this near. */
const SAME_PICK_UP_METRES = 500;
const NEAR_DROP_OFF_METRES = 1_500;

/** Orders that need a courier, the most urgent first, and those that have one. Scheduled ones come half an hour ahead. */
export function dispatchLists(
  orders: readonly BoardOrder[],
  now: number,
): { waiting: BoardOrder[]; assigned: BoardOrder[] } {
  const isDue = ({ ready_by, schedule_at }: BoardOrder) =>
    schedule_at === null || Date.parse(ready_by ?? schedule_at) - AHEAD_MS <= now;
  const waiting = orders.filter(
    (order) => !order.courier && isOffered(order.order_type as OrderType, order.order_status) && isDue(order),
  );
  return {
    waiting: waiting.toSorted((a, b) => urgency(a) - urgency(b) || a.id - b.id),
    assigned: orders.filter(({ courier }) => courier !== null).toSorted((a, b) => a.id - b.id),
  };
}

function urgency({ order_status, ready_by, created_at }: BoardOrder): number {
  return phaseOf(order_status) === 'ready' ? 0 : Date.parse(ready_by ?? created_at);
}

export function pickUpOf({ store, parcel }: BoardOrder): Point | null {
  const at = store ?? parcel?.pick_up;
  return at ? { lat: at.latitude, lng: at.longitude } : null;
}

export function dropOffOf({ drop_off }: BoardOrder): Point | null {
  return drop_off && { lat: drop_off.latitude, lng: drop_off.longitude };
}

/** Whether a courier who already has these orders can take another one along. */
export function isOnTheWay(order: BoardOrder, taken: readonly BoardOrder[]): boolean {
  return taken.some(
    (other) =>
      phaseOf(other.order_status) !== 'on_the_way' &&
      areNear(pickUpOf(order), pickUpOf(other), SAME_PICK_UP_METRES) &&
      areNear(dropOffOf(order), dropOffOf(other), NEAR_DROP_OFF_METRES),
  );
}

function areNear(a: Point | null, b: Point | null, metres: number): boolean {
  return a !== null && b !== null && metresBetween(a, b) <= metres;
}
