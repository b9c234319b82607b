import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from './metres-between.ts';

const point = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

test('a degree of latitude is about 111 km', () => {
  expect(metresBetween({ lat: 33, lng: 27 }, { lat: 34, lng: 27 })).toBeCloseTo(111_195, -1);
});

test('the distance is the same in both directions and at most half the circumference of the earth', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const there = metresBetween(from, to);
      expect(there).toBeCloseTo(metresBetween(to, from), 5);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(20_016_000);
    }),
  );
});
