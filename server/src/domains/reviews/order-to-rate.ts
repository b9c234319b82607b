import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { readOwnOrder, type OwnOrder } from '../orders/orders.public.ts';

/** An order of the customer; `deliveredAt` is null until it is delivered. */
export type OrderToRate = OwnOrder & { deliveredAt: Date | null };

/** An order that was refunded later was delivered too, and can be rated. */
export async function readOrderToRate(db: Sql, customerId: CustomerId, orderId: OrderId): Promise<OrderToRate> {
  const order = await readOwnOrder(db, { kind: 'customer', id: customerId }, orderId);
  const at = order.log.find(({ status }) => status === 'delivered')?.at;
  return { ...order, deliveredAt: at === undefined ? null : new Date(at) };
}
