import type { Outbox } from '../../platform/outbox/open-outbox.ts';
import { countOrder } from '../catalog/catalog.public.ts';
import { soldIn } from './read-orders.sql.ts';

/**
 * What arrives makes its store and its items more popular. Not what is placed: an order costs nothing to place and to
 * call off, and placing must not wait for a row that everybody's orders share.
 */
export function countDeliveredOrders(outbox: Outbox): void {
  outbox.on('order.status_changed', async (tx, { payload: { orderId, to } }) => {
    if (to !== 'delivered' || typeof orderId !== 'number') return;
    const sold = await soldIn(tx, orderId);
    if (sold) await countOrder(tx, sold);
  });
}
