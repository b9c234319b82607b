import { expect, test } from 'vitest';
import { addPoint, pointOf, type TimedPoint } from './position-batch.ts';

const at = (second: number): TimedPoint => ({
  latitude: 33,
  longitude: 27,
  at: new Date(second * 1_000).toISOString(),
});

test('COU-04 at most twenty positions are kept without a network, the newest ones', () => {
  const all = Array.from({ length: 30 }, (_, second) => at(second));
  const kept = all.reduce<TimedPoint[]>(addPoint, []);
  expect(kept).toEqual(all.slice(10));
});

test('a position that is not newer than the last one is not added again', () => {
  expect(addPoint([at(5)], at(5))).toEqual([at(5)]);
  expect(addPoint([at(5)], at(4))).toEqual([at(5)]);
});

test('a phone that stands still sends no heading', () => {
  const coords = { latitude: 33, longitude: 27, accuracy: 8, heading: Number.NaN } as GeolocationCoordinates;
  expect(pointOf({ coords, timestamp: 0 })).toEqual({ ...at(0), accuracy: 8 });
  expect(pointOf({ coords: { ...coords, heading: 90 }, timestamp: 0 })).toMatchObject({
    heading: 90,
  });
});
