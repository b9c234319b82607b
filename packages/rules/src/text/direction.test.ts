import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'])(
  'MOD-07 %s is written from right to left',
  (code) => {
    expect(directionOf(code)).toBe('rtl');
  },
);

test.each(['en', 'fr', 'de', ''])('MOD-07 "%s" is written from left to right', (code) => {
  expect(directionOf(code)).toBe('ltr');
});
