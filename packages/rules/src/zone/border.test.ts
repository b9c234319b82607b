import { expect, test } from 'vitest';
import { borderProblem, circleAround, middleOf, withoutRepeats } from './border.ts';

const at = (lat: number, lng: number) => ({ lat, lng });
const square = [at(33, 27), at(33, 27.1), at(33.1, 27.1), at(33.1, 27)];

test('OPS-07 a closed line around an area is a border', () => {
  expect(borderProblem(square)).toBeNull();
  expect(borderProblem([...square, square[0] ?? at(0, 0)])).toBeNull();
  expect(borderProblem(circleAround(at(52.52, 13.4), 4))).toBeNull();
});

test.each([
  ['two corners', [at(33, 27), at(33, 27.1)], 'zone_corners_few'],
  ['the same corner three times', [at(33, 27), at(33, 27), at(33, 27)], 'zone_corners_few'],
  ['a figure of eight', [at(33, 27), at(33.1, 27.1), at(33.1, 27), at(33, 27.1)], 'zone_border_crosses'],
  ['a border that touches itself', [...square, at(33, 27.05)], 'zone_border_crosses'],
  ['a house', [at(33, 27), at(33, 27.0001), at(33.0001, 27.0001)], 'zone_too_small'],
  ['half a continent', [at(20, 20), at(20, 30), at(30, 30)], 'zone_too_large'],
])('OPS-07 %s is refused as a border', (_, corners, problem) => {
  expect(borderProblem(corners)).toBe(problem);
});

test('a circle has its corners at the distance from its middle, also far north', () => {
  const circle = circleAround(at(60, 10), 5);
  expect(circle).toHaveLength(24);
  expect(middleOf(circle).lat).toBeCloseTo(60, 4);
  expect(circle[0]?.lat).toBeCloseTo(60 + 5 / 111.195, 3);
  expect(circle[6]?.lng).toBeCloseTo(10 + 10 / 111.195, 3);
});

test('a corner that follows itself or closes the line is left out', () => {
  expect(withoutRepeats([...square.flatMap((corner) => [corner, corner]), at(33, 27)])).toHaveLength(4);
});
