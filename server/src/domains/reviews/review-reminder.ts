import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { reminderStart } from '@rialto/rules/review/review-refusal.ts';
import { courierWhoDelivered } from '../couriers/couriers.public.ts';
import { latestDeliveredOrders } from '../orders/orders.public.ts';
import { readOrderToRate, type OrderToRate } from './order-to-rate.ts';
import { insertClosedPrompt, unratedOrders } from './reminder.sql.ts';

const MOST_ORDERS = 50;

type Reader = { customerId: CustomerId; now: Date };

/** The latest order to rate (REV-01). A closed prompt also silences the orders that were delivered before. */
export async function findOrderToRate(db: Sql, { customerId, now }: Reader): Promise<OrderToRate | null> {
  const since = reminderStart(now);
  const delivered = await latestDeliveredOrders(db, { customerId, since, most: MOST_ORDERS });
  for (const orderId of await unratedOrders(db, delivered)) {
    const order = await readOrderToRate(db, customerId, orderId);
    // A parcel has only its courier to rate, and none if the operator moved it.
    if (order.store || (await courierWhoDelivered(db, orderId))) return order;
  }
  return null;
}

export async function closeReviewPrompt(
  db: Sql,
  { customerId, orderId, now }: Reader & { orderId: OrderId },
): Promise<void> {
  await readOrderToRate(db, customerId, orderId);
  await insertClosedPrompt(db, orderId, now);
}
