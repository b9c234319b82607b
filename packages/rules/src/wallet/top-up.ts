import { rewardMinor, type Reward } from '../price/reward.ts';

/** The least and the most that a customer adds at once. */
export type TopUpLimits = { minimumMinor: number; maximumMinor: number };

const USUAL_UNITS = { minimum: 1, maximum: 10_000 };

/** The limits that the operator has set, or the usual ones. */
export function topUpLimitsOf(setting: TopUpLimits | undefined, digits: number): TopUpLimits {
  const unit = 10 ** digits;
  return setting ?? { minimumMinor: USUAL_UNITS.minimum * unit, maximumMinor: USUAL_UNITS.maximum * unit };
}

export function isTopUpAllowed(amountMinor: number, { minimumMinor, maximumMinor }: TopUpLimits): boolean {
  return amountMinor >= minimumMinor && amountMinor <= maximumMinor;
}

/** What comes on top of an amount: the highest of the bonuses. They do not add up. */
export function topUpBonus(amountMinor: number, bonuses: readonly Reward[]): number {
  return Math.max(0, ...bonuses.map((bonus) => rewardMinor(amountMinor, bonus)));
}
