import type { Point } from '@rialto/contract/shapes/point.ts';
import { deliveryMinutes } from '@rialto/rules/delivery/charge.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import type { Geo } from '../../geo/geo.public.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';

/** Distance and time of a delivery. The server calculates them; client values are ignored (trust.md T37). */
export type DeliveryReach = { metres: number; isServed: boolean; minutes: { min: number; max: number } };

export async function readDeliveryReach(
  geo: Pick<Geo, 'zones'>,
  store: SellingStore,
  point: Point,
): Promise<DeliveryReach> {
  const zones = (await geo.zones.read()).zonesAt(point);
  const metres = Math.round(metresBetween(point, store));
  return {
    metres,
    isServed:
      zones.some(({ id }) => id === store.zoneId) && (store.radiusMetres === null || metres <= store.radiusMetres),
    minutes: deliveryMinutes({ min: store.deliveryMinutesMin, max: store.deliveryMinutesMax }, metres),
  };
}
