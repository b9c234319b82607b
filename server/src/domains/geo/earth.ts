import type { Point } from '@rialto/contract/shapes/point.ts';

const EARTH_RADIUS_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180;
const METRES_PER_DEGREE = EARTH_RADIUS_METRES * RADIANS;

/** Flat-earth approximation around a point: precise enough to compare distances, and much cheaper. */
export function flatMetresFrom({ lat: fromLat, lng: fromLng }: Point): (lat: number, lng: number) => number {
  const shrink = Math.cos(fromLat * RADIANS);
  return (lat, lng) => {
    const x = (lng - fromLng) * shrink;
    const y = lat - fromLat;
    return Math.sqrt(x * x + y * y) * METRES_PER_DEGREE;
  };
}

/** Cartesian coordinates in metres from the earth's centre. The straight line is never longer than the distance over ground. */
export function inSpace({ lat, lng }: Point): [x: number, y: number, z: number] {
  const ring = EARTH_RADIUS_METRES * Math.cos(lat * RADIANS);
  return [
    ring * Math.cos(lng * RADIANS),
    ring * Math.sin(lng * RADIANS),
    EARTH_RADIUS_METRES * Math.sin(lat * RADIANS),
  ];
}
