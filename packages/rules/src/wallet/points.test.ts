import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conversionRefusal, moneyForPoints, pointsFor, pointsThatCount } from './points.ts';

const rule = { earnedPerUnit: 10, neededPerUnit: 100, minimum: 200 };

test.each([
  [2_000, 2, 200],
  [1_999, 2, 199],
  [9, 2, 0],
  [20, 0, 200],
  [20_000, 3, 200],
  [-500, 2, 0],
])('MON-02 %i minor units of a currency with %i digits earn %i points', (paid, digits, points) => {
  expect(pointsFor(paid, rule, digits)).toBe(points);
});

test.each([
  [200, 2, 200],
  [299, 2, 299],
  [250, 0, 2],
  [250, 3, 2_500],
])('MON-02 %i points become minor units of a currency with %i digits: %i', (points, digits, money) => {
  expect(moneyForPoints(points, rule, digits)).toBe(money);
});

test.each([
  [200, 200, null],
  [199, 500, 'points_below_minimum'],
  [300, 299, 'points_too_few'],
])('MON-02 converting %i of %i points: %s', (points, balance, refusal) => {
  expect(conversionRefusal({ points, balance }, rule, 2)).toBe(refusal);
});

test('MON-02 points that become nothing are not converted', () => {
  expect(conversionRefusal({ points: 50, balance: 90 }, { ...rule, minimum: 1 }, 0)).toBe('points_below_minimum');
});

test('MON-02 two conversions never give more than one of both', () => {
  const points = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(points, points, fc.constantFrom(0, 2, 3), (first, second, digits) => {
      const value = (some: number) => moneyForPoints(some, rule, digits);
      expect(value(first) + value(second)).toBeLessThanOrEqual(value(first + second));
    }),
  );
});

test.each([
  [250, 0, 200],
  [250, 2, 250],
  [299, 0, 200],
  [320, 0, 300],
  [200, 0, 200],
  [150, 2, 150],
  [0, 2, 0],
])('MON-02 of %i points in a currency with %i digits, %i become money', (points, digits, counted) => {
  expect(pointsThatCount(points, rule, digits)).toBe(counted);
});

test('MON-02 points that are left out would have become nothing', () => {
  const points = fc.integer({ min: 200, max: 1_000_000 });
  fc.assert(
    fc.property(points, fc.constantFrom(0, 2, 3), fc.integer({ min: 1, max: 5_000 }), (all, digits, neededPerUnit) => {
      const own = { ...rule, neededPerUnit };
      const counted = pointsThatCount(all, own, digits);
      expect(counted).toBeLessThanOrEqual(all);
      expect(moneyForPoints(counted, own, digits)).toBe(moneyForPoints(all, own, digits));
    }),
  );
});
