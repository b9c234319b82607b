import { boxOf } from '../geometry/ring.ts';
import { distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { fromRoute } from '../plan/kilometres.ts';
import { CLEARINGS } from '../plan/open-spaces.ts';
import type { Face } from './faces.ts';

/** An area that streets avoid. */
export type Clearing = { p: Vec; radius: number };

const clearings = CLEARINGS.map(({ at, radius }): Clearing => ({ p: fromRoute(at)[0]!, radius }));

export function clearingsIn({ ring }: Face): Clearing[] {
  const { minX, minY, maxX, maxY } = boxOf(ring);
  return clearings.filter(({ p: { x, y } }) => x > minX && x < maxX && y > minY && y < maxY);
}

export function isCleared(p: Vec, cleared: readonly Clearing[]): boolean {
  return cleared.some((clearing) => distance(clearing.p, p) < clearing.radius);
}
