import type { LiveOrders } from '../arrival/open-live-orders.ts';
import type { OrderRow } from '../order-row.ts';

/** What only the sender of a parcel sees: the code for pick-up and the link of the receiver. */
export type ParcelSecrets = { pickUpCode: string | null; receiverLink: string | null };

export async function readParcelSecrets(_live: LiveOrders, _order: OrderRow): Promise<ParcelSecrets> {
  return { pickUpCode: null, receiverLink: null };
}
