import type { Point } from '@rialto/contract/shapes/point.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Degrees clockwise from north. */
export function headingOf(from: Point, to: Point): number {
  const east = (to.lng - from.lng) * Math.cos(radians(from.lat));
  return (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI + (east < 0 ? 360 : 0);
}

export type WalkPosition = { point: Point; heading: number; isThere: boolean };

/** The place after some metres along a line. */
export function alongLine(line: readonly Point[], metres: number): WalkPosition {
  let left = metres;
  let heading = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1] as Point, line[index] as Point];
    const length = metresBetween(from, to);
    if (length === 0) continue;
    heading = headingOf(from, to);
    if (left < length) return { point: pointBetween(from, to, left / length), heading, isThere: false };
    left -= length;
  }
  return { point: line.at(-1) as Point, heading, isThere: true };
}

function pointBetween(from: Point, to: Point, share: number): Point {
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
}
