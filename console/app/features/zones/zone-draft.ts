import type { ConsoleZone, ZoneRates } from '@rialto/contract/calls/console/zones.ts';

/** A zone while it is edited. */
export type ZoneDraft = Omit<ConsoleZone, 'id' | 'stores_count'>;

export const emptyZone: ZoneDraft = {
  name: { en: '', ar: null },
  corners: [],
  cash_on_delivery: true,
  is_active: true,
  modules: [],
};

export function draftOf({ id: _, stores_count: __, ...zone }: ConsoleZone): ZoneDraft {
  return zone;
}

/** The rates of a module that is switched on: free delivery until charges are entered. */
export function freeRates(moduleId: number): ZoneRates {
  const none = { base_charge: 0, per_km_charge: 0, minimum_charge: 0, maximum_charge: null };
  return { module_id: moduleId, ...none, maximum_cash: null, maximum_km: null };
}
