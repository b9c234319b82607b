import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { isUndone, moveRefusal, type Mover } from '@rialto/rules/order/status.ts';
import { isAwaitingPayment } from '@rialto/rules/payment/awaited.ts';
import { publish } from '../../../platform/events/publish.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { cancelPayments } from '../../payments/payments.public.ts';
import { returnShare } from '../money/return-share.ts';
import { releaseOrder } from './release-order.ts';
import { orderStatusChanged } from '../orders.events.ts';
import { settleAssignment } from './settle-assignment.ts';
import { lockOrderState, writePayment, writeStep } from './status.sql.ts';

type Step = { to: OrderStatus; by: Mover; now: Date; reason?: string | null };

/**
 * The only writer of an order's status. It locks the row first, so concurrent steps are serialized; a cancelled or failed
 * order releases its stock and coupon, gets its money refunded and has no courier any more.
 */
export function changeOrderStatus(db: Sql, orderId: OrderId, { to, by, now, reason = null }: Step): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderState(tx, orderId);
    if (!order) throw new RefusalError({ code: 'order_unknown' });
    const { status: from, orderType: type } = order;
    const refusal = moveRefusal({ from, to, by, type, isAwaitingPayment: isAwaitingPayment(order) });
    if (refusal) throw new RefusalError(refusal);
    await writeStep(tx, { id: orderId, to, by, reason, now });
    if (isUndone(to)) {
      await releaseOrder(tx, orderId, now);
      await cancelPayments(tx, { orderId, reason: 'order_undone', now });
    }
    if (to === 'refunded') await cancelPayments(tx, { orderId, reason: 'requested', now });
    if (isUndone(to) || to === 'refunded') {
      await returnShare(tx, order, now);
      const { paymentMethod: method, paymentStatus } = order;
      if (method === 'wallet' && paymentStatus === 'paid')
        await writePayment(tx, { id: orderId, method, status: 'refunded', holdUntil: null });
    }
    if (by !== 'courier') await settleAssignment(tx, order, to, now);
    await publish(tx, orderStatusChanged, { orderId, from, to, by, at: now.toISOString() });
  });
}
