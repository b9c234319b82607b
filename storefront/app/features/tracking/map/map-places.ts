import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { phaseOf } from '@rialto/rules/order/phase.ts';
import type { MapPoint } from '@rialto/ui/media/map-view.tsx';
import { statusOf } from '../../../words/order-status.ts';

type Place = { latitude: number | null; longitude: number | null };

/** What the map needs of an order, of a store or a parcel. */
export type MappedOrder = Pick<TrackedOrder, 'order_status' | 'delivery_man' | 'route'> & {
  store: (Place & { name: string }) | null;
  sender_details: Place | null;
  delivery_address: Place | null;
};

/** What the map of an order shows. */
export type MapPlaces = {
  store: MapPoint | null;
  sender: MapPoint | null;
  courier: MapPoint | null;
  destination: MapPoint | null;
};

/**
 * Once the order is on its way, the store no longer matters unless nothing else is known. Both ends of the way of a
 * parcel stay: its sender knows them (TRK-01).
 */
export function placesOf(order: MappedOrder): MapPlaces {
  const courier = courierPlace(order);
  const destination = pointOf(order.delivery_address);
  const isAway = courier !== null && destination !== null && phaseOf(statusOf(order)) === 'on_the_way';
  return { store: isAway ? null : pointOf(order.store), sender: pointOf(order.sender_details), courier, destination };
}

/** Where the courier is: known from the pick-up to the delivery only. */
export function courierPlace({ delivery_man: courier }: Pick<MappedOrder, 'delivery_man'>): MapPoint | null {
  if (!courier || courier.lat === null || courier.lng === null) return null;
  return { lat: courier.lat, lng: courier.lng };
}

function pointOf(place: Place | null): MapPoint | null {
  if (!place || place.latitude === null || place.longitude === null) return null;
  return { lat: place.latitude, lng: place.longitude };
}
