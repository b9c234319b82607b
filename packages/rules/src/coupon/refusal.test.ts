import { expect, test } from 'vitest';
import { couponRefusal, type CouponTerms, type CouponUse } from './refusal.ts';

const now = new Date('2026-03-02T12:00:00Z');
const aCoupon = (over: Partial<CouponTerms> = {}): CouponTerms => ({
  kind: 'default',
  moduleId: null,
  storeId: null,
  zoneId: null,
  minimumMinor: 1000,
  limitPerCustomer: null,
  totalLimit: null,
  usedCount: 0,
  startsAt: new Date('2026-03-01T00:00:00Z'),
  endsAt: new Date('2026-03-03T00:00:00Z'),
  ...over,
});
const aUse = (over: Partial<CouponUse> = {}): CouponUse => ({
  now,
  moduleId: 1,
  storeId: 1,
  zoneId: 1,
  itemAmount: 1000,
  customer: { isFirstOrder: true, useCount: 0 },
  ...over,
});

test.each<[string, Partial<CouponTerms>, Partial<CouponUse>, string | undefined]>([
  ['a valid one', {}, {}, undefined],
  ['one that has not begun', { startsAt: new Date('2026-03-02T12:00:01Z') }, {}, 'coupon_unknown'],
  ['one that begins now', { startsAt: now }, {}, undefined],
  ['one that has ended', { endsAt: now }, {}, 'coupon_expired'],
  ['one that ends in a second', { endsAt: new Date('2026-03-02T12:00:01Z') }, {}, undefined],
  ['one of another module', { moduleId: 2 }, {}, 'coupon_unknown'],
  ['one of another store', { storeId: 2 }, {}, 'coupon_unknown'],
  ['one of another zone', { zoneId: 2 }, {}, 'coupon_unknown'],
  ['one that is used up', { totalLimit: 3, usedCount: 3 }, {}, 'coupon_used_up'],
  ['the last use of one', { totalLimit: 3, usedCount: 2 }, {}, undefined],
  ['a unit below its minimum', {}, { itemAmount: 999 }, 'coupon_minimum'],
  ['a unit above its minimum', {}, { itemAmount: 1001 }, undefined],
  [
    'one for first orders on a second order',
    { kind: 'first_order' },
    { customer: { isFirstOrder: false, useCount: 0 } },
    'coupon_first_order',
  ],
  ['one for first orders by a guest', { kind: 'first_order' }, { customer: null }, 'coupon_needs_account'],
  [
    'one that the customer has used up',
    { limitPerCustomer: 2 },
    { customer: { isFirstOrder: false, useCount: 2 } },
    'coupon_own_limit',
  ],
  ['one with a limit per customer, by a guest', { limitPerCustomer: 2 }, { customer: null }, 'coupon_needs_account'],
  ['one without a limit, by a guest', {}, { customer: null }, undefined],
])('CHK-09 T16 %s', (_name, terms, use, code) => {
  expect(couponRefusal(aCoupon(terms), aUse(use))?.code).toBe(code);
});
