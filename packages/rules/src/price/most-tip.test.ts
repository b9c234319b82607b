import { expect, test } from 'vitest';
import { mostTip } from './most-tip.ts';

test('where the shop says nothing, a tip is at most a hundred units of its currency', () => {
  expect(mostTip({ said: undefined, digits: 2 })).toBe(10_000);
  expect(mostTip({ said: undefined, digits: 0 })).toBe(100);
});

test('what the shop says about tips holds', () => {
  expect(mostTip({ said: 2_500, digits: 2 })).toBe(2_500);
});
