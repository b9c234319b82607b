import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import { isUndone, moveRefusal, type Mover } from '@rialto/rules/order/status.ts';
import { isAwaitingPayment } from '@rialto/rules/payment/awaited.ts';
import { publish } from '../../../platform/events/publish.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { bookCash } from '../money/keep-books.ts';
import { refundOrder } from './refunding/refund-order.ts';
import { cashOf, cashStep } from './cash-of.ts';
import { giveMoneyBack } from './refunding/give-money-back.ts';
import { releaseOrder } from './release-order.ts';
import { orderStatusChanged } from '../orders.events.ts';
import { settleAssignment } from './settle-assignment.ts';
import { lockOrderState, writeStep } from './status.sql.ts';

type Step = {
  to: OrderStatus;
  by: Mover;
  now: Date;
  reason?: string | null;
  /** Where the customer wants the money back; null leaves an earlier choice. */
  refundTo?: RefundTo | null;
  /** How much a refund gives back; null for all that was paid. */
  refundMinor?: number | null;
};

/**
 * The only writer of an order's status. It locks the row first, so concurrent steps are serialized; a cancelled or failed
 * order releases its stock and coupon, gets its money refunded and has no courier any more.
 */
export function changeOrderStatus(db: Sql, orderId: OrderId, step: Step): Promise<void> {
  const { to, by, now, reason = null, refundTo = null, refundMinor = null } = step;
  return inTransaction(db, async (tx) => {
    const order = await lockOrderState(tx, orderId);
    if (!order) throw new RefusalError({ code: 'order_unknown' });
    const { status: from, orderType: type, isAwaitingPrice } = order;
    const refusal = moveRefusal({ from, to, by, type, isAwaitingPayment: isAwaitingPayment(order), isAwaitingPrice });
    if (refusal) throw new RefusalError(refusal);
    const isCashPaid = to === cashStep(order);
    await writeStep(tx, { id: orderId, to, by, reason, refundTo, isCashPaid, now });
    if (isUndone(to)) await releaseOrder(tx, orderId, now);
    const money = { to: refundTo ?? order.refundTo ?? 'original', now };
    if (isUndone(to)) await giveMoneyBack(tx, order, money);
    if (to === 'refunded') await refundOrder(tx, order, { ...money, amountMinor: refundMinor });
    if (isCashPaid) await bookCash(tx, { orderId, amountMinor: cashOf(order), now });
    if (by !== 'courier') await settleAssignment(tx, order, to, now);
    await publish(tx, orderStatusChanged, { orderId, from, to, by, at: now.toISOString() });
  });
}
