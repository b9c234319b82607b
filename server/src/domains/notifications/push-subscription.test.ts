import { expect, test } from 'vitest';
import { isPublicAddress, readSubscription } from './push-subscription.ts';

test('T66 only a subscription of a public push service is accepted as an address to call', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const read = (endpoint: unknown) => readSubscription(JSON.stringify({ endpoint, keys }), false);
  expect(read('https://push.example.com/send/1')).not.toBeNull();
  for (const endpoint of [
    'http://push.example.com/1',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://user@push.example.com/',
    'ftp://push.example.com',
    5,
  ])
    expect(read(endpoint)).toBeNull();
  expect(readSubscription('a-firebase-token', false)).toBeNull();
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['nonsense', false],
])('T66 %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
