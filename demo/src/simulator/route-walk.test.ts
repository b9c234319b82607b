import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alongLine, headingOf } from './route-walk.ts';

const corner = [
  { lat: 33, lng: 27 },
  { lat: 33.01, lng: 27 },
  { lat: 33.01, lng: 27.01 },
];

test.each([
  ['north', { lat: 33.1, lng: 27 }, 0],
  ['east', { lat: 33, lng: 27.1 }, 90],
  ['south', { lat: 32.9, lng: 27 }, 180],
  ['west', { lat: 33, lng: 26.9 }, 270],
])('the heading %s', (_, to, degrees) => {
  expect(headingOf({ lat: 33, lng: 27 }, to)).toBeCloseTo(degrees, 5);
});

test('a walk begins at the first point, turns at the corner and ends at the last point', () => {
  expect(alongLine(corner, 0)).toMatchObject({ point: corner[0], heading: 0, isThere: false });
  expect(alongLine(corner, 1_200).heading).toBeCloseTo(90, 5);
  expect(alongLine(corner, 10_000)).toMatchObject({ point: corner[2], isThere: true });
  expect(alongLine([{ lat: 33, lng: 27 }], 0)).toMatchObject({ point: corner[0], isThere: true });
});

test('a longer walk ends at most as much further along', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 3_000, noNaN: true }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (from, more) => {
        const moved = metresBetween(alongLine(corner, from).point, alongLine(corner, from + more).point);
        expect(moved).toBeLessThanOrEqual(more * 1.01 + 0.01);
      },
    ),
  );
});
