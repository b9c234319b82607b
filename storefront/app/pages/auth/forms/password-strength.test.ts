import { expect, test } from 'vitest';
import { isLongEnough, strengthOf } from './password-strength.ts';

test.each([
  ['', 0],
  ['short', 0],
  ['aaaaaaaaaaaa', 0],
  ['password', 1],
  ['Lantern7', 2],
  ['quietlantern', 2],
  ['nine quiet lighthouses', 3],
  ['Lantern7-quay', 3],
  ['مصابيح الميناء القديم', 3],
] as const)('ACC-01 the password %j has strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('ACC-01 length counts characters, not UTF-16 units', () => {
  expect(isLongEnough('🛶🛶🛶🛶')).toBe(false);
  expect(isLongEnough('🛶🛶🛶🛶🛶🛶🛶🛶')).toBe(true);
});
