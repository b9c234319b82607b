import { expect, test } from 'vitest';
import { quantityRefusal } from './quantity.ts';

test.each([
  ['nothing bounds a dish', { maximum: null, stock: null }, 500, null],
  ['the last one allowed', { maximum: 5, stock: null }, 5, null],
  ['one more than allowed', { maximum: 5, stock: null }, 6, { kind: 'maximum', most: 5 }],
  ['the last one there is', { maximum: null, stock: 3 }, 3, null],
  ['one more than there is', { maximum: null, stock: 3 }, 4, { kind: 'stock', left: 3 }],
  ['the shelf is emptier than the rule', { maximum: 5, stock: 3 }, 4, { kind: 'stock', left: 3 }],
  ['the rule is stricter than the shelf', { maximum: 2, stock: 9 }, 3, { kind: 'maximum', most: 2 }],
  ['an empty shelf', { maximum: null, stock: 0 }, 1, { kind: 'stock', left: 0 }],
] as const)('ITM-10 %s', (_case, limits, wanted, refusal) => {
  expect(quantityRefusal(limits, wanted)).toEqual(refusal);
});
