import { expect, test } from 'vitest';
import { entryAfterKey, entryForText, isTyping } from './menu-keys.ts';

const labels = ['Orders', 'Profile', 'Wallet', 'Password', 'محفظة'];

test('arrows wrap around', () => {
  expect(entryAfterKey('ArrowDown', 4, 5)).toBe(0);
  expect(entryAfterKey('ArrowUp', 0, 5)).toBe(4);
});

test('without a focused entry, down selects the first and up the last', () => {
  expect(entryAfterKey('ArrowDown', -1, 5)).toBe(0);
  expect(entryAfterKey('ArrowUp', -1, 5)).toBe(4);
});

test('Home and End jump, other keys are left to the browser', () => {
  expect(entryAfterKey('Home', 3, 5)).toBe(0);
  expect(entryAfterKey('End', 0, 5)).toBe(4);
  expect(entryAfterKey('Enter', 0, 5)).toBeNull();
  expect(entryAfterKey('ArrowDown', 0, 0)).toBeNull();
});

test('repeating a letter selects the next entry that starts with it', () => {
  expect(entryForText('p', -1, labels)).toBe(1);
  expect(entryForText('p', 1, labels)).toBe(3);
  expect(entryForText('p', 3, labels)).toBe(1);
});

test('more letters narrow down and may keep the entry', () => {
  expect(entryForText('pa', 1, labels)).toBe(3);
  expect(entryForText('pr', 1, labels)).toBe(1);
  expect(entryForText('م', 0, labels)).toBe(4);
  expect(entryForText('x', 0, labels)).toBeNull();
});

test('shortcuts are not typing', () => {
  const key = { key: 'p', ctrlKey: false, metaKey: false, altKey: false };
  expect(isTyping(key)).toBe(true);
  expect(isTyping({ ...key, ctrlKey: true })).toBe(false);
  expect(isTyping({ ...key, key: 'Enter' })).toBe(false);
});
