import type { Point } from '@rialto/contract/shapes/point.ts';

const PRECISION = 1e5;
const CHUNK_BITS = 5;
const CHUNK_MASK = 0x1f;
const MORE_FOLLOWS = 0x20;
const FIRST_CHARACTER = 63;

/** Google's encoded polyline with five digits, which maps and OSRM use. */
export function encodePolyline(points: readonly Point[]): string {
  let [lastLat, lastLng] = [0, 0];
  let text = '';
  for (const point of points) {
    const [lat, lng] = [Math.round(point.lat * PRECISION), Math.round(point.lng * PRECISION)];
    text += encodeNumber(lat - lastLat) + encodeNumber(lng - lastLng);
    [lastLat, lastLng] = [lat, lng];
  }
  return text;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= MORE_FOLLOWS) {
    text += String.fromCharCode((MORE_FOLLOWS | (rest & CHUNK_MASK)) + FIRST_CHARACTER);
    rest >>= CHUNK_BITS;
  }
  return text + String.fromCharCode(rest + FIRST_CHARACTER);
}
