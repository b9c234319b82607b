import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test('an amount may have a decimal comma or Arabic digits; anything else is rejected', () => {
  expect(['2', '2.5', '2,5', '٢٫٥', ' 3 '].map(parseAmount)).toEqual([2, 2.5, 2.5, 2.5, 3]);
  expect(['', 'two', '-1', '1e3'].map(parseAmount)).toEqual([null, null, null, null]);
});
