import { expect, test } from 'vitest';
import { isTopUpAllowed, topUpBonus, topUpLimitsOf } from './top-up.ts';

test.each([
  [0, { minimumMinor: 1, maximumMinor: 10_000 }],
  [2, { minimumMinor: 100, maximumMinor: 1_000_000 }],
  [3, { minimumMinor: 1_000, maximumMinor: 10_000_000 }],
])('MON-01 without a setting, 1 to 10,000 units of a currency with %i digits can be added', (digits, limits) => {
  expect(topUpLimitsOf(undefined, digits)).toEqual(limits);
});

test.each([
  [499, false],
  [500, true],
  [20_000, true],
  [20_001, false],
])('MON-01 between 500 and 20,000, adding %i is allowed: %s', (amount, isAllowed) => {
  const limits = topUpLimitsOf({ minimumMinor: 500, maximumMinor: 20_000 }, 2);
  expect(isTopUpAllowed(amount, limits)).toBe(isAllowed);
});

const tenth = { type: 'percent', value: 1_000, minimumMinor: 2_000, maximumMinor: 800 } as const;
const fixed = { type: 'amount', value: 300, minimumMinor: 2_500, maximumMinor: null } as const;

test.each([
  ['nothing below every minimum', 1_999, 0],
  ['a tenth from its minimum', 2_000, 200],
  ['the fixed amount while it is more', 2_900, 300],
  ['a tenth once that is more', 3_100, 310],
  ['not more than the maximum', 100_000, 800],
])('MON-01 the bonus is %s', (_case, amount, bonus) => {
  expect(topUpBonus(amount, [tenth, fixed])).toBe(bonus);
  expect(topUpBonus(amount, [])).toBe(0);
});
