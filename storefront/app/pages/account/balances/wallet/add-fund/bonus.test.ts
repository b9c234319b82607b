import { expect, test } from 'vitest';
import { bonusFor, nextBonus, type Bonus } from './bonus.ts';

const aBonus = (over: Partial<Bonus>): Bonus => ({
  id: 1,
  title: 'Ten percent',
  bonus_type: 'percent',
  bonus_amount: 10,
  minimum_add_amount: 50,
  maximum_bonus_amount: null,
  start_date: '2026-01-01T00:00:00.000Z',
  end_date: '2027-01-01T00:00:00.000Z',
  ...over,
});
const tenPercent = aBonus({});
const fixed = aBonus({ id: 2, bonus_type: 'amount', bonus_amount: 2, minimum_add_amount: 20 });

test('MON-01 the highest bonus for the amount is shown; bonuses do not add up', () => {
  const bonuses = [fixed, tenPercent];
  expect([19.99, 20, 49.99, 50, 55.55].map((amount) => bonusFor(amount, bonuses, 2))).toEqual([0, 2, 2, 5, 5.56]);
});

test('MON-01 a bonus stops at its maximum, in currencies with 0, 2 and 3 digits', () => {
  const capped = aBonus({ maximum_bonus_amount: 8 });
  expect([0, 2, 3].map((digits) => bonusFor(90, [capped], digits))).toEqual([8, 8, 8]);
  expect(bonusFor(55, [tenPercent], 0)).toBe(6);
  expect(bonusFor(55.555, [tenPercent], 3)).toBe(5.556);
});

test('MON-01 the next amount with a higher bonus is named, and none after the last', () => {
  const bonuses = [tenPercent, fixed];
  expect(nextBonus(0, bonuses, 2)).toEqual({ from: 20, bonus: 2 });
  expect(nextBonus(20, bonuses, 2)).toEqual({ from: 50, bonus: 5 });
  expect(nextBonus(50, bonuses, 2)).toBeNull();
  expect(nextBonus(10, [fixed, aBonus({ id: 3, bonus_type: 'amount', bonus_amount: 1 })], 2)).toEqual({
    from: 20,
    bonus: 2,
  });
});
