import type { ParcelCharge } from '@rialto/contract/shapes/parcel.ts';

/** Kinds of lines, in the order in which they are added up. */
export type PriceLine =
  | { kind: 'base' | 'category' | 'weight'; amount: number }
  | { kind: 'distance'; amount: number; metres: number; perKm: number }
  /** The price was raised to the minimum, or lowered to the maximum. */
  | { kind: 'minimum' | 'maximum'; amount: number };

const METRES_OF_KM = 1_000;

/**
 * How the delivery charge of a parcel comes about. The lines before a bound add up to more or less than the charge, and
 * the bound says so; otherwise they add up exactly.
 */
export function priceLines(charge: ParcelCharge, metres: number, total: number, digits: number): PriceLine[] {
  const fixed = charge.base + charge.category + charge.weight;
  const byDistance = rounded((metres * charge.per_km) / METRES_OF_KM, digits);
  const sum = rounded(fixed + byDistance, digits);
  const distance = { kind: 'distance', amount: byDistance, metres, perKm: charge.per_km } as const;
  return [
    ...lineOf('base', charge.base),
    ...(charge.per_km > 0 ? [distance] : []),
    ...lineOf('category', charge.category),
    ...lineOf('weight', charge.weight),
    ...(sum < total ? lineOf('minimum', charge.minimum) : []),
    ...(sum > total && charge.maximum !== null ? lineOf('maximum', charge.maximum) : []),
  ];
}

function lineOf(kind: Exclude<PriceLine['kind'], 'distance'>, amount: number): PriceLine[] {
  return amount > 0 ? [{ kind, amount }] : [];
}

function rounded(amount: number, digits: number): number {
  return Math.round(amount * 10 ** digits) / 10 ** digits;
}
