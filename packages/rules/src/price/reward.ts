import { discountMinor, type Discount } from './discount.ts';

/** A percentage or fixed amount that a customer gets for an amount, from a minimum and up to a maximum. */
export type Reward = Discount & { minimumMinor: number; maximumMinor: number | null };

/** The reward for an amount; zero below the minimum. */
export function rewardMinor(amountMinor: number, reward: Reward): number {
  if (amountMinor < reward.minimumMinor) return 0;
  return Math.min(discountMinor(amountMinor, reward), reward.maximumMinor ?? Infinity);
}
