import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test('a tip is read with a comma and in Arabic digits, and nothing else is an amount', () => {
  expect(['2', '2.5', '2,5', '٢٫٥', ' 3 '].map(parseAmount)).toEqual([2, 2.5, 2.5, 2.5, 3]);
  expect(['', 'two', '-1', '1e3'].map(parseAmount)).toEqual([null, null, null, null]);
});
