import { isRunning } from '@rialto/rules/order/status.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import type { OrderRow } from '../order-row.ts';
import type { ParcelSecrets } from '../parcel-row.ts';
import { linkOf } from '../receiving/receiver-links.ts';

/** The link is shown while the parcel is under way. */
export async function readParcelSecrets(
  { handover, links }: Pick<LiveOrders, 'handover' | 'links'>,
  order: OrderRow,
): Promise<ParcelSecrets> {
  const { id: orderId, parcel, status } = order;
  if (!parcel || !isRunning(status)) return { pickUpCode: null, receiverLink: null };
  const [pickUpCode, receiverLink] = await Promise.all([
    handover.pickUpCodeOf(order),
    linkOf(links, { orderId, version: parcel.linkVersion }),
  ]);
  return { pickUpCode, receiverLink };
}
