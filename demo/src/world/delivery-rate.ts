import { modules, type ModuleZone } from './modules.ts';

export type DeliveryRate = {
  baseChargeMinor: number;
  minimumChargeMinor: number;
  perKmChargeMinor: number;
  maximumChargeMinor: number;
  maximumCashMinor: number | null;
  maximumMetres: number | null;
};

const basesMinor = [60, 70, 80, 90];
const minimumsMinor = [80, 100, 120, 150];
const perKmMinor = [40, 45, 50, 60];
const maximumsMinor = [400, 450, 500, 600];
const MOST_CASH_MINOR = 15_000;
/** Farther than anything in the city, so that only a call from elsewhere meets it. */
const MOST_METRES_OF_PARCEL = 40_000;

/** Slightly different in every zone, some of which limit cash. The base pays for the pick-up of a parcel. */
export function deliveryRate({ moduleId, zoneId }: ModuleZone): DeliveryRate {
  const from = (list: readonly number[], turn: number) => list[turn % list.length] ?? 0;
  const isParcel = modules.some(({ id, type }) => id === moduleId && type === 'parcel');
  return {
    baseChargeMinor: isParcel ? from(basesMinor, zoneId) : 0,
    minimumChargeMinor: from(minimumsMinor, moduleId + zoneId),
    perKmChargeMinor: from(perKmMinor, moduleId * 2 + zoneId),
    maximumChargeMinor: from(maximumsMinor, moduleId + zoneId * 3),
    maximumCashMinor: (moduleId + zoneId) % 3 === 0 ? MOST_CASH_MINOR : null,
    maximumMetres: isParcel ? MOST_METRES_OF_PARCEL : null,
  };
}
