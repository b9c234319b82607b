import { expect, test } from 'vitest';
import { readCallback, parsePendingSignIn } from './pending-sign-in.ts';

test.each([
  ['{"requestId":"abc","from":"/checkout"}', { requestId: 'abc', from: '/checkout' }],
  ['{"requestId":"abc","from":null}', { requestId: 'abc', from: null }],
  ['{"requestId":"abc","from":7}', { requestId: 'abc', from: null }],
  ['{"from":"/checkout"}', null],
  ['"abc"', null],
  ['{', null],
  [null, null],
])('ACC-03 the pending sign-in is parsed from %s', (text, pending) => {
  expect(parsePendingSignIn(text)).toEqual(pending);
});

test.each([
  ['code=c&state=s', { code: 'c', state: 's' }],
  ['state=s', null],
  ['code=c', null],
  ['code=&state=s', null],
  ['error=access_denied&state=s', null],
  ['error=server_error&code=c&state=s', null],
])('ACC-03 a callback URL with %s gives %o', (search, callback) => {
  expect(readCallback(new URLSearchParams(search))).toEqual(callback);
});
