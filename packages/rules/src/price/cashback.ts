import { discountMinor, type Discount } from './discount.ts';

/** A percentage or fixed amount that is returned, from a minimum and up to a maximum. */
export type Cashback = Discount & { minimumMinor: number; maximumMinor: number | null };

/** The cashback for an amount; zero below the minimum. */
export function cashbackMinor(amountMinor: number, cashback: Cashback): number {
  if (amountMinor < cashback.minimumMinor) return 0;
  return Math.min(discountMinor(amountMinor, cashback), cashback.maximumMinor ?? Infinity);
}
