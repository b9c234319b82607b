import { expect, test } from 'vitest';
import { sameOriginPath } from './same-origin-path.ts';

test.each([
  ['/home', '/home'],
  ['/checkout?page=cart', '/checkout?page=cart'],
  ['/home?search=a%20b#just-for-you', '/home?search=a%20b#just-for-you'],
  ['/store/../my-orders', '/my-orders'],
])('ACC-02 the return path %s is accepted as %s', (from, to) => {
  expect(sameOriginPath(from)).toBe(to);
});

test.each([
  null,
  '',
  'sign-up',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  'javascript:alert(1)',
  ' /home',
  '/auth/sign-in?from=/home',
])('ACC-02 sign-in does not redirect to %j', (from) => {
  expect(sameOriginPath(from)).toBeNull();
});
