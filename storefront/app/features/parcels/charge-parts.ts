import type { ParcelCharge } from '@rialto/contract/shapes/parcel.ts';

const METRES_OF_KM = 1_000;

export function distanceCharge({ per_km }: ParcelCharge, metres: number): number {
  return (per_km * metres) / METRES_OF_KM;
}

/** Which bound of the zone decided about the charge; null if the sum of the parts is charged. */
export function boundOf(charge: ParcelCharge, metres: number): 'minimum' | 'maximum' | null {
  const sum = charge.base + charge.category + charge.weight + distanceCharge(charge, metres);
  if (charge.maximum !== null && sum > charge.maximum) return 'maximum';
  return sum < charge.minimum ? 'minimum' : null;
}
