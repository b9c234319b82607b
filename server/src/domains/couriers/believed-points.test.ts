import { expect, test } from 'vitest';
import { believedPoints, type Surroundings } from './believed-points.ts';
import type { PositionRow } from './positions.sql.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const point = (seconds: number, lat = 33.1): PositionRow => ({
  lat,
  lng: 27.1,
  heading: null,
  at: new Date(NOW.getTime() + seconds * 1_000),
});
const around: Surroundings = { now: NOW, last: null, isNearZone: () => true, speed: 1 };
/** Metres north of the starting point. */
const north = (metres: number) => 33.1 + metres / 111_195;

test.each([
  ['is from now', 0, true],
  ['is ten minutes old', -600, true],
  ['is older than ten minutes', -601, false],
  ['is half a minute ahead, as clocks of phones are', 30, true],
  ['is from the future', 31, false],
])('COU-04 a position that %s is judged by its time', (_what, seconds, isBelieved) => {
  expect(believedPoints([point(seconds)], around)).toHaveLength(isBelieved ? 1 : 0);
});

test('COU-04 a position that cannot be reached from the last one is not believed', () => {
  const last = point(-60);
  expect(believedPoints([point(0, north(60 * 40))], { ...around, last })).toHaveLength(1);
  expect(believedPoints([point(0, north(60 * 40 + 200))], { ...around, last })).toHaveLength(0);
  expect(believedPoints([point(0, north(60 * 40 + 200))], { ...around, last, speed: 8 })).toHaveLength(1);
});

test('COU-04 of many positions at most one in three seconds is kept, in their order', () => {
  const points = Array.from({ length: 20 }, (_, at) => point(-at));
  const kept = believedPoints(points, around).map(({ at }) => (at.getTime() - NOW.getTime()) / 1_000);
  expect(kept).toEqual([-19, -16, -13, -10, -7, -4, -1]);
});

test('COU-04 a position on another continent or without a valid time is not believed', () => {
  expect(believedPoints([point(0)], { ...around, isNearZone: () => false })).toEqual([]);
  expect(believedPoints([{ ...point(0), at: new Date('never') }], around)).toEqual([]);
});

test('COU-04 after the clock was set back, a position from before does not block new ones', () => {
  expect(believedPoints([point(0)], { ...around, last: point(3_600, 40) })).toHaveLength(1);
});
