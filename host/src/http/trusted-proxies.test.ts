import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

test.each([
  ['10.0.0.5', '10.0.0.5', true],
  ['10.0.0.5', '10.0.0.6', false],
  ['10.0.0.5, 10.1.0.0/16', '10.1.7.7', true],
  ['10.0.0.5', '::ffff:10.0.0.5', true],
  ['loopback', '127.0.0.1', true],
  ['loopback', 'not an address', false],
])('of the proxies %s, %s is trusted: %s, the first time and later', (list, address, isTrusted) => {
  const trusts = trustedProxies(list);
  expect([trusts(address, 0), trusts(address, 0)]).toEqual([isTrusted, isTrusted]);
});

test('more addresses than are kept are still answered', () => {
  const trusts = trustedProxies('10.0.0.0/16');
  for (let n = 0; n < 2_000; n += 1) trusts(`10.0.${n >> 8}.${n & 255}`, 0);
  expect([trusts('10.0.200.1', 0), trusts('10.1.0.1', 0)]).toEqual([true, false]);
});
