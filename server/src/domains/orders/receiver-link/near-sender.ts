import type { Point } from '@rialto/contract/shapes/point.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';

const HIDDEN_METRES = 150;

/**
 * Whether a courier who has just picked a parcel up is still where its sender is, which the receiver must not learn. On a
 * short way the circle is smaller, so that the courier is seen before the door of the receiver.
 */
export function isNearSender(courier: Point, sender: Point | null, receiver: Point | null): boolean {
  if (!sender) return false;
  const half = receiver ? metresBetween(sender, receiver) / 2 : HIDDEN_METRES;
  return metresBetween(courier, sender) < Math.min(HIDDEN_METRES, half);
}
