import type { CustomerId, ItemId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { courierWhoDelivered, type DeliveringCourier } from '../couriers/couriers.public.ts';
import { readOrderToRate, type OrderToRate } from './order-to-rate.ts';
import { itemsThatExist, reviewsOfOrder, type OwnReviewRow } from './own-reviews.sql.ts';

/** An order with its parts that can be rated, and the reviews of its customer. */
export type RatedOrder = {
  order: OrderToRate;
  /** Items of the order that still exist. */
  itemIds: readonly ItemId[];
  courier: DeliveringCourier | null;
  reviews: OwnReviewRow[];
};

export async function readOrderReviews(db: Sql, customerId: CustomerId, orderId: OrderId): Promise<RatedOrder> {
  const order = await readOrderToRate(db, customerId, orderId);
  const ordered = order.lines.map(({ itemId }) => itemId);
  const [itemIds, courier, reviews] = await Promise.all([
    itemsThatExist(db, ordered),
    courierWhoDelivered(db, orderId),
    reviewsOfOrder(db, orderId, customerId),
  ]);
  return { order, itemIds, courier, reviews };
}
