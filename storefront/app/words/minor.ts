import type { Minor } from '@rialto/rules/price/minor.ts';

/** An amount of the wire, which has decimals, as the whole number that prices are computed with. */
export function minorOf(amount: number, digits: number): Minor {
  return Math.round(amount * 10 ** digits);
}

/** A whole number of the smallest unit as an amount that can be shown. */
export function amountOf(minor: Minor, digits: number): number {
  return minor / 10 ** digits;
}
