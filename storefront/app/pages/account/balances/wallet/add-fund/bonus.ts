import { listWalletBonuses } from '@rialto/contract/calls/wallet.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Reward } from '@rialto/rules/price/reward.ts';
import { topUpBonus } from '@rialto/rules/wallet/top-up.ts';
import { callApi } from '../../../../../platform/api/api.ts';
import { owned } from '../../../../../platform/query/invalidate.ts';
import type { Query } from '../../../../../platform/query/query.ts';
import { amountOf, minorOf } from '../../../../../words/minor.ts';

export type Bonus = Reply<typeof listWalletBonuses>[number];

export const bonusesQuery = (): Query<Bonus[]> => ({
  key: ['wallet', 'bonuses'],
  fetch: (signal) => callApi(listWalletBonuses, { signal }),
  ...owned,
});

/** The bonus for an amount, by the rule that the server uses. */
export function bonusFor(amount: number, bonuses: readonly Bonus[], digits: number): number {
  const rewards = bonuses.map((bonus) => rewardOf(bonus, digits));
  return amountOf(topUpBonus(minorOf(amount, digits), rewards), digits);
}

/** The smallest amount above this one that brings a higher bonus, and that bonus; null if there is none. */
export function nextBonus(
  amount: number,
  bonuses: readonly Bonus[],
  digits: number,
): { from: number; bonus: number } | null {
  const now = bonusFor(amount, bonuses, digits);
  const steps = bonuses
    .map((bonus) => bonus.minimum_add_amount)
    .filter((from) => from > amount)
    .toSorted((one, other) => one - other)
    .map((from) => ({ from, bonus: bonusFor(from, bonuses, digits) }));
  return steps.find(({ bonus }) => bonus > now) ?? null;
}

const HUNDREDTHS = 100;

function rewardOf(bonus: Bonus, digits: number): Reward {
  const { bonus_type: type, bonus_amount, minimum_add_amount, maximum_bonus_amount } = bonus;
  return {
    type,
    value: type === 'percent' ? Math.round(bonus_amount * HUNDREDTHS) : minorOf(bonus_amount, digits),
    minimumMinor: minorOf(minimum_add_amount, digits),
    maximumMinor: maximum_bonus_amount === null ? null : minorOf(maximum_bonus_amount, digits),
  };
}
