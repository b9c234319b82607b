import { expect, test } from 'vitest';
import { shareOf, slideRange } from './slide-range.ts';

const limits = { min: 0, max: 20_000, minGap: 500 };

test('a thumb stops at the other one', () => {
  expect(slideRange([1000, 5000], 'low', 4900, limits)).toEqual([4500, 5000]);
  expect(slideRange([1000, 5000], 'high', 1200, limits)).toEqual([1000, 1500]);
});

test('the other thumb does not move', () => {
  expect(slideRange([1000, 5000], 'low', 20_000, limits)[1]).toBe(5000);
});

test('no thumb leaves the track', () => {
  expect(slideRange([1000, 5000], 'low', -50, limits)).toEqual([0, 5000]);
  expect(slideRange([1000, 5000], 'high', 99_999, limits)).toEqual([1000, 20_000]);
});

test('shares are percentages, and an empty range has share zero', () => {
  expect(shareOf(5000, limits)).toBe(25);
  expect(shareOf(5, { min: 5, max: 5 })).toBe(0);
});
