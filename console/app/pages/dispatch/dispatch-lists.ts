import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { phaseOf } from '@rialto/rules/order/phase.ts';
import { isOffered, type OrderType } from '@rialto/rules/order/status.ts';
import { liesOnTheWay, type OrderEnds } from '@rialto/rules/delivery/on-the-way.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';

const AHEAD_MS = 30 * 60_000;

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
    (other) => phaseOf(other.order_status) !== 'on_the_way' && liesOnTheWay(endsOf(order), endsOf(other)),
  );
}

function endsOf(order: BoardOrder): OrderEnds {
  return { pickUp: pickUpOf(order), dropOff: dropOffOf(order) };
}
