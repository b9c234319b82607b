import type { Point } from '@rialto/contract/shapes/point.ts';

const EARTH_RADIUS_METRES = 6_371_008.8;

/** The great-circle distance between two points. */
export function metresBetween(from: Point, to: Point): number {
  const latitudes = radians(to.lat - from.lat);
  const longitudes = radians(to.lng - from.lng);
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Streets are about this much longer than the straight line. The shipping policy states it. */
export const DETOUR_FACTOR = 1.35;

/** The way along the streets where none is known: the straight line times a factor. */
export function estimatedMetres(from: Point, to: Point): number {
  return metresBetween(from, to) * DETOUR_FACTOR;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
