import type { Point } from '@rialto/contract/shapes/point.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import type { PositionRow } from './positions.sql.ts';

/** Clocks of phones are wrong by less. */
export const FUTURE_MS = 30_000;
const OLDEST_MS = 10 * 60_000;
/** 144 kilometres per hour. */
const MAX_METRES_PER_SECOND = 40;
/** Positions of satellites jump by this much between streets. */
const JITTER_METRES = 100;
/** After this time the last position no longer says where a courier can be. */
const FORGET_MS = 10 * 60_000;
export const MIN_SECONDS = 3;

export type Surroundings = {
  now: Date;
  last: PositionRow | null;
  isNearZone: (point: Point) => boolean;
  /** How much faster than usual couriers are in a simulated shop. */
  speed: number;
};

/**
 * The points of a report that can be true, in order: recent, not in the future, reachable from the one before, near the
 * courier's zone, and at least three seconds apart.
 */
export function believedPoints(points: readonly PositionRow[], around: Surroundings): PositionRow[] {
  const { now, isNearZone, speed } = around;
  // A position from far ahead is from before the clock was set back.
  let last = around.last && around.last.at.getTime() > now.getTime() + FUTURE_MS ? null : around.last;
  const believed: PositionRow[] = [];
  for (const point of points.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const ageMs = now.getTime() - point.at.getTime();
    if (!(ageMs >= -FUTURE_MS && ageMs <= OLDEST_MS) || !isNearZone(point)) continue;
    if (last && !isReachable(last, point, speed)) continue;
    believed.push(point);
    last = point;
  }
  return believed;
}

function isReachable(last: PositionRow, point: PositionRow, speed: number): boolean {
  const ms = point.at.getTime() - last.at.getTime();
  if (ms < MIN_SECONDS * 1_000) return false;
  if (ms > FORGET_MS) return true;
  return metresBetween(last, point) <= JITTER_METRES + (ms / 1_000) * MAX_METRES_PER_SECOND * speed;
}
