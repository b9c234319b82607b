import { expect, test } from 'vitest';
import { fromStripeAmount, stripeAmount } from './stripe-amount.ts';

test.each([
  [1234, 'USD', 2, 1234],
  [1234, 'JPY', 0, 1234],
  [12, 'USD', 0, 1200],
  [12_340, 'KWD', 3, 12_340],
  [12_300, 'USD', 3, 1230],
])('T08 %i minor units of %s with %i decimals are %i to Stripe, and back', (minor, currency, digits, amount) => {
  expect(stripeAmount(minor, currency, digits)).toBe(amount);
  expect(fromStripeAmount(amount, currency, digits)).toBe(minor);
});

test.each([
  [12_341, 'KWD', 3],
  [12_345, 'USD', 3],
  [150, 'JPY', 2],
])('T08 %i minor units of %s with %i decimals are not charged, because Stripe cannot take them exactly', (...args) => {
  expect(() => stripeAmount(...args)).toThrow('exactness');
});
