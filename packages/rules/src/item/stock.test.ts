import { expect, test } from 'vitest';
import { stockState } from './stock.ts';

const enough = { kind: 'enough' };
const plain = (stock: number | null) => ({ stock, variation: null, variations: [] });
const varied = (variation: number, ...others: number[]) => {
  const variations = [variation, ...others];
  return { stock: variations.reduce((sum, left) => sum + left, 0), variation, variations };
};

test.each([
  ['food is never counted', plain(null), 99, enough],
  ['the last one', plain(1), 1, enough],
  ['an item that is gone', plain(0), 1, { kind: 'out' }],
  ['more than is left', plain(3), 4, { kind: 'beyond', left: 3 }],
  ['a variation that is there', varied(2, 0), 2, enough],
  ['a variation that is gone while others are there', varied(0, 4), 1, { kind: 'variation_out' }],
  ['a choice beyond what is left of it, though others have more', varied(2, 50), 3, { kind: 'beyond', left: 2 }],
  ['every variation is gone', varied(0, 0), 1, { kind: 'out' }],
] as const)('ITM-15 %s', (_case, shelf, quantity, state) => {
  expect(stockState(shelf, quantity)).toEqual(state);
});
