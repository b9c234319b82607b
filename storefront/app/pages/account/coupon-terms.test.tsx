import type { listCoupons } from '@rialto/contract/calls/offers.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { expect, test } from 'vitest';
import { CouponCard } from '../../cards/coupon-card.tsx';
import { pageText } from '../../platform/page/testing/page-markup.tsx';
import { CouponTerms } from './coupon-terms.tsx';

type Coupon = Reply<typeof listCoupons>[number];
const tenPercent = {
  ...{ id: 1, code: 'TEN', title: 'Ten off', coupon_type: 'default', discount: 10, discount_type: 'percent' },
  ...{ min_purchase: 20, max_discount: null, store: null, expire_date: '2026-04-30T12:00:00Z' },
  ...{ uses_left: null, usable: true, reason: null, for_you: false },
};

/** The text of a ticket on the page of coupons. */
function shown(over: object = {}): string {
  const coupon = { ...tenPercent, ...over } as unknown as Coupon;
  return pageText(<CouponCard coupon={coupon} code={coupon.code} note={<CouponTerms coupon={coupon} />} />);
}

test('MON-04 a coupon says its minimum, until when it is valid and how often it can still be used', () => {
  expect(shown({ uses_left: 3 })).toMatch(
    /^10% off Ten off On orders over \$20\.00 Valid until 30 April 2026 3 uses left for you TEN$/,
  );
  expect(shown({ uses_left: 1 })).toContain('1 use left for you');
  expect(shown({ min_purchase: 0 })).toContain('No minimum order');
});

test('MON-04 a coupon without a limit names no uses', () => {
  expect(shown()).not.toContain('left for you');
});

test('MON-04 a share of the price names its maximum, an amount has none', () => {
  expect(shown({ max_discount: 5 })).toContain('Up to $5.00');
  expect(shown({ max_discount: 5, discount_type: 'amount', discount: 4 })).not.toContain('Up to');
});

test('MON-04 a coupon that cannot be used says why, and no longer how often', () => {
  const usedUp = {
    uses_left: 0,
    usable: false,
    reason: { code: 'coupon_used', message: 'You have used this coupon.' },
  };
  expect(shown(usedUp)).toContain('You have used this coupon.');
  expect(shown(usedUp)).not.toContain('left for you');
});

test('MON-04 a coupon that was given to this customer says so', () => {
  expect(shown({ for_you: true })).toContain('Just for you');
  expect(shown()).not.toContain('Just for you');
});
