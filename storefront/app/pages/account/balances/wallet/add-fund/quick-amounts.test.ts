import { expect, test } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

test('MON-01 round amounts within the limits are offered', () => {
  expect(quickAmounts({ minimum: 1, maximum: 10_000 })).toEqual([10, 20, 50, 100]);
  expect(quickAmounts({ minimum: 300, maximum: 1_000_000 })).toEqual([500, 1_000, 2_000, 5_000]);
  expect(quickAmounts({ minimum: 1, maximum: 60 })).toEqual([10, 20, 50]);
  expect(quickAmounts({ minimum: 3, maximum: 7 })).toEqual([3, 7]);
  expect(quickAmounts({ minimum: 5, maximum: 5 })).toEqual([5]);
});
