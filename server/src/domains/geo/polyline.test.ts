import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodePolyline } from './polyline.ts';

test('a line is encoded as the description of the format shows', () => {
  const points = [
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ];
  expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  expect(encodePolyline([])).toBe('');
});

function decode(text: string): [number, number][] {
  const numbers: number[] = [];
  for (let at = 0; at < text.length;) {
    let [value, shift, byte] = [0, 0, 0x20];
    while (byte >= 0x20) {
      byte = text.charCodeAt(at++) - 63;
      value |= (byte & 0x1f) << shift;
      shift += 5;
    }
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
  }
  let [lat, lng] = [0, 0];
  return numbers.flatMap((number, index) => {
    if (index % 2 === 0) return ((lat += number), []);
    lng += number;
    return [[lat / 1e5, lng / 1e5] as [number, number]];
  });
}

test('every line is decoded to the same points', () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
  const point = fc.record({ lat: degrees(90), lng: degrees(180) });
  fc.assert(
    fc.property(fc.array(point), (points) => {
      expect(decode(encodePolyline(points))).toEqual(points.map(({ lat, lng }) => [lat || 0, lng || 0]));
    }),
  );
});
