import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import { expect, test } from 'vitest';
import { missingMinimum } from './missing-minimum.ts';

const store = { minimum_order: 10 } as Parameters<typeof missingMinimum>[0]['store'];
const line = { problem: null } as CartLine;

test('CRT-05 the cart says what is missing to the minimum order, until it is reached', () => {
  expect(missingMinimum({ store, subtotal: 7.5, lines: [line] })).toEqual({ amount: 10, left: 2.5, percent: 75 });
  expect(missingMinimum({ store, subtotal: 10, lines: [line] })).toBeNull();
  expect(missingMinimum({ store: null, subtotal: 0, lines: [] })).toBeNull();
});

test('CRT-05 a line that must be fixed first is not reported as a missing amount', () => {
  const problem = { code: 'out_of_stock', message: 'Out of Stock' };
  expect(missingMinimum({ store, subtotal: 5, lines: [{ ...line, problem }] })).toBeNull();
});
