import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { lockOrderState } from '../lifecycle/status.sql.ts';
import { orderBelongsTo } from '../order-belongs-to.ts';
import { parcelLinkChanged } from '../orders.events.ts';
import { writeLink } from './receiving.sql.ts';

type Change = { owner: Owner; orderId: OrderId; isActive: boolean; now: Date };

/** Revokes the link of a running parcel or makes a new one, and returns its version. Former links end at once. */
export function changeReceiverLink(db: Sql, { owner, orderId, isActive, now }: Change): Promise<number | null> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderState(tx, orderId);
    if (!order || !orderBelongsTo(order, owner)) throw new RefusalError({ code: 'order_unknown' });
    if (!order.parcel || !isRunning(order.status)) throw new RefusalError({ code: 'order_step_refused' });
    const written = await writeLink(tx, orderId, isActive);
    if (written && written.former !== written.version)
      await publish(tx, parcelLinkChanged, { orderId, former: written.former, at: now.toISOString() });
    return written?.version ?? null;
  });
}
