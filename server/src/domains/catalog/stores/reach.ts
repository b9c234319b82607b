import { deliveryCharge, deliveryMinutes } from '@rialto/rules/delivery/charge.ts';
import { DETOUR_FACTOR, metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import type { CatalogViewer } from '../catalog-viewer.ts';
import type { StoreRow } from './stores.sql.ts';

/**
 * Delivery from a store to the viewer's point: distance, availability, time and charge. A list would need a way along the
 * streets for each store, so it shows the charge for an estimated way; the quote measures it.
 */
export type Reach = {
  metres: number;
  deliversHere: boolean;
  minutes: { min: number; max: number };
  chargeMinor: number;
};

export function reachOf(store: StoreRow, { point, pointZoneIds, ratesOf }: CatalogViewer): Reach | null {
  if (!point) return null;
  const straight = metresBetween(point, store);
  const metres = Math.round(straight);
  return {
    metres,
    deliversHere:
      store.hasDelivery &&
      pointZoneIds.has(store.zoneId) &&
      (store.radiusMetres === null || metres <= store.radiusMetres),
    minutes: deliveryMinutes({ min: store.deliveryMinutesMin, max: store.deliveryMinutesMax }, metres),
    chargeMinor: deliveryCharge(straight * DETOUR_FACTOR, ratesOf(store.moduleId, store.zoneId), store.hasFreeDelivery),
  };
}
