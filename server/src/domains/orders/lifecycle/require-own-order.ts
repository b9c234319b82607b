import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { orderBelongsTo } from '../order-belongs-to.ts';
import { findOrderState, type OrderState } from './status.sql.ts';

/** Another owner's order is reported as unknown (trust.md T58). */
export async function requireOwnOrder(db: Sql, owner: Owner, orderId: OrderId): Promise<OrderState> {
  const order = await findOrderState(db, orderId);
  if (!order || !orderBelongsTo(order, owner)) throw new RefusalError({ code: 'order_unknown' });
  return order;
}
