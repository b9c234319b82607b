import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Hub } from '../../../platform/live/open-hub.ts';
import { movingOrders } from './arrival.sql.ts';

const MAX_AGE_MS = 60_000;

/** Sends changed positions of orders on their way to the streams of this node, while any is open. */
export function positionSender(db: Sql, hub: Pick<Hub, 'broadcast' | 'isListenedTo'>): (now: Date) => Promise<number> {
  let sent = new Map<OrderId, number>();
  return async (now) => {
    if (!hub.isListenedTo()) return 0;
    const moving = await movingOrders(db, new Date(now.getTime() - MAX_AGE_MS));
    const changed = moving.filter(({ orderId, at }) => sent.get(orderId) !== at.getTime());
    for (const { orderId, ownerKind, ownerId, lat, lng, heading, at } of changed)
      hub.broadcast({
        audiences: [`${ownerKind}:${ownerId}`, `order:${orderId}`, 'staff'],
        name: 'courier_position',
        data: { order_id: orderId, latitude: lat, longitude: lng, heading, at: at.toISOString() },
      });
    sent = new Map(moving.map(({ orderId, at }) => [orderId, at.getTime()]));
    return changed.length;
  };
}
