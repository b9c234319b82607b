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

/** The points of an encoded polyline. A text that is not one ends where it breaks. */
export function decodePolyline(text: string): Point[] {
  const numbers = decodeNumbers(text);
  const points: Point[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    lat += numbers[index] ?? 0;
    lng += numbers[index + 1] ?? 0;
    points.push({ lat: lat / PRECISION, lng: lng / PRECISION });
  }
  return points;
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

function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const chunk = text.charCodeAt(index) - FIRST_CHARACTER;
    if (chunk < 0 || chunk >= 2 * MORE_FOLLOWS) break;
    value |= (chunk & CHUNK_MASK) << shift;
    shift += CHUNK_BITS;
    if (chunk >= MORE_FOLLOWS) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
