import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-keys.ts';

test('the right arrow selects the next tab in English and the previous one in Arabic', () => {
  expect(tabAfterKey('ArrowRight', 0, 3, false)).toBe(1);
  expect(tabAfterKey('ArrowRight', 0, 3, true)).toBe(2);
  expect(tabAfterKey('ArrowLeft', 0, 3, true)).toBe(1);
});

test('the first tab follows the last', () => {
  expect(tabAfterKey('ArrowRight', 2, 3, false)).toBe(0);
});

test('Home and End go to the ends; other keys do nothing', () => {
  expect(tabAfterKey('Home', 2, 3, true)).toBe(0);
  expect(tabAfterKey('End', 0, 3, true)).toBe(2);
  expect(tabAfterKey('ArrowDown', 0, 3, false)).toBeNull();
  expect(tabAfterKey('End', -1, 0, false)).toBeNull();
});
