import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountMinor, discountNow, type Discount } from './discount.ts';

const percent = (value: number): Discount => ({ type: 'percent', value });
const amount = (value: number): Discount => ({ type: 'amount', value });

test.each([
  [1000, percent(1000), 100],
  [999, percent(3333), 333],
  [5, percent(1000), 1],
  [4, percent(1000), 0],
  [1000, percent(10_000), 1000],
  [1000, amount(250), 250],
  [100, amount(250), 100],
  [0, percent(5000), 0],
])('ITM-14 the discount on a price of %i with %o is %i', (price, discount, taken) => {
  expect(discountMinor(price, discount)).toBe(taken);
});

test('ITM-03 a flash sale takes precedence over the store, and the store over the item', () => {
  const own = amount(50);
  expect(discountNow({ own, storePercent: 0, flash: percent(0) })).toEqual(own);
  expect(discountNow({ own, storePercent: 1500, flash: percent(0) })).toEqual(percent(1500));
  expect(discountNow({ own, storePercent: 1500, flash: amount(99) })).toEqual(amount(99));
});

test('ITM-14 a discount is a whole number between zero and the price', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.nat(10_000), fc.boolean(), (price, value, isPercent) => {
      const taken = discountMinor(price, isPercent ? percent(value) : amount(value));
      expect(Number.isSafeInteger(taken)).toBe(true);
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(taken).toBeLessThanOrEqual(price);
    }),
  );
});
