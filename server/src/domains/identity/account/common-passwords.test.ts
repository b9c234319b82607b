import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  // Not in our own list, but in the list of leaked passwords.
  'mustang1',
  'scooter1',
  'michelle1',
  'Rangers1',
  'qwerty123!',
  'abdullah1',
  '12121212',
  'aaaaaaaaaa',
])('T57 %s is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(['nine quiet lighthouses', 'paper boats at noon', 'tarboosh-3-olives', 'قارب من ورق'])(
  'T57 %s is not a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
