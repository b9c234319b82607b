import { crossing, distance, leftOf, shifted } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { CLEAR_WIDTH, hasHouses } from '../streets/street-kind.ts';
import type { Street } from '../streets/streets.ts';
import type { Block, BlockSide } from './blocks.ts';

/** A straight line of house fronts along one street, with the inside of the block on its left. */
export type Frontage = {
  start: Vec;
  end: Vec;
  length: number;
  inward: Vec;
  street: Street;
  /** Metres along the street at the start, and +1 or -1 for the direction relative to the street. */
  metres: number;
  sense: 1 | -1;
};

const RAIL_CLEARANCE = 34;

/** The distance from the middle of a side's street in which nothing is built. */
export function clearanceOf({ edge }: BlockSide): number {
  return edge.street ? CLEAR_WIDTH[edge.street.kind] / 2 : RAIL_CLEARANCE / 2;
}

type Wall = { a: Vec; b: Vec; first: BlockSide; offset: number };

export function frontagesOf(block: Block, setback: number): Frontage[] {
  const walls = straightWalls(block.sides(), setback);
  return walls.flatMap((_, k) => frontageAt(walls, k) ?? []);
}

/** The longest frontage on a named street and, if two are requested, the longest one on another street. */
export function mainFrontages(block: Block, setback: number, count: 1 | 2): Frontage[] {
  const walls = straightWalls(block.sides(), setback);
  const longest = longestNamed(walls, null);
  const other = count === 2 && longest >= 0 ? longestNamed(walls, walls[longest]!.first.edge.street) : -1;
  return [longest, other].flatMap((k) => (k >= 0 ? (frontageAt(walls, k) ?? []) : []));
}

function longestNamed(walls: readonly Wall[], apartFrom: Street | null): number {
  let best = -1;
  let bestLength = 30;
  walls.forEach(({ a, b, first }, k) => {
    const { street } = first.edge;
    if (!street?.nameEn || street === apartFrom) return;
    const length = distance(a, b);
    if (length > bestLength) [best, bestLength] = [k, length];
  });
  return best;
}

function frontageAt(walls: readonly Wall[], k: number): Frontage | null {
  const wall = walls[k]!;
  const { street } = wall.first.edge;
  if (!street || !hasHouses(street.kind)) return null;
  const before = walls[(k + walls.length - 1) % walls.length]!;
  const after = walls[(k + 1) % walls.length]!;
  const frontage = trimmed(wall, before, after);
  return frontage && { ...frontage, street };
}

/** Sides that continue straight along one street form one wall. */
function straightWalls(sides: BlockSide[], setback: number): Wall[] {
  const walls: Wall[] = [];
  for (const side of sides) {
    const last = walls[walls.length - 1];
    if (last && goesOn(last, side)) last.b = side.b;
    else walls.push({ a: side.a, b: side.b, first: side, offset: clearanceOf(side) + setback });
  }
  return walls;
}

function goesOn({ a, b, first }: Wall, side: BlockSide): boolean {
  if (first.edge.street !== side.edge.street || first.isForward !== side.isForward) return false;
  const turn = (b.x - a.x) * (side.b.y - side.a.y) - (b.y - a.y) * (side.b.x - side.a.x);
  const ahead = (b.x - a.x) * (side.b.x - side.a.x) + (b.y - a.y) * (side.b.y - side.a.y);
  return ahead > 0 && Math.abs(turn) < 0.07 * ahead;
}

/** Moves a wall inward by its offset and cuts it at the moved neighbours. */
function trimmed(wall: Wall, before: Wall, after: Wall): Omit<Frontage, 'street'> | null {
  const inward = leftOf(wall.a, wall.b);
  const [a, b] = moved(wall);
  const length = distance(a, b);
  if (length < 8) return null;
  const from = cutBy(a, b, before) ?? 0;
  const to = cutBy(a, b, after) ?? 1;
  if ((to - from) * length < 8) return null;
  const start = { x: a.x + (b.x - a.x) * from, y: a.y + (b.y - a.y) * from };
  const end = { x: a.x + (b.x - a.x) * to, y: a.y + (b.y - a.y) * to };
  const { edge, isForward } = wall.first;
  const sense = isForward ? 1 : -1;
  const metres = edge.metres + (isForward ? 0 : edge.length) + sense * from * length;
  return { start, end, length: (to - from) * length, inward, metres, sense };
}

function moved({ a, b, offset }: Wall): [Vec, Vec] {
  const inward = leftOf(a, b);
  return [shifted(a, inward, offset), shifted(b, inward, offset)];
}

function cutBy(a: Vec, b: Vec, neighbour: Wall): number | null {
  const [c, d] = moved(neighbour);
  // The neighbour is extended: at an obtuse corner the moved walls meet beyond their ends.
  const reach = 60 / (distance(c, d) || 1);
  const far = { x: d.x + (d.x - c.x) * reach, y: d.y + (d.y - c.y) * reach };
  const near = { x: c.x - (d.x - c.x) * reach, y: c.y - (d.y - c.y) * reach };
  return crossing(a, b, near, far)?.t ?? null;
}
