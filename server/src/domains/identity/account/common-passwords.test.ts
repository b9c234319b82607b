import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  // Of no list of ours, but among the first ten thousand that are tried.
  'mustang1',
  'scooter1',
  'michelle1',
  'Rangers1',
  'qwerty123!',
  'abdullah1',
  '12121212',
  'aaaaaaaaaa',
])('T57 %s is tried first wherever passwords are guessed', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(['nine quiet lighthouses', 'paper boats at noon', 'tarboosh-3-olives', 'قارب من ورق'])(
  'T57 %s is nobody’s first guess',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
