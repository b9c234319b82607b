import type { Point } from '@rialto/contract/shapes/point.ts';
import { metresBetween } from './metres-between.ts';

/** Where an order is picked up and handed over; null if unknown. */
export type OrderEnds = { pickUp: Point | null; dropOff: Point | null };

const SAME_PICK_UP_METRES = 500;
const NEAR_DROP_OFF_METRES = 1_500;

/** Whether a courier who has not picked up one order yet can take the other along. */
export function liesOnTheWay(one: OrderEnds, other: OrderEnds): boolean {
  return (
    areNear(one.pickUp, other.pickUp, SAME_PICK_UP_METRES) && areNear(one.dropOff, other.dropOff, NEAR_DROP_OFF_METRES)
  );
}

function areNear(a: Point | null, b: Point | null, metres: number): boolean {
  return a !== null && b !== null && metresBetween(a, b) <= metres;
}
