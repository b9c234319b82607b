import type { Discount } from '@rialto/rules/price/discount.ts';
import { amount } from '../../platform/wire-values.ts';

/** Percent are kept as hundredths, so that 12.5 % is a whole number. */
const PERCENT = 100;

/** What is given as the wire has it: percent, or an amount of the shop's currency. */
export function shareOrAmount({ type, value }: Discount, digits: number): number {
  return type === 'percent' ? value / PERCENT : amount(value, digits);
}
