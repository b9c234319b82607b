import type { Point } from '@rialto/contract/shapes/point.ts';
import { deliveryMinutes } from '@rialto/rules/delivery/charge.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import type { Geo } from '../../geo/geo.public.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';

/** What lies between a store and where an order goes. The server measures it; nothing sent is believed (trust.md T37). */
export type Reach = { metres: number; isServed: boolean; minutes: { min: number; max: number } };

export async function readReach(geo: Pick<Geo, 'zones'>, store: SellingStore, point: Point): Promise<Reach> {
  const zones = (await geo.zones.read()).zonesAt(point);
  const metres = Math.round(metresBetween(point, store));
  return {
    metres,
    isServed:
      zones.some(({ id }) => id === store.zoneId) && (store.radiusMetres === null || metres <= store.radiusMetres),
    minutes: deliveryMinutes({ min: store.deliveryMinutesMin, max: store.deliveryMinutesMax }, metres),
  };
}
