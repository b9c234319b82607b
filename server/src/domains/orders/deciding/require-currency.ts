import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findOrderState } from '../lifecycle/status.sql.ts';

/** The currency in which an order was placed, which may be a former one of the shop. */
export async function requireCurrency(db: Sql, orderId: OrderId): Promise<string> {
  const order = await findOrderState(db, orderId);
  if (!order) throw new RefusalError({ code: 'order_unknown' });
  return order.currency;
}
