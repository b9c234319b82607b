import { expect, test } from 'vitest';
import { rewardMinor, type Reward } from './reward.ts';

type Bounds = Partial<Pick<Reward, 'minimumMinor' | 'maximumMinor'>>;
const unbounded = { minimumMinor: 0, maximumMinor: null };
const percent = (value: number, bounds: Bounds = {}): Reward => ({
  type: 'percent',
  value,
  ...unbounded,
  ...bounds,
});
const fixed = (value: number): Reward => ({ type: 'amount', value, ...unbounded });

test.each([
  ['a tenth', 2_000, percent(1_000), 200],
  ['a percentage is rounded half up', 5, percent(1_000), 1],
  ['a percentage just under the half is rounded down', 4, percent(1_000), 0],
  ['a percentage stops at its maximum', 2_000, percent(1_000, { maximumMinor: 150 }), 150],
  ['a fixed sum', 2_000, fixed(300), 300],
  ['a fixed sum is never more than was paid', 200, fixed(300), 200],
  ['nothing below the minimum', 1_999, percent(1_000, { minimumMinor: 2_000 }), 0],
  ['it applies at the minimum', 2_000, percent(1_000, { minimumMinor: 2_000 }), 200],
  ['nothing of nothing', 0, fixed(300), 0],
])('HOM-18 %s', (_case, amountMinor, reward, back) => {
  expect(rewardMinor(amountMinor, reward)).toBe(back);
});
