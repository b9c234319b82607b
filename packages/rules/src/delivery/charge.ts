/** Delivery rates of a zone and module. */
export type DeliveryRates = {
  baseMinor: number;
  perKmMinor: number;
  minimumMinor: number;
  maximumMinor: number | null;
};

const METRES_OF_KM = 1_000;

/**
 * The delivery charge for a way along the streets: a base and so much per kilometre, within the zone's bounds, zero if the
 * store pays. Goods and parcels have the same rule.
 */
export function deliveryCharge(metres: number, rates: DeliveryRates, isFree: boolean): number {
  if (isFree) return 0;
  const byDistance = rates.baseMinor + distanceCharge(metres, rates.perKmMinor);
  return Math.min(rates.maximumMinor ?? Infinity, Math.max(rates.minimumMinor, byDistance));
}

/** The part of the charge for the distance, in whole units. */
export function distanceCharge(metres: number, perKmMinor: number): number {
  return Math.round((metres * perKmMinor) / METRES_OF_KM);
}

const NEAR_METRES = 2_000;
const MINUTES_PER_KM = 3;

/** The delivery time for a distance: the store's own time, plus extra minutes for long distances. */
export function deliveryMinutes(store: { min: number; max: number }, metres: number): { min: number; max: number } {
  const more = Math.max(0, Math.ceil(((metres - NEAR_METRES) / METRES_OF_KM) * MINUTES_PER_KM));
  return { min: store.min + more, max: store.max + more };
}
