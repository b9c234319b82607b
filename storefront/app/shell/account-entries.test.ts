import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { accountEntries } from './account-entries.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: en })));

const everything = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 };
const labels = (shop: Partial<typeof everything>) =>
  accountEntries({ ...everything, ...shop }).map(({ label }) => label);

test('NAV-11 the menu of a customer, in its order', () => {
  expect(labels({})).toEqual([
    'Profile settings',
    'My orders',
    'My wallet',
    'Coupons',
    'Loyalty points',
    'Referral code',
    'Settings',
    'Track Order',
  ]);
});

test.each([
  ['customer_wallet_status', 'My wallet'],
  ['loyalty_point_status', 'Loyalty points'],
  ['ref_earning_status', 'Referral code'],
] as const)('NAV-11 where %s is 0 there is no “%s”', (status, label) => {
  expect(labels({ [status]: 0 })).not.toContain(label);
  expect(labels({ [status]: 0 })).toHaveLength(7);
});
