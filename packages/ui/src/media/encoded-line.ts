import type { MapPoint } from './map-canvas.ts';

const DIGITS = 1e5;

/** The points of a line in the encoded polyline format with five decimals. A broken text ends where it breaks. */
export function decodeLine(text: string): MapPoint[] {
  const points: MapPoint[] = [];
  const numbers = readNumbers(text);
  let [lat, lng] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    lat += numbers[at] ?? 0;
    lng += numbers[at + 1] ?? 0;
    points.push({ lat: lat / DIGITS, lng: lng / DIGITS });
  }
  return points;
}

/** Five bits for each character, the lowest first; the sixth bit says that more follow. */
function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of text) {
    const bits = (character.codePointAt(0) ?? 0) - 63;
    if (bits < 0 || bits > 63) break;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
