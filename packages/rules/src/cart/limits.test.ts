import { expect, test } from 'vitest';
import { limitRefusal } from './limits.ts';
import { storeRefusal } from './one-store.ts';

test.each([
  ['the whole stock', { maximum: null, stock: 3 }, 3, undefined],
  ['one more than the stock', { maximum: null, stock: 3 }, 4, 'out_of_stock'],
  ['the maximum', { maximum: 3, stock: null }, 3, undefined],
  ['one more than the maximum', { maximum: 3, stock: null }, 4, 'quantity_limit'],
  ['more than both limits', { maximum: 3, stock: 3 }, 4, 'out_of_stock'],
])('CRT-08 %s', (_name, limits, wanted, code) => {
  expect(limitRefusal(limits, wanted)?.code).toBe(code);
});

test('CRT-03 a cart accepts items of its own store; an empty one accepts items of any store', () => {
  expect(storeRefusal(null, 2)).toBeNull();
  expect(storeRefusal(2, 2)).toBeNull();
  expect(storeRefusal(1, 2)).toEqual({ code: 'other_store' });
});
