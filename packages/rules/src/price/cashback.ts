import { discountMinor, type Discount } from './discount.ts';

/** A share or a fixed sum that comes back, from a minimum on and never more than a maximum. */
export type Cashback = Discount & { minimumMinor: number; maximumMinor: number | null };

/** How much of an amount comes back, which is nothing below the minimum. */
export function cashbackMinor(amountMinor: number, cashback: Cashback): number {
  if (amountMinor < cashback.minimumMinor) return 0;
  return Math.min(discountMinor(amountMinor, cashback), cashback.maximumMinor ?? Infinity);
}
