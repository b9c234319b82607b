import { expect, test } from 'vitest';
import { broughtBack, readWay } from './social-way.ts';

test.each([
  ['{"requestId":"abc","from":"/checkout"}', { requestId: 'abc', from: '/checkout' }],
  ['{"requestId":"abc","from":null}', { requestId: 'abc', from: null }],
  ['{"requestId":"abc","from":7}', { requestId: 'abc', from: null }],
  ['{"from":"/checkout"}', null],
  ['"abc"', null],
  ['{', null],
  [null, null],
])('ACC-03 what was kept for the way back is read from %s', (text, way) => {
  expect(readWay(text)).toEqual(way);
});

test.each([
  ['code=c&state=s', { code: 'c', state: 's' }],
  ['state=s', null],
  ['code=c', null],
  ['code=&state=s', null],
  ['error=access_denied&state=s', null],
  ['error=server_error&code=c&state=s', null],
])('ACC-03 an address with %s brings back %o', (search, brought) => {
  expect(broughtBack(new URLSearchParams(search))).toEqual(brought);
});
