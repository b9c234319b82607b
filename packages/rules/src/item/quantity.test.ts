import { expect, test } from 'vitest';
import { quantityRefusal } from './quantity.ts';

test.each([
  ['a dish without limits', { maximum: null, stock: null }, 500, null],
  ['the maximum', { maximum: 5, stock: null }, 5, null],
  ['one more than the maximum', { maximum: 5, stock: null }, 6, { kind: 'maximum', most: 5 }],
  ['the whole stock', { maximum: null, stock: 3 }, 3, null],
  ['one more than the stock', { maximum: null, stock: 3 }, 4, { kind: 'stock', left: 3 }],
  ['stock below the maximum', { maximum: 5, stock: 3 }, 4, { kind: 'stock', left: 3 }],
  ['maximum below the stock', { maximum: 2, stock: 9 }, 3, { kind: 'maximum', most: 2 }],
  ['no stock', { maximum: null, stock: 0 }, 1, { kind: 'stock', left: 0 }],
] as const)('ITM-10 %s', (_case, limits, wanted, refusal) => {
  expect(quantityRefusal(limits, wanted)).toEqual(refusal);
});
