import { expect, test } from 'vitest';
import { maximumTip } from './maximum-tip.ts';

test('without a setting a tip is at most a hundred units of the currency', () => {
  expect(maximumTip({ setting: undefined, digits: 2 })).toBe(10_000);
  expect(maximumTip({ setting: undefined, digits: 0 })).toBe(100);
});

test('the setting limits the tip', () => {
  expect(maximumTip({ setting: 2_500, digits: 2 })).toBe(2_500);
});
