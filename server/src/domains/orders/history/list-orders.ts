import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { orderStatuses, type OrderListName, type OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import type { OrderRow } from '../order-row.ts';
import { countOrders, ordersOf } from './read-orders.sql.ts';

type OrderListQuery = { customerId: CustomerId; list: OrderListName; limit: number; offset: number };

/** One page of a customer's orders, the latest first. */
export async function listOrders(
  db: Sql,
  { customerId, list, limit, offset }: OrderListQuery,
): Promise<{ orders: OrderRow[]; totalSize: number }> {
  const filter = { customerId, statuses: statusesOf(list) };
  const orders = await ordersOf(db, filter, { limit, offset });
  const isLast = orders.length < limit && (orders.length > 0 || offset === 0);
  return { orders, totalSize: isLast ? offset + orders.length : await countOrders(db, filter) };
}

function statusesOf(list: OrderListName): readonly OrderStatus[] {
  if (list === 'running') return orderStatuses.filter(isRunning);
  if (list === 'history') return orderStatuses.filter((status) => !isRunning(status));
  return [list];
}
