import type { Point } from '@rialto/contract/shapes/point.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import Flatbush from 'flatbush';

export type Nearest = { position: number; metres: number };

/** Finds the nearest point of a list, or null if the list is empty. */
export type FindNearest = (to: Point) => Nearest | null;

/** The tree measures on a plane, so its few nearest points are measured again on the sphere. */
const MEASURED_AGAIN = 4;

export function buildNearest(points: readonly Point[]): FindNearest {
  if (points.length === 0) return () => null;
  // A degree east is shorter than a degree north; one factor is precise enough for a city.
  const shrink = Math.cos((middleLat(points) * Math.PI) / 180);
  const tree = new Flatbush(points.length);
  for (const { lat, lng } of points) tree.add(lng * shrink, lat);
  tree.finish();

  return (to) => {
    let nearest: Nearest | null = null;
    for (const position of tree.neighbors(to.lng * shrink, to.lat, MEASURED_AGAIN)) {
      const point = points[position];
      const metres = point ? metresBetween(to, point) : Infinity;
      if (!nearest || metres < nearest.metres) nearest = { position, metres };
    }
    return nearest;
  };
}

function middleLat(points: readonly Point[]): number {
  return points.reduce((sum, { lat }) => sum + lat, 0) / points.length;
}
