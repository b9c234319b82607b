import type { MapPoint } from './map-canvas.ts';

/** The nearest place on a line: after which point, how far to the next one (0 to 1), and how far from it. */
export type PlaceOnLine = { index: number; share: number; point: MapPoint; metresAway: number };

const METRES_PER_DEGREE = 111_320;

/** Metres between two points that are near each other. */
export function metresBetween(from: MapPoint, to: MapPoint): number {
  const { x, y } = offsetOf(from, to);
  return Math.hypot(x, y);
}

export function lengthOf(line: readonly MapPoint[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + metresBetween(line[index] ?? point, point), 0);
}

/** Null for a line without points. */
export function placeOn(line: readonly MapPoint[], point: MapPoint): PlaceOnLine | null {
  let best: PlaceOnLine | null = null;
  for (const [index, start] of line.entries()) {
    const end = line[index + 1] ?? start;
    const share = nearestShare(start, end, point);
    const place = between(start, end, share);
    const metresAway = metresBetween(place, point);
    if (best === null || metresAway < best.metresAway) best = { index, share, point: place, metresAway };
  }
  return best;
}

/** What of a line lies ahead of a point that is on or near it. */
export function restOf(line: readonly MapPoint[], point: MapPoint): MapPoint[] {
  const place = placeOn(line, point);
  return place ? [point, ...line.slice(place.index + 1)] : [];
}

/** Beyond this distance a point is not on the line: the streets it is drawn along are wider than a position is exact. */
const OFF_LINE_METRES = 80;

/** The way between two points: along the line where both are on it and it leads forward, else straight. */
export function wayBetween(line: readonly MapPoint[], from: MapPoint, to: MapPoint): MapPoint[] {
  const start = placeOn(line, from);
  const end = placeOn(line, to);
  if (!start || !end || Math.max(start.metresAway, end.metresAway) > OFF_LINE_METRES) return [from, to];
  if (end.index < start.index) return [from, to];
  return [from, ...line.slice(start.index + 1, end.index + 1), to];
}

/** The point at a share (0 to 1) of the length of a way. */
export function pointAt(way: readonly MapPoint[], share: number): MapPoint | undefined {
  const last = way.at(-1);
  let left = lengthOf(way) * Math.min(Math.max(share, 0), 1);
  for (const [index, start] of way.entries()) {
    const end = way[index + 1];
    if (!end) break;
    const length = metresBetween(start, end);
    if (left <= length) return length === 0 ? start : between(start, end, left / length);
    left -= length;
  }
  return last;
}

function between(start: MapPoint, end: MapPoint, share: number): MapPoint {
  return { lat: start.lat + (end.lat - start.lat) * share, lng: start.lng + (end.lng - start.lng) * share };
}

function nearestShare(start: MapPoint, end: MapPoint, point: MapPoint): number {
  const line = offsetOf(start, end);
  const wanted = offsetOf(start, point);
  const squared = line.x ** 2 + line.y ** 2;
  return squared === 0 ? 0 : Math.min(Math.max((line.x * wanted.x + line.y * wanted.y) / squared, 0), 1);
}

/** In metres; exact enough within a city. */
function offsetOf(from: MapPoint, to: MapPoint): { x: number; y: number } {
  const narrowing = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
  return { x: (to.lng - from.lng) * METRES_PER_DEGREE * narrowing, y: (to.lat - from.lat) * METRES_PER_DEGREE };
}
