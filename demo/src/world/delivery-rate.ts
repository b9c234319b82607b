import type { ModuleZone } from './modules.ts';

export type DeliveryRate = {
  minimumChargeMinor: number;
  perKmChargeMinor: number;
  maximumChargeMinor: number;
  maximumCashMinor: number | null;
};

const minimumsMinor = [80, 100, 120, 150];
const perKmMinor = [40, 45, 50, 60];
const maximumsMinor = [400, 450, 500, 600];
const MOST_CASH_MINOR = 15_000;

/** Delivery rates, slightly different in every zone. Some zones limit cash. */
export function deliveryRate({ moduleId, zoneId }: ModuleZone): DeliveryRate {
  const from = (list: readonly number[], turn: number) => list[turn % list.length] ?? 0;
  return {
    minimumChargeMinor: from(minimumsMinor, moduleId + zoneId),
    perKmChargeMinor: from(perKmMinor, moduleId * 2 + zoneId),
    maximumChargeMinor: from(maximumsMinor, moduleId + zoneId * 3),
    maximumCashMinor: (moduleId + zoneId) % 3 === 0 ? MOST_CASH_MINOR : null,
  };
}
