import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { isAwaitingPayment } from '@rialto/rules/payment/awaited.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { lockOrderState, type OrderState } from '../lifecycle/status.sql.ts';

/** Who pays: the order's owner, or whoever was sent its link. */
export type Payer = Owner | 'link';

/** The order, locked, if it is this payer's; another's order is not told apart from none. */
export async function orderOfPayer(tx: Sql, orderId: OrderId, payer: Payer): Promise<OrderState> {
  const order = await lockOrderState(tx, orderId);
  if (!order || !isOf(order, payer)) throw new RefusalError({ code: 'order_unknown' });
  return order;
}

/** Refuses unless money may still come for this order, in its time. */
export function demandPayable(order: OrderState, now: Date): void {
  if (order.paymentStatus === 'paid') throw new RefusalError({ code: 'payment_already_made' });
  if (order.status === 'failed') throw new RefusalError({ code: 'payment_time_over' });
  const isOpen = order.status === 'pending' && isAwaitingPayment(order) && order.paymentStatus === 'unpaid';
  if (!isOpen) throw new RefusalError({ code: 'order_step_refused' });
  if (order.holdUntil === null || order.holdUntil <= now) throw new RefusalError({ code: 'payment_time_over' });
}

export function isOf({ ownerKind, ownerId }: OrderState, payer: Payer): boolean {
  return payer === 'link' || (ownerKind === payer.kind && ownerId === payer.id);
}
