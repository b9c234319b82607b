import type { Point } from '@rialto/contract/shapes/point.ts';
import type { Random } from '../city/geometry/random.ts';

const MIN_METRES = 300;
const MAX_METRES = 2_200;
const METRES_PER_DEGREE = 111_320;

/** A point at a random distance and direction. */
export function nearby({ lat, lng }: Point, random: Random): Point {
  const [metres, angle] = [MIN_METRES + random() * (MAX_METRES - MIN_METRES), random() * 2 * Math.PI];
  const north = (metres * Math.cos(angle)) / METRES_PER_DEGREE;
  const east = (metres * Math.sin(angle)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  return { lat: lat + north, lng: lng + east };
}
