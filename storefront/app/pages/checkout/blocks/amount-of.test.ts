import { expect, test } from 'vitest';
import { amountOf } from './amount-of.ts';

test('a tip is read with a comma and in Arabic digits, and nothing else is an amount', () => {
  expect(['2', '2.5', '2,5', '٢٫٥', ' 3 '].map(amountOf)).toEqual([2, 2.5, 2.5, 2.5, 3]);
  expect(['', 'two', '-1', '1e3'].map(amountOf)).toEqual([null, null, null, null]);
});
