import type { Point } from '@rialto/contract/shapes/point.ts';

/** The border of an area: each corner once, x = lng and y = lat. */
export type Ring = readonly Point[];

/** A tenth of a millimetre, the precision of doubles for a point on a slanted border. */
export const BORDER_DEGREES = 1e-9;

const CORNER = /\(([^(),]+),([^(),]+)\)/g;

/** Parses PostgreSQL's text form of a polygon, '((lng,lat),(lng,lat),…)'. */
export function parseRing(text: string): Ring {
  const corners = Array.from(text.matchAll(CORNER), ([, lng, lat]) => ({ lng: Number(lng), lat: Number(lat) }));
  const isRead = corners.length > 0 && corners.every(({ lng, lat }) => Number.isFinite(lng) && Number.isFinite(lat));
  if (!isRead) throw new Error(`Not a polygon: ${text.slice(0, 80)}`);
  return corners;
}

/** Ray casting; the border itself belongs to the area. */
export function ringHolds(ring: Ring, point: Point): boolean {
  let isInside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before && isOnSide(before, corner, point)) return true;
    if (before && crossesRay(before, corner, point)) isInside = !isInside;
    before = corner;
  }
  return isInside;
}

/** Whether the ray going east from the point crosses this side; a corner counts only for the side above it. */
function crossesRay(a: Point, b: Point, point: Point): boolean {
  if (a.lat > point.lat === b.lat > point.lat) return false;
  return point.lng < a.lng + ((point.lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng);
}

function isOnSide(a: Point, b: Point, point: Point): boolean {
  const [sideX, sideY] = [b.lng - a.lng, b.lat - a.lat];
  const [x, y] = [point.lng - a.lng, point.lat - a.lat];
  const squaredLength = sideX * sideX + sideY * sideY;
  const along = squaredLength === 0 ? 0 : Math.min(1, Math.max(0, (x * sideX + y * sideY) / squaredLength));
  return Math.hypot(x - along * sideX, y - along * sideY) <= BORDER_DEGREES;
}
