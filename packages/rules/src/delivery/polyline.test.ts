import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';

test('the line of Google’s documentation', () => {
  const points = [
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ];
  expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points);
});

const degree = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((digits) => digits / 1e5);

test('every line is decoded to its points, rounded to five digits', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ lat: degree(90), lng: degree(180) })), (points) => {
      expect(decodePolyline(encodePolyline(points))).toEqual(
        points.map(({ lat, lng }) => ({ lat: lat + 0, lng: lng + 0 })),
      );
    }),
  );
});

test('a text that is not a line is decoded without an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { lat, lng } of decodePolyline(text)) expect([lat, lng].every(Number.isFinite)).toBe(true);
    }),
  );
});
