import type { Sql } from '@rialto/database/sql.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import { handoverFilesOf } from '../../couriers/couriers.public.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import type { OrderRow } from '../order-row.ts';
import type { ParcelSecrets } from '../parcel-row.ts';
import { linkOf } from '../receiver-link/receiver-links.ts';

/** The code and the link are shown while the parcel is under way, the photos also afterwards. */
export async function readParcelSecrets(
  db: Sql,
  { handover, links }: Pick<LiveOrders, 'handover' | 'links'>,
  order: OrderRow,
): Promise<ParcelSecrets> {
  const { id: orderId, parcel, status } = order;
  const none = { pickUpCode: null, receiverLink: null, pickUpFileId: null, dropOffFileId: null };
  if (!parcel) return none;
  const photos = await handoverFilesOf(db, orderId);
  if (!isRunning(status)) return { ...none, ...photos };
  const [pickUpCode, receiverLink] = await Promise.all([
    handover.pickUpCodeOf(order),
    linkOf(links, { orderId, version: parcel.linkVersion }),
  ]);
  return { pickUpCode, receiverLink, ...photos };
}
