import { decodePolyline } from '@rialto/rules/delivery/polyline.ts';
import { lengthOf, restOf } from '@rialto/ui/media/line-geometry.ts';
import { courierPlace, type MappedOrder } from './map-places.ts';

/** Metres from the courier to the destination along the streets; null if one of them is unknown. */
export function metresLeft(order: Pick<MappedOrder, 'delivery_man' | 'route'>): number | null {
  const courier = courierPlace(order);
  if (!courier || !order.route) return null;
  return lengthOf(restOf(decodePolyline(order.route.points), courier));
}
