import type { Events } from '../../../platform/events/open-events.ts';
import { sendLive } from '../../../platform/live/send-live.ts';
import { findOrderParties, receiversOf } from '../order-audiences.sql.ts';
import { parcelLinkChanged } from '../orders.events.ts';

/** Makes the pages of the sender read the new link, and those of the former link find that it has ended. */
export function sendLinkChanges(events: Events): void {
  events.subscribe(parcelLinkChanged, 'live parcel links', async (tx, { orderId, former }) => {
    const order = await findOrderParties(tx, orderId);
    if (!order) return;
    const audiences = [`${order.ownerKind}:${order.ownerId}` as const, ...receiversOf(orderId, former)];
    await sendLive(tx, { audiences, name: 'courier_changed', data: { order_id: orderId } });
  });
}
