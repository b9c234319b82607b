import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { reminderStart } from '@rialto/rules/review/review-refusal.ts';
import { latestDeliveredOrders } from '../orders/orders.public.ts';
import { readOrderToRate, type OrderToRate } from './order-to-rate.ts';
import { insertClosedPrompt, unratedOrders } from './reminder.sql.ts';

const MOST_ORDERS = 50;

type Reader = { customerId: CustomerId; now: Date };

/** The latest order to rate (REV-01). A closed prompt also silences the orders that were delivered before. */
export async function findOrderToRate(db: Sql, { customerId, now }: Reader): Promise<OrderToRate | null> {
  const since = reminderStart(now);
  const delivered = await latestDeliveredOrders(db, { customerId, since, most: MOST_ORDERS });
  const [orderId] = await unratedOrders(db, delivered);
  return orderId === undefined ? null : readOrderToRate(db, customerId, orderId);
}

export async function closeReviewPrompt(
  db: Sql,
  { customerId, orderId, now }: Reader & { orderId: OrderId },
): Promise<void> {
  await readOrderToRate(db, customerId, orderId);
  await insertClosedPrompt(db, orderId, now);
}
