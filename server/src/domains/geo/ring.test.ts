import type { Point } from '@rialto/contract/shapes/point.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRing, ringHolds, type Ring } from './ring.ts';

test("PostgreSQL's text of a polygon is read as longitude, then latitude", () => {
  expect(parseRing('((27.5,33.25),(28,-33),(1e-05,0))')).toEqual([
    { lng: 27.5, lat: 33.25 },
    { lng: 28, lat: -33 },
    { lng: 0.00001, lat: 0 },
  ]);
});

test.each(['', '()', '((1,x),(2,3))', 'POLYGON'])('%j is not a polygon', (text) => {
  expect(() => parseRing(text)).toThrow('Not a polygon');
});

const bay: Ring = parseRing('((0,0),(4,0),(4,4),(3,4),(3,1),(1,1),(1,4),(0,4))');

test.each([
  ['in the western arm', 0.5, 3, true],
  ['in the bay between the arms', 2, 3, false],
  ['level with a corner', 2, 1, true],
  ['left of a horizontal side, level with it', -1, 4, false],
  ['right of everything', 5, 1, false],
  ['on a corner', 0, 0, true],
  ['on the inner corner', 1, 1, true],
  ['in the middle of a side', 4, 2, true],
  ['a metre outside a side', 4.00001, 2, false],
])('%s', (_where, lng, lat, isInside) => {
  expect(ringHolds(bay, { lng, lat })).toBe(isInside);
});

/** Corners around a centre at growing angles, so that the border never crosses itself. */
const anyRing = fc
  .array(fc.tuple(fc.double({ min: 0.1, max: 1, noNaN: true }), fc.double({ min: 0.2, max: 1, noNaN: true })), {
    minLength: 3,
    maxLength: 12,
  })
  .map((corners) => {
    const whole = corners.reduce((sum, [share]) => sum + share, 0);
    let turned = 0;
    return corners.map(([share, radius]): Point => {
      turned += (share / whole) * 2 * Math.PI;
      return { lng: 27 + radius * Math.cos(turned), lat: 33 + radius * Math.sin(turned) };
    });
  });
const anyDegree = fc.double({ min: -1.2, max: 1.2, noNaN: true });

/** The winding number: one full turn along the border for a point inside, zero for a point outside. */
function windingHolds(ring: Ring, point: Point): boolean {
  const angles = ring.map(({ lng, lat }) => Math.atan2(lat - point.lat, lng - point.lng));
  const turns = angles.map((angle, index) => {
    const turn = angle - (angles.at(index - 1) ?? 0);
    return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  });
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) > Math.PI;
}

test('LOC-12 ray casting agrees with the winding number, for any shape and point', () => {
  fc.assert(
    fc.property(anyRing, anyDegree, anyDegree, (ring, x, y) => {
      const point = { lng: 27 + x, lat: 33 + y };
      fc.pre(!isNearBorder(ring, point));
      expect(ringHolds(ring, point)).toBe(windingHolds(ring, point));
    }),
    { numRuns: 2_000 },
  );
});

test('LOC-12 every point of the border belongs to the area', () => {
  fc.assert(
    fc.property(anyRing, fc.nat(11), fc.double({ min: 0, max: 1, noNaN: true }), (ring, side, along) => {
      const [a, b] = [ring.at(side % ring.length), ring.at((side + 1) % ring.length)] as [Point, Point];
      const point = { lng: a.lng + along * (b.lng - a.lng), lat: a.lat + along * (b.lat - a.lat) };
      expect(ringHolds(ring, point)).toBe(true);
    }),
  );
});

function isNearBorder(ring: Ring, { lng, lat }: Point): boolean {
  return ring.some((b, index) => {
    const a = ring.at(index - 1) as Point;
    const length = Math.hypot(b.lng - a.lng, b.lat - a.lat);
    const cross = Math.abs((b.lng - a.lng) * (lat - a.lat) - (b.lat - a.lat) * (lng - a.lng));
    return length === 0 || cross / length < 1e-7;
  });
}
