import type { Vec } from './vec.ts';

export type Point = { lat: number; lng: number };

/** The centre of the city: open sea on a real map, so that Marsa Noor does not overlap with a real place. */
export const CITY_CENTRE: Point = { lat: 33, lng: 27 };

const EARTH_RADIUS = 6_378_137;
const SHRINK = Math.cos((CITY_CENTRE.lat * Math.PI) / 180);

/**
 * The plane is web mercator, scaled so that one unit is one metre at the city's centre. Tiles need only a scale and an
 * offset, and lengths are exact within 0.2 % in the whole city.
 */
export const METRES_AROUND = 2 * Math.PI * EARTH_RADIUS * SHRINK;

export function toPoint({ x, y }: Vec): Point {
  const lng = CITY_CENTRE.lng + (x / METRES_AROUND) * 360;
  const north = mercatorNorth(CITY_CENTRE.lat) + y / (EARTH_RADIUS * SHRINK);
  const lat = ((2 * Math.atan(Math.exp(north)) - Math.PI / 2) * 180) / Math.PI;
  return { lat, lng };
}

export function toPlane({ lat, lng }: Point): Vec {
  return {
    x: ((lng - CITY_CENTRE.lng) / 360) * METRES_AROUND,
    y: (mercatorNorth(lat) - mercatorNorth(CITY_CENTRE.lat)) * EARTH_RADIUS * SHRINK,
  };
}

function mercatorNorth(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
}
