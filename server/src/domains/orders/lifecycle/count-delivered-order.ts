import type { Events } from '../../../platform/events/open-events.ts';
import { countOrder } from '../../catalog/catalog.public.ts';
import { orderStatusChanged } from '../orders.events.ts';
import { soldItemsOf } from './sold-items.sql.ts';

/**
 * Counts delivered orders for the popularity of their store and items. Placed orders do not count: placing and canceling
 * costs nothing, and placing must not wait for a row that all orders of a store update.
 */
export function countDeliveredOrders(events: Events): void {
  events.subscribe(orderStatusChanged, 'popularity', async (tx, { orderId, to }) => {
    if (to !== 'delivered') return;
    const sold = await soldItemsOf(tx, orderId);
    if (sold) await countOrder(tx, sold);
  });
}
