import { distanceToRing, holds } from '../geometry/ring.ts';
import { distance, distanceToSegment } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { fromRoute } from '../plan/kilometres.ts';
import { LANDMARKS } from '../plan/landmarks.ts';
import type { LandmarkKind, PlannedLandmark } from '../plan/landmarks.ts';
import type { Block } from './blocks.ts';
import { footprintOf } from './footprints.ts';
import type { Footprint } from './footprints.ts';
import { clearanceOf } from './frontages.ts';

export type Landmark = {
  kind: LandmarkKind;
  nameEn: string;
  nameAr: string;
  at: Vec;
  weight: number;
  /** The block it occupies, or null if it is on a quay, a cape or a square. */
  block: Block | null;
  footprint: Footprint;
};

/** The half size and rotation of free landmarks. */
const FREE_SIZES: Partial<Record<LandmarkKind, { halfSize: number; angle: number }>> = {
  castle: { halfSize: 58, angle: 0.5 },
  lighthouse: { halfSize: 12, angle: 0 },
  monument: { halfSize: 42, angle: 0 },
  station: { halfSize: 78, angle: (226.7 * Math.PI) / 180 },
  ferry: { halfSize: 44, angle: (46 * Math.PI) / 180 },
};

const BIG: readonly LandmarkKind[] = ['stadium', 'mall', 'hospital', 'zoo', 'works', 'university', 'observatory'];

/** Places every planned landmark; blocks it occupies are no longer ordinary ones. */
export function placeLandmarks(blocks: readonly Block[]): Landmark[] {
  return LANDMARKS.map((plan) => {
    const at = fromRoute(plan.at)[0]!;
    const { kind, nameEn, nameAr, weight } = plan;
    const known = { kind, nameEn, nameAr, weight };
    if (plan.isFree) {
      const size = FREE_SIZES[kind];
      const footprint = size ? footprintOf(kind, at, size.halfSize, size.angle) : { walls: [], tops: [] };
      return { ...known, at, block: null, footprint };
    }
    const block = blockFor(blocks, plan, at);
    if (block.use === 'built') block.use = kind === 'zoo' ? 'park' : 'landmark';
    const { centre, room, angle } = roomIn(block);
    const footprint = footprintOf(kind, centre, Math.min(room, kind === 'stadium' ? 150 : 70), angle);
    return { ...known, at: centre, block, footprint };
  });
}

const SEARCH = 700;

function blockFor(blocks: readonly Block[], { kind }: PlannedLandmark, at: Vec): Block {
  const least = BIG.includes(kind) ? 16_000 : 2_600;
  const most = BIG.includes(kind) ? 900_000 : 260_000;
  let best: Block | null = null;
  let bestCost = Infinity;
  for (const block of blocks) {
    if (block.use !== 'built' && block.use !== 'campus') continue;
    if (block.area < least || block.area > most) continue;
    if (Math.abs(block.centre.x - at.x) > SEARCH || Math.abs(block.centre.y - at.y) > SEARCH) continue;
    const away = distance(block.centre, at);
    if (BIG.includes(kind) && holds(block.ring, at)) return block;
    // For a stadium a larger block is better than a closer one.
    const cost = away - (BIG.includes(kind) ? Math.min(block.area / 120, 260) : 0);
    if (cost < bestCost) [best, bestCost] = [block, cost];
  }
  if (!best) throw new Error(`no block for a ${kind} near ${at.x} ${at.y}`);
  return best;
}

/** The middle of a block's free space, the distance from there to the nearest pavement, and the front's direction. */
function roomIn(block: Block): { centre: Vec; room: number; angle: number } {
  const sides = block.sides();
  const room = (p: Vec) => Math.min(...sides.map((side) => distanceToSegment(p, side.a, side.b) - clearanceOf(side)));
  let centre = block.centre;
  for (let step = 24; step > 2; step /= 1.5) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const tried = { x: centre.x + dx * step, y: centre.y + dy * step };
      if (room(tried) > room(centre)) centre = tried;
    }
  }
  const front = sides.reduce((a, b) => (distance(a.a, a.b) >= distance(b.a, b.b) ? a : b));
  const angle = Math.atan2(front.b.y - front.a.y, front.b.x - front.a.x);
  return { centre, room: Math.max(6, Math.min(room(centre) * 0.92, distanceToRing(block.ring, centre))), angle };
}
