import type { Discount } from '@rialto/rules/price/discount.ts';
import { amount } from '../../platform/wire-values.ts';

/** Percentages are stored in hundredths, so that 12.5 % is a whole number. */
const PERCENT = 100;

/** A discount as the wire has it: a percentage, or an amount in the shop's currency. */
export function shareOrAmount({ type, value }: Discount, digits: number): number {
  return type === 'percent' ? value / PERCENT : amount(value, digits);
}
