import type { DeliveryRates } from '../delivery/charge.ts';

export type WeightClass = { upToKg: number; surchargeMinor: number };

/** What a category of parcels adds to the rates of its zone. */
export type CategoryRates = { surchargeMinor: number; perKmMinor: number | null; weights: readonly WeightClass[] };

/** The rates of one parcel, with the parts of its base. */
export type ParcelRates = {
  zoneBaseMinor: number;
  categoryMinor: number;
  weightMinor: number;
  perKmMinor: number;
  minimumMinor: number;
  maximumMinor: number | null;
};

/** The lightest class that a weight fits in; null if it is too heavy for all. */
export function weightClassOf(kg: number, weights: readonly WeightClass[]): WeightClass | null {
  const fitting = weights.filter(({ upToKg }) => kg <= upToKg).toSorted((a, b) => a.upToKg - b.upToKg);
  return fitting[0] ?? null;
}

/** A category may have its own price per kilometre; its surcharge and that of the weight are part of the base. */
export function parcelRates(zone: DeliveryRates, category: CategoryRates, weight: WeightClass | null): ParcelRates {
  return {
    zoneBaseMinor: zone.baseMinor,
    categoryMinor: category.surchargeMinor,
    weightMinor: weight?.surchargeMinor ?? 0,
    perKmMinor: category.perKmMinor ?? zone.perKmMinor,
    minimumMinor: zone.minimumMinor,
    maximumMinor: zone.maximumMinor,
  };
}

/** As every delivery is charged. */
export function toDeliveryRates(rates: ParcelRates): DeliveryRates {
  const { zoneBaseMinor, categoryMinor, weightMinor, perKmMinor, minimumMinor, maximumMinor } = rates;
  return { baseMinor: zoneBaseMinor + categoryMinor + weightMinor, perKmMinor, minimumMinor, maximumMinor };
}
