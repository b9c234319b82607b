import type { Point } from '@rialto/contract/shapes/point.ts';

export type BorderProblem = 'zone_corners_few' | 'zone_border_crosses' | 'zone_too_small' | 'zone_too_large';

const METRES_PER_DEGREE = 111_195;
const LEAST_SQUARE_METRES = 10_000;
const MOST_METRES_ACROSS = 400_000;

/** Why these corners are not the border of a zone; null if they are. A border is one closed line without holes. */
export function borderProblem(corners: readonly Point[]): BorderProblem | null {
  const border = withoutRepeats(corners);
  if (border.length < 3) return 'zone_corners_few';
  const plane = inMetres(border);
  if (metresAcross(plane) > MOST_METRES_ACROSS) return 'zone_too_large';
  if (crossesItself(plane)) return 'zone_border_crosses';
  return squareMetres(plane) < LEAST_SQUARE_METRES ? 'zone_too_small' : null;
}

/** Each corner once: a corner that equals the one before it, and a last corner that closes the line, are left out. */
export function withoutRepeats(corners: readonly Point[]): Point[] {
  return corners.filter((corner, position) => {
    const before = corners.at(position - 1) ?? corner;
    return corners.length === 1 || corner.lat !== before.lat || corner.lng !== before.lng;
  });
}

/** The corners of a circle, for a zone that was not drawn yet. */
export function circleAround({ lat, lng }: Point, kilometres: number, count = 24): Point[] {
  const degrees = (kilometres * 1_000) / METRES_PER_DEGREE;
  const widening = Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: count }, (_, position) => {
    const angle = (position / count) * 2 * Math.PI;
    return {
      lat: rounded(lat + degrees * Math.cos(angle)),
      lng: rounded(lng + (degrees * Math.sin(angle)) / widening),
    };
  });
}

/** The middle of the corners. */
export function middleOf(corners: readonly Point[]): Point {
  const sum = corners.reduce((total, { lat, lng }) => ({ lat: total.lat + lat, lng: total.lng + lng }), ORIGIN);
  return { lat: rounded(sum.lat / corners.length), lng: rounded(sum.lng / corners.length) };
}

const ORIGIN: Point = { lat: 0, lng: 0 };

/** Six digits are 11 centimetres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

type Spot = { x: number; y: number };

/** Flat coordinates, which are exact enough for an area of a few hundred kilometres. */
function inMetres(border: readonly Point[]): Spot[] {
  const widening = Math.cos((middleOf(border).lat * Math.PI) / 180);
  return border.map(({ lat, lng }) => ({ x: lng * METRES_PER_DEGREE * widening, y: lat * METRES_PER_DEGREE }));
}

function metresAcross(plane: readonly Spot[]): number {
  const [xs, ys] = [plane.map(({ x }) => x), plane.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

function squareMetres(plane: readonly Spot[]): number {
  const doubled = plane.reduce((sum, { x, y }, position) => {
    const next = plane[(position + 1) % plane.length] as Spot;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Whether two sides that do not follow each other meet. */
function crossesItself(plane: readonly Spot[]): boolean {
  const count = plane.length;
  const side = (position: number) => [plane[position], plane[(position + 1) % count]] as [Spot, Spot];
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 2; other < count; other += 1) {
      const areNeighbours = one === 0 && other === count - 1;
      if (!areNeighbours && doMeet(side(one), side(other))) return true;
    }
  }
  return false;
}

function doMeet([a, b]: [Spot, Spot], [c, d]: [Spot, Spot]): boolean {
  const turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)] as const;
  if (turns[0] !== turns[1] && turns[2] !== turns[3]) return true;
  return (
    (turns[0] === 0 && isBetween(a, b, c)) ||
    (turns[1] === 0 && isBetween(a, b, d)) ||
    (turns[2] === 0 && isBetween(c, d, a)) ||
    (turns[3] === 0 && isBetween(c, d, b))
  );
}

/** 1 to the left, -1 to the right, 0 straight on. */
function turn(a: Spot, b: Spot, c: Spot): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

function isBetween(a: Spot, b: Spot, c: Spot): boolean {
  return (
    Math.min(a.x, b.x) <= c.x && c.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= c.y && c.y <= Math.max(a.y, b.y)
  );
}
