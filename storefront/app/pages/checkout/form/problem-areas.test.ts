import { placeOrder } from '@rialto/contract/calls/placing.ts';
import { parcelRefusals } from '@rialto/contract/http/refusals.ts';
import { expect, test } from 'vitest';
import { areaOf, byArea } from './problem-areas.ts';

const problem = (code: string, message = code) => ({ code, message });

test('CHK-11 every refusal of placing is shown at its block', () => {
  const ofGoods = placeOrder.refuses.filter((code) => !parcelRefusals.some((of) => of === code));
  const whole = ofGoods.filter((code) => areaOf(code) === 'whole');
  // Those that belong to no block.
  expect(whole.toSorted()).toEqual(
    [
      'cart_empty',
      'guest_checkout_off',
      'key_required',
      'key_reused',
      'line_required',
      'not_found',
      'price_changed',
      'sign_in_required',
      'store_unavailable',
    ].toSorted(),
  );
});

test('CHK-09 coupon refusals are shown at the coupon', () => {
  expect(['coupon_unknown', 'coupon_minimum', 'coupon_first_order'].map(areaOf)).toEqual([
    'coupon',
    'coupon',
    'coupon',
  ]);
});

test('the same text is shown once', () => {
  const found = byArea([problem('out_of_stock', 'Out of Stock'), problem('out_of_stock', 'Out of Stock')]);
  expect(found.items).toHaveLength(1);
});
