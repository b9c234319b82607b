import { expect, test } from 'vitest';
import { bodyHash } from './body-hash.ts';

test('T24 the same fields in another order are the same body, at every level', () => {
  const body = { a: 1, b: { c: [1, { x: 'y', z: null }], d: 2 } };
  expect(bodyHash({ b: { d: 2, c: [1, { z: null, x: 'y' }] }, a: 1 })).toBe(bodyHash(body));
});

test.each([
  ['another value', { a: 1, b: [1, 2] }, { a: 2, b: [1, 2] }],
  ['another order of a list', { a: 1, b: [1, 2] }, { a: 1, b: [2, 1] }],
  ['a missing field', { a: 1, b: [1, 2] }, { a: 1 }],
  ['a text instead of a number', { a: 1 }, { a: '1' }],
])('T24 %s is another body', (_what, one, other) => {
  expect(bodyHash(one)).not.toBe(bodyHash(other));
});
