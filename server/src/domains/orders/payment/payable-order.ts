import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { isAwaitingPayment } from '@rialto/rules/payment/awaited.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { lockOrderState, type OrderState } from '../lifecycle/status.sql.ts';
import { orderBelongsTo } from '../order-belongs-to.ts';

/** The order's owner, or a person who has its payment link. */
export type Payer = Owner | 'link';

/** Locks the order. Another owner's order is reported as unknown. */
export async function lockOrderForPayer(tx: Sql, orderId: OrderId, payer: Payer): Promise<OrderState> {
  const order = await lockOrderState(tx, orderId);
  if (!order || !isPayer(order, payer)) throw new RefusalError({ code: 'order_unknown' });
  return order;
}

export function isPayer(order: OrderState, payer: Payer): boolean {
  return payer === 'link' || orderBelongsTo(order, payer);
}

/** Why the order cannot be paid now, or null. */
export function paymentRefusal(order: OrderState, now: Date): Refusal | null {
  if (order.paymentStatus === 'paid') return { code: 'payment_already_made' };
  if (order.status === 'failed') return { code: 'payment_time_over' };
  const isUnpaid = order.status === 'pending' && isAwaitingPayment(order) && order.paymentStatus === 'unpaid';
  if (!isUnpaid) return { code: 'order_step_refused' };
  return order.holdUntil === null || order.holdUntil <= now ? { code: 'payment_time_over' } : null;
}

export function requirePayable(order: OrderState, now: Date): void {
  const refusal = paymentRefusal(order, now);
  if (refusal) throw new RefusalError(refusal);
}
