import { boxOf, boxesMeet, holds, perimeterOf } from '../geometry/ring.ts';
import { placeSeed, seeded } from '../geometry/random.ts';
import type { Random } from '../geometry/random.ts';
import { between, distanceToSegment, shifted } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import type { Building } from './building.ts';
import { convexMeet } from './convex.ts';
import { yardHouses } from './yard-houses.ts';
import type { Block, BlockSide } from './blocks.ts';
import { buildStyleOf } from './build-style.ts';
import { clearanceOf, frontagesOf } from './frontages.ts';
import type { Frontage } from './frontages.ts';
import { lotsOf } from './lots.ts';
import type { Lot } from './lots.ts';

const known = new WeakMap<Block, Building[]>();

/** The houses of a block, built when a map first shows them, because a city has too many to build all. */
export function buildingsOf(block: Block): Building[] {
  const before = known.get(block);
  if (before) return before;
  const buildings = block.use === 'built' || block.use === 'campus' ? raised(block) : [];
  known.set(block, buildings);
  return buildings;
}

/** Larger blocks lie along motorways and railways; the land behind their houses is not a yard. */
const LARGEST_YARD = 48_000;

type Site = { block: Block; sides: BlockSide[] };

/** Builds along every frontage, then in the yard if it is large enough. */
function raised(block: Block): Building[] {
  const site = { block, sides: block.sides() };
  const style = buildStyleOf(block);
  const random = seeded(placeSeed(block.centre));
  const deepest = Math.max(7, shortSide(block) * 0.44 - style.setback);
  const buildings: Building[] = [];
  for (const frontage of frontagesOf(block, style.setback)) {
    for (const lot of lotsOf(frontage, style)) {
      const depth = Math.min(style.depth[0] + (style.depth[1] - style.depth[0]) * random(), deepest);
      const ring = fitting(site, lot, frontage, depth, buildings);
      if (!ring) continue;
      const shape = random() < 0.3 && lot.width > 13 ? notched(ring, random) : ring;
      buildings.push({ ring: shape, number: lot.number, street: frontage.street, box: boxOf(shape) });
    }
  }
  if (block.area > LARGEST_YARD) return buildings;
  return [...buildings, ...yardHouses(site, style, buildings, random)];
}

/** The short side of the rectangle with the same area and outline length. */
function shortSide({ ring, area }: Block): number {
  const half = perimeterOf(ring) / 2;
  const root = Math.max(0, half * half - 4 * area);
  return (half - Math.sqrt(root)) / 2;
}

/** A rectangular house on the lot, made shallower until it is clear of streets and neighbours, or null. */
function fitting(site: Site, lot: Lot, frontage: Frontage, depth: number, others: Building[]): Vec[] | null {
  for (const share of [1, 0.72, 0.5]) {
    const ring = [
      lot.left,
      lot.right,
      shifted(lot.right, frontage.inward, depth * share),
      shifted(lot.left, frontage.inward, depth * share),
    ];
    const box = boxOf(ring);
    const isFree = others.every((other) => !boxesMeet(box, other.box) || !convexMeet(ring, other.ring));
    if (isFree && isClear(site, ring)) return ring;
  }
  return null;
}

/** Corners and midpoints keep the clearance of every street around the block. */
function isClear({ block, sides }: Site, ring: Vec[]): boolean {
  const tested = [
    ...ring,
    between(ring[2]!, ring[3]!, 0.5),
    between(ring[1]!, ring[2]!, 0.5),
    between(ring[0]!, ring[3]!, 0.5),
  ];
  return tested.every(
    (p) =>
      holds(block.ring, p) && sides.every((side) => distanceToSegment(p, side.a, side.b) > clearanceOf(side) - 0.05),
  );
}

/** Cuts a corner off the back, for extensions and yards. */
function notched([left, right, backRight, backLeft]: Vec[], random: Random): Vec[] {
  const along = 0.4 + random() * 0.25;
  const deep = 0.45 + random() * 0.2;
  const back = between(backLeft!, backRight!, along);
  const front = between(left!, right!, along);
  const inner = between(front, back, deep);
  if (random() < 0.5) return [left!, right!, between(right!, backRight!, deep), inner, back, backLeft!];
  return [left!, right!, backRight!, back, inner, between(left!, backLeft!, deep)];
}
