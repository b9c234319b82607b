import type { OrderId } from '@rialto/database/ids.ts';
import { onOneConnection, type Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { refundsOf, type OrderRefund } from '../../payments/payments.public.ts';
import { findReturns } from '../money/pay-back.ts';
import { orderBelongsTo } from '../order-belongs-to.ts';
import type { OrderDetailRow } from '../order-row.ts';
import { findOrderDetail } from './read-orders.sql.ts';

export type OwnOrder = OrderDetailRow & { refunds: OrderRefund[] };

/** Another owner's order is reported as unknown (trust.md T58). */
export async function readOwnOrder(db: Sql, owner: Owner, orderId: OrderId): Promise<OwnOrder> {
  const order = await findOrderDetail(db, orderId);
  if (!order || !orderBelongsTo(order, owner)) throw new RefusalError({ code: 'order_unknown' });
  const read = (same: Sql) => Promise.all([refundsOf(same, orderId), findReturns(same, order)]);
  const [refunds, returns] = await onOneConnection(db, read);
  return { ...order, refunds: [...refunds, ...returns] };
}
