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
])('ACC-03 what was stored for the way back is read from %s', (text, pending) => {
  expect(parsePendingSignIn(text)).toEqual(pending);
});

test.each([
  ['code=c&state=s', { code: 'c', state: 's' }],
  ['state=s', null],
  ['code=c', null],
  ['code=&state=s', null],
  ['error=access_denied&state=s', null],
  ['error=server_error&code=c&state=s', null],
])('ACC-03 an address with %s brings back %o', (search, callback) => {
  expect(readCallback(new URLSearchParams(search))).toEqual(callback);
});
