import { expect, test } from 'vitest';
import { clockCorrection, countdownParts } from './countdown-parts.ts';

test('time is split into whole units', () => {
  const remaining = ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000;
  expect(countdownParts(remaining)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('a started second counts as a whole one', () => {
  expect(countdownParts(1).seconds).toBe(1);
  expect(countdownParts(59_001)).toMatchObject({ minutes: 1, seconds: 0 });
});

test('after the end everything is zero', () => {
  expect(countdownParts(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('a device clock that is an hour off is corrected, one that is a second off is trusted', () => {
  expect(clockCorrection(3_600_000, 0)).toBe(3_600_000);
  expect(clockCorrection(1000, 0)).toBe(0);
});
