import { boxOf, boxesMeet, holds } from '../geometry/ring.ts';
import type { Random } from '../geometry/random.ts';
import { distance, distanceToSegment, turned } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import type { Block, BlockSide } from './blocks.ts';
import type { BuildStyle } from './build-style.ts';
import type { Building } from './building.ts';
import { convexMeet } from './convex.ts';
import { clearanceOf } from './frontages.ts';

/** The distance between back houses and the houses on the street. */
const YARD = 7;

/** Houses in the middle of deep blocks, which would otherwise be empty. */
export function yardHouses(
  { block, sides }: { block: Block; sides: BlockSide[] },
  style: BuildStyle,
  front: readonly Building[],
  random: Random,
): Building[] {
  const longest = sides.reduce((a, b) => (distance(a.a, a.b) >= distance(b.a, b.b) ? a : b));
  const angle = Math.atan2(longest.b.y - longest.a.y, longest.b.x - longest.a.x);
  const width = (style.width[0] + style.width[1]) / 2;
  const depth = (style.depth[0] + style.depth[1]) / 2;
  const turnedRing = block.ring.map((p) => turned(p, -angle));
  const { minX, minY, maxX, maxY } = boxOf(turnedRing);
  const houses: Building[] = [];
  for (let y = minY + depth; y < maxY - depth; y += depth + YARD * 1.6) {
    for (let x = minX + width; x < maxX - width; x += width + YARD * (0.8 + random())) {
      if (random() < 0.25) continue;
      const ring = rectangle({ x, y }, width * (0.6 + random() * 0.4), depth * (0.7 + random() * 0.3), angle);
      if (!isInside(ring, block, sides, style) || !isFree(ring, [...front, ...houses])) continue;
      houses.push({ ring, number: null, street: null, box: boxOf(ring) });
    }
  }
  return houses;
}

function rectangle({ x, y }: Vec, width: number, depth: number, angle: number): Vec[] {
  const corners = [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ] as const;
  return corners.map(([dx, dy]) => turned({ x: x + dx, y: y + dy }, angle));
}

function isInside(ring: Vec[], block: Block, sides: BlockSide[], style: BuildStyle): boolean {
  const behind = style.setback + style.depth[1] + YARD;
  return ring.every(
    (p) =>
      holds(block.ring, p) && sides.every((side) => distanceToSegment(p, side.a, side.b) > clearanceOf(side) + behind),
  );
}

function isFree(ring: Vec[], others: readonly Building[]): boolean {
  const { minX, minY, maxX, maxY } = boxOf(ring);
  const grown = { minX: minX - 4, minY: minY - 4, maxX: maxX + 4, maxY: maxY + 4 };
  return others.every((other) => !boxesMeet(grown, other.box) || !convexMeet(ring, other.ring));
}
