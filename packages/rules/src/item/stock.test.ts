import { expect, test } from 'vitest';
import { stockState } from './stock.ts';

const enough = { kind: 'enough' };
const plain = (stock: number | null) => ({ stock, variation: null, variations: [] });
const varied = (variation: number, ...others: number[]) => {
  const variations = [variation, ...others];
  return { stock: variations.reduce((sum, left) => sum + left, 0), variation, variations };
};

test.each([
  ['food has no stock', plain(null), 99, enough],
  ['the last one', plain(1), 1, enough],
  ['a sold-out item', plain(0), 1, { kind: 'out' }],
  ['more than is left', plain(3), 4, { kind: 'beyond', left: 3 }],
  ['an available variation', varied(2, 0), 2, enough],
  ['a sold-out variation while others are available', varied(0, 4), 1, { kind: 'variation_out' }],
  ['more than is left of a variation while others have more', varied(2, 50), 3, { kind: 'beyond', left: 2 }],
  ['every variation is sold out', varied(0, 0), 1, { kind: 'out' }],
] as const)('ITM-15 %s', (_case, shelf, quantity, state) => {
  expect(stockState(shelf, quantity)).toEqual(state);
});
