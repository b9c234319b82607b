import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { useState } from 'react';
import { useLiveEvent } from '../../platform/live/live.ts';

type CourierFields = Pick<TrackedOrder, 'delivery_man'>;
type Place = { order: CourierFields; lat: number; lng: number };

/** The order with the courier where the stream saw them last; an answer of the server replaces that place. */
export function useCourierPlace<T extends CourierFields>(order: T | null, orderId: number | undefined): T | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLiveEvent('courier_position', ({ order_id, latitude, longitude }) => {
    if (order && orderId === order_id) setPlace({ order, lat: latitude, lng: longitude });
  });
  if (!order?.delivery_man || place?.order !== order) return order;
  return { ...order, delivery_man: { ...order.delivery_man, lat: place.lat, lng: place.lng } };
}
