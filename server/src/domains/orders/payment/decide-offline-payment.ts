import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { decideOfflinePayment as decide, recordManualRefund } from '../../payments/payments.public.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { orderHooks } from './settle-payment.ts';
import { lockOrderState } from '../lifecycle/status.sql.ts';

/** The operator approves a reported offline payment, or rejects it, which fails the order. */
export function decideOfflinePayment(db: Sql, orderId: OrderId, isApproved: boolean, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderState(tx, orderId);
    if (!order) throw new RefusalError({ code: 'order_unknown' });
    await decide(tx, { orderId, isApproved, hooks: orderHooks, now });
    if (isApproved || order.status !== 'pending') return;
    await changeOrderStatus(tx, orderId, { to: 'failed', by: 'operator', now, reason: 'The payment was not found' });
  });
}

/** Records that the operator has refunded an offline payment. */
export function recordOfflineRefund(db: Sql, orderId: OrderId, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockOrderState(tx, orderId))) throw new RefusalError({ code: 'order_unknown' });
    await recordManualRefund(tx, { orderId, hooks: orderHooks, now });
  });
}
