import type { ParcelCharge } from '@rialto/contract/shapes/parcel.ts';
import { distanceCharge } from '@rialto/rules/delivery/charge.ts';

/** The parts of a charge, and which bound of the zone decided about it; null if the sum of the parts is charged. */
export type ChargeParts = {
  base: number;
  distance: number;
  category: number;
  weight: number;
  bound: 'minimum' | 'maximum' | null;
};

/** Counted in the smallest unit, as the server does, so that the parts add up to what is charged. */
export function chargeParts(charge: ParcelCharge, metres: number, digits: number): ChargeParts {
  const unit = 10 ** digits;
  const minor = (amount: number) => Math.round(amount * unit);
  const distance = distanceCharge(metres, minor(charge.per_km));
  const sum = minor(charge.base) + minor(charge.category) + minor(charge.weight) + distance;
  const isAbove = charge.maximum !== null && sum > minor(charge.maximum);
  const { base, category, weight } = charge;
  return {
    ...{ base, category, weight, distance: distance / unit },
    bound: isAbove ? 'maximum' : sum < minor(charge.minimum) ? 'minimum' : null,
  };
}
