import { expect, test } from 'vitest';
import { profileTarget } from './profile-target.ts';

test.each([
  ['', null],
  ['page=profile-settings', null],
  ['page=inbox&type=delivery_man&id=3', null],
  ['page=nothing-known', null],
  ['page=my-orders', '/my-orders'],
  ['page=my-orders&orderId=17&from=checkout', '/my-orders/17'],
  ['page=my-orders&orderId=..%2Fwallet', '/my-orders/..%2Fwallet'],
  ['page=wallet', '/wallet'],
  ['page=coupons', '/coupons'],
  ['page=loyalty-points', '/loyalty-points'],
  ['page=referral-code', '/referral-code'],
  ['page=settings', '/settings'],
])('/profile?%s leads to %s', (search, target) => {
  expect(profileTarget(new URLSearchParams(search))).toBe(target);
});
