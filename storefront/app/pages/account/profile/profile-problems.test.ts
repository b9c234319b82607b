import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { problemsOfRefusal, profileProblems } from './profile-problems.ts';

setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));

const words = {
  f_name: 'Mariam',
  l_name: 'Adel',
  phone: '+201001234567',
  email: 'mariam@example.com',
  current_password: '',
  password: '',
  confirm_password: '',
};
const account = { email: 'mariam@example.com', hasPassword: true };

test.each([
  ['nothing', {}, {}],
  ['no first name', { f_name: ' ' }, { f_name: 'name is required' }],
  ['no last name', { l_name: '' }, { l_name: 'last name required' }],
  ['no phone', { phone: '' }, { phone: 'phone number required' }],
  ['no email', { email: '' }, { email: 'Email is required', current_password: expect.any(String) as string }],
  [
    'half an email',
    { email: 'mariam@' },
    { email: 'Must be a valid email', current_password: expect.any(String) as string },
  ],
  [
    'an email of 256 characters',
    { email: `${'m'.repeat(244)}@example.com`, current_password: 'x' },
    { email: 'Must be a valid email' },
  ],
  ['the email in capitals', { email: 'Mariam@Example.com' }, {}],
  ['another email with the password', { email: 'm@example.com', current_password: 'seven' }, {}],
  [
    'two passwords',
    { password: 'a', confirm_password: 'b', current_password: 'c' },
    { confirm_password: 'The passwords don’t match.' },
  ],
  [
    'a password without the former',
    { password: 'a', confirm_password: 'a' },
    { current_password: 'Enter your current password to make this change.' },
  ],
])('ACC-06 %s in the profile form', (_, change, problems) => {
  expect(profileProblems({ ...words, ...change }, account)).toEqual(problems);
});

test('ACC-07 an account without a password does not need to confirm it', () => {
  const moved = { ...words, email: 'other@example.com' };
  expect(profileProblems(moved, { ...account, hasPassword: false })).toEqual({});
});

test('a refusal is shown at its field, any other as a general error', () => {
  expect(problemsOfRefusal([{ code: 'email_taken', message: 'Taken' }])).toEqual({ email: 'Taken' });
  expect(problemsOfRefusal([{ code: 'too_many_requests', message: 'Slowly' }])).toBeNull();
});
