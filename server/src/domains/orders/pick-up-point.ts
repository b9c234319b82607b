import type { Point } from '@rialto/contract/shapes/point.ts';
import type { OrderRow } from './order-row.ts';

/** Where the courier fetches an order: at the store, or at the sender of a parcel. */
export function pickUpPoint({ store, parcel }: Pick<OrderRow, 'store' | 'parcel'>): Point | null {
  const at = store ?? parcel?.senderAddress;
  return at ? { lat: at.lat, lng: at.lng } : null;
}
