import { phaseOf } from '@rialto/rules/order/status.ts';
import type { MapPoint } from '@rialto/ui/media/map-view.tsx';
import { statusOf } from '../../../words/order-status.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';

/** What the map of an order shows. */
export type MapPlaces = {
  store: MapPoint | null;
  courier: MapPoint | null;
  destination: MapPoint | null;
};

/** Once the order is on its way, the store no longer matters unless nothing else is known. */
export function placesOf(order: TrackedOrder): MapPlaces {
  const courier = courierPlace(order);
  const destination = order.delivery_address && pointOf(order.delivery_address);
  const isAway = courier !== null && destination !== null && phaseOf(statusOf(order)) === 'on_the_way';
  return { store: order.store && !isAway ? pointOf(order.store) : null, courier, destination };
}

/** Where the courier is: known from the pick-up to the delivery only. */
export function courierPlace({ delivery_man: courier }: TrackedOrder): MapPoint | null {
  if (!courier || courier.lat === null || courier.lng === null) return null;
  return { lat: courier.lat, lng: courier.lng };
}

function pointOf({ latitude, longitude }: { latitude: number; longitude: number }): MapPoint {
  return { lat: latitude, lng: longitude };
}
