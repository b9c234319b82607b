import type { Minor } from '@rialto/rules/price/minor.ts';

/** Converts a decimal amount from the API to minor units. */
export function minorOf(amount: number, digits: number): Minor {
  return Math.round(amount * 10 ** digits);
}

/** Converts minor units to a decimal amount for display. */
export function amountOf(minor: Minor, digits: number): number {
  return minor / 10 ** digits;
}
