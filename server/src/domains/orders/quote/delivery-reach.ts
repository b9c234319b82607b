import type { Point } from '@rialto/contract/shapes/point.ts';
import { deliveryMinutes } from '@rialto/rules/delivery/charge.ts';
import { estimatedMetres, metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import type { QuoteContext } from './quote-context.ts';

/** Distance and time of a delivery. The server calculates them; client values are ignored (trust.md T37). */
export type DeliveryReach = {
  /** Along the streets; the delivery is charged by them. */
  metres: number;
  isServed: boolean;
  minutes: { min: number; max: number };
};

/** The radius and the time of a store mean the straight line. Ways to places that are not served are not looked up. */

export async function readDeliveryReach(
  { geo, ways }: Pick<QuoteContext, 'geo' | 'ways'>,
  store: SellingStore,
  point: Point,
): Promise<DeliveryReach> {
  const zones = (await geo.zones.read()).zonesAt(point);
  const straight = Math.round(metresBetween(point, store));
  const isServed =
    zones.some(({ id }) => id === store.zoneId) && (store.radiusMetres === null || straight <= store.radiusMetres);
  const metres = isServed ? (await ways.between(store, point)).metres : estimatedMetres(store, point);
  return {
    metres: Math.round(metres),
    isServed,
    minutes: deliveryMinutes({ min: store.deliveryMinutesMin, max: store.deliveryMinutesMax }, straight),
  };
}
