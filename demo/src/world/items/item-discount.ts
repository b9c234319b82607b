import type { DiscountType } from '@rialto/rules/price/discount.ts';
import type { Random } from '../../pictures/random.ts';

export type ItemDiscount = { discountType: DiscountType; discount: number };

const NONE: ItemDiscount = { discountType: 'percent', discount: 0 };
const percents = [500, 1000, 1000, 1500, 2000, 2000, 2500, 3000];
const amountsMinor = [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 3000];
const WITH_PERCENT = 0.1;
const WITH_AMOUNT = 0.055;

/** The own discount of an item, if any: a percentage or a round amount. */
export function itemDiscountOf(priceMinor: number, random: Random): ItemDiscount {
  const chance = random.next();
  if (chance < WITH_PERCENT) return { discountType: 'percent', discount: random.pick(percents) };
  const fitting = amountsMinor.filter((amount) => amount >= priceMinor * 0.05 && amount <= priceMinor * 0.3);
  if (chance < WITH_PERCENT + WITH_AMOUNT && fitting.length > 0)
    return { discountType: 'amount', discount: random.pick(fitting) };
  return NONE;
}
