import { expect, test } from 'vitest';
import { lengthOf, placeOn, pointAt, restOf, wayBetween } from './line-geometry.ts';

// An L: about 1.1 km north, then about 0.9 km east.
const corner = { lat: 33.01, lng: 27 };
const line = [{ lat: 33, lng: 27 }, corner, { lat: 33.01, lng: 27.01 }];
const onFirstLeg = { lat: 33.005, lng: 27 };
const onSecondLeg = { lat: 33.01, lng: 27.005 };

test('a line is as long as its legs together', () => {
  expect(lengthOf(line)).toBeGreaterThan(2_000);
  expect(lengthOf(line)).toBeLessThan(2_100);
  expect(lengthOf([])).toBe(0);
});

test('the nearest place on a line lies on its leg', () => {
  const place = placeOn(line, { lat: 33.005, lng: 27.0003 });
  expect(place).toMatchObject({ index: 0 });
  expect(place?.share).toBeCloseTo(0.5);
  expect(place?.metresAway).toBeCloseTo(28, 0);
  expect(placeOn([], corner)).toBeNull();
});

test('what lies ahead begins at the point itself', () => {
  expect(restOf(line, onFirstLeg)).toEqual([onFirstLeg, corner, line[2]]);
  expect(restOf(line, onSecondLeg)).toEqual([onSecondLeg, line[2]]);
});

test('the way between two points on a line turns where the line turns', () => {
  expect(wayBetween(line, onFirstLeg, onSecondLeg)).toEqual([onFirstLeg, corner, onSecondLeg]);
});

test.each([
  ['beside the line', onFirstLeg, { lat: 33.02, lng: 27.02 }],
  ['back along the line', onSecondLeg, onFirstLeg],
])('the way to a point %s is straight', (_name, from, to) => {
  expect(wayBetween(line, from, to)).toEqual([from, to]);
});

test('a share of a way is measured by its length, not by its points', () => {
  expect(pointAt(line, 0)).toEqual(line[0]);
  expect(pointAt(line, 1)).toEqual(line[2]);
  expect(pointAt(line, 2)).toEqual(line[2]);
  const half = pointAt(line, 0.5);
  expect(half?.lng).toBe(27);
  expect(half?.lat).toBeCloseTo(33.0092, 3);
  expect(pointAt([], 0.5)).toBeUndefined();
  expect(pointAt([corner], 0.5)).toEqual(corner);
});
