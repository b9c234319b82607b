import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { fieldOfRefusal, passwordProblems, personProblems } from './person-problems.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

const salma = { f_name: 'Salma', l_name: 'Nabil', email: 'salma@example.com', phone: '+201012345678' };

test('ACC-01 a valid form has no problems', () => {
  expect(personProblems(salma)).toEqual({});
  expect(passwordProblems({ password: 'nine quiet lighthouses', confirm: 'nine quiet lighthouses' })).toEqual({});
});

test.each([
  ['f_name', '', 'Please enter your first name.'],
  ['l_name', '', 'Please enter your last name.'],
  ['email', 'salma@', 'Please insert a valid email.'],
  ['email', '', 'Please insert a valid email.'],
  ['phone', '', 'Please enter your phone number.'],
  ['phone', '+20123', 'Please enter a valid phone number.'],
] as const)('ACC-01 %s %j has the problem “%s”', (field, value, said) => {
  expect(personProblems({ ...salma, [field]: value })).toEqual({ [field]: said });
});

test.each([
  ['short', 'short', ['password']],
  ['long enough', 'long enouhg', ['confirm']],
  ['short', 'other', ['password', 'confirm']],
])('ACC-01 a password %j confirmed with %j has problems in %o', (password, confirm, fields) => {
  expect(Object.keys(passwordProblems({ password, confirm }))).toEqual(fields);
});

test.each([
  ['phone_invalid', 'phone'],
  ['password_weak', 'password'],
  ['referral_unknown', 'ref_code'],
  ['referral_own', 'ref_code'],
  ['too_many_requests', null],
  [null, null],
])('ACC-01 the refusal %s is shown at %s', (code, field) => {
  expect(fieldOfRefusal(code)).toBe(field);
});
