import { expect, test } from 'vitest';
import { allowedAmount } from './amount-problem.ts';

const limits = { minimum: 5, maximum: 500, digits: 2 };

test('MON-01 an amount outside the limits, or with more decimals than the currency has, cannot be added', () => {
  expect(['5', '5.5', '٥٫٢٥', '500', ' 20 '].map((typed) => allowedAmount(typed, limits))).toEqual([
    5, 5.5, 5.25, 500, 20,
  ]);
  for (const typed of ['', '4.99', '500.01', '5.005', '1,000', '-5', 'ten']) {
    expect(allowedAmount(typed, limits)).toBeNull();
  }
  expect(allowedAmount('5.005', { ...limits, digits: 3 })).toBe(5.005);
  expect(allowedAmount('5.5', { ...limits, digits: 0 })).toBeNull();
});
