import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Audience } from '../../../platform/live/live-event.ts';
import type { Hub } from '../../../platform/live/open-hub.ts';
import { receiversOf } from '../order-audiences.sql.ts';
import { isNearSender } from '../receiver-link/near-sender.ts';
import { movingOrders, type MovingOrder } from './arrival.sql.ts';

const MAX_AGE_MS = 60_000;

/** Sends changed positions of orders on their way to the streams of this node, while any is open. */
export function positionSender(db: Sql, hub: Pick<Hub, 'broadcast' | 'isListenedTo'>): (now: Date) => Promise<number> {
  let sent = new Map<OrderId, number>();
  return async (now) => {
    if (!hub.isListenedTo()) return 0;
    const moving = await movingOrders(db, new Date(now.getTime() - MAX_AGE_MS));
    const changed = moving.filter(({ orderId, at }) => sent.get(orderId) !== at.getTime());
    for (const order of changed) {
      const { orderId, lat, lng, heading, at } = order;
      hub.broadcast({
        audiences: audiencesOf(order),
        name: 'courier_position',
        data: { order_id: orderId, latitude: lat, longitude: lng, heading, at: at.toISOString() },
      });
    }
    sent = new Map(moving.map(({ orderId, at }) => [orderId, at.getTime()]));
    return changed.length;
  };
}

/** The receiver of a parcel does not see the courier at the place of its sender. */
function audiencesOf({ orderId, ownerKind, ownerId, linkVersion, sender, receiver, ...at }: MovingOrder): Audience[] {
  const receivers = isNearSender(at, sender, receiver) ? [] : receiversOf(orderId, linkVersion);
  return [`${ownerKind}:${ownerId}`, `order:${orderId}`, ...receivers, 'staff'];
}
