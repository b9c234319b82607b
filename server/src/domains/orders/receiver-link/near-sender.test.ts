import { expect, test } from 'vitest';
import { isNearSender } from './near-sender.ts';

const METRES_PER_DEGREE = 111_195;
const north = (metres: number) => ({ lat: 33 + metres / METRES_PER_DEGREE, lng: 27 });
const sender = north(0);

test.each([
  [0, 3_000, true],
  [149, 3_000, true],
  [151, 3_000, false],
  [3_000, 3_000, false],
  // On a short way half of it is hidden.
  [90, 200, true],
  [110, 200, false],
])('PAR-04 a courier %i m from the sender on a way of %i m is hidden: %s', (courier, way, isHidden) => {
  expect(isNearSender(north(courier), sender, north(way))).toBe(isHidden);
});

test('PAR-04 a parcel whose sender was deleted hides nothing', () => {
  expect(isNearSender(sender, null, sender)).toBe(false);
});
