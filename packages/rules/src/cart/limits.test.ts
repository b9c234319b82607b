import { expect, test } from 'vitest';
import { limitRefusal } from './limits.ts';
import { storeRefusal } from './one-store.ts';

test.each([
  ['as many as there are', { maximum: null, stock: 3 }, 3, undefined],
  ['one more than there are', { maximum: null, stock: 3 }, 4, 'out_of_stock'],
  ['as many as one may have', { maximum: 3, stock: null }, 3, undefined],
  ['one more than one may have', { maximum: 3, stock: null }, 4, 'quantity_limit'],
  ['too many for both', { maximum: 3, stock: 3 }, 4, 'out_of_stock'],
])('CRT-08 %s', (_name, limits, wanted, code) => {
  expect(limitRefusal(limits, wanted)?.code).toBe(code);
});

test('CRT-03 a cart takes its own store’s items, and an empty one anybody’s', () => {
  expect(storeRefusal(null, 2)).toBeNull();
  expect(storeRefusal(2, 2)).toBeNull();
  expect(storeRefusal(1, 2)).toEqual({ code: 'other_store' });
});
