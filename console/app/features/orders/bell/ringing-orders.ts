import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { isUnpaid, mustBegin } from '../board-columns.ts';

/** Orders that somebody must take: new ones that can be confirmed, and scheduled ones that must be begun now. */
export function ringingOrders<Order extends BoardOrder>(orders: readonly Order[], now: number): Order[] {
  return orders.filter(
    (order) => (order.order_status === 'pending' && order.store && !isUnpaid(order)) || mustBegin(order, now),
  );
}
