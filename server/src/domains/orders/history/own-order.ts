import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { refundsOf, type OrderRefund } from '../../payments/payments.public.ts';
import type { OrderDetailRow } from '../order-row.ts';
import { findOrderDetail } from './read-orders.sql.ts';
import { findOrderState, type OrderState } from '../lifecycle/status.sql.ts';

export type OwnOrder = OrderDetailRow & { moneyBack: OrderRefund[] };

/** An order of its owner. Another's is answered as one that does not exist (trust.md T58). */
export async function readOwnOrder(db: Sql, owner: Owner, orderId: OrderId): Promise<OwnOrder> {
  const order = await findOrderDetail(db, orderId);
  if (!order || !isOwn(order, owner)) throw new RefusalError({ code: 'order_unknown' });
  return { ...order, moneyBack: await refundsOf(db, orderId) };
}

/** The same before a change, without what only a page shows. */
export async function demandOwnOrder(db: Sql, owner: Owner, orderId: OrderId): Promise<OrderState> {
  const order = await findOrderState(db, orderId);
  if (!order || !isOwn(order, owner)) throw new RefusalError({ code: 'order_unknown' });
  return order;
}

export function isOwn(order: { ownerKind: Owner['kind']; ownerId: number }, owner: Owner): boolean {
  return order.ownerKind === owner.kind && order.ownerId === owner.id;
}
