import type { Sql } from '@rialto/database/sql.ts';
import { isUndone } from '@rialto/rules/order/status.ts';
import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { OrderHooks, PaymentOutcome, RefundReason } from '../../payments/payments.public.ts';
import { orderPaid, orderPaymentFailed, orderPaymentUnwanted, orderRefundSent } from '../orders.events.ts';
import { lockOrderState, writePayment, type OrderState } from '../lifecycle/status.sql.ts';

/** Applies payment outcomes to orders. */
export const orderHooks: OrderHooks = {
  lockOrder: async (tx, orderId) => void (await lockOrderState(tx, orderId)),
  onPaymentOutcome: settlePayment,
};

/**
 * Marks an order as paid only if it awaits money of this kind; otherwise returns why the money must be refunded (PAY-04).
 * A cancelled order stays cancelled, and a cash order stays cash.
 */
async function settlePayment(tx: Sql, outcome: PaymentOutcome): Promise<RefundReason | null> {
  const order = await lockOrderState(tx, outcome.orderId);
  if (!order) return 'order_undone';
  if (outcome.outcome === 'failed') await publish(tx, orderPaymentFailed, idsOf(outcome));
  if (outcome.outcome === 'refunded') await noteRefund(tx, order, outcome);
  if (outcome.outcome !== 'paid') return null;
  const reason = reasonToRefund(order, outcome);
  if (reason === null) {
    await writePayment(tx, { id: order.id, method: order.paymentMethod, status: 'paid', holdUntil: null });
    await publish(tx, orderPaid, idsOf(outcome));
  } else await publish(tx, orderPaymentUnwanted, idsOf(outcome));
  return reason;
}

function reasonToRefund(order: OrderState, { by, amountMinor }: PaymentOutcome): RefundReason | null {
  if (isUndone(order.status)) return 'order_undone';
  if (order.paymentMethod !== by) return 'paid_otherwise';
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return 'paid_twice';
  // The wallet has paid a part since this attempt began.
  return amountMinor === dueMinor(order) ? null : 'paid_otherwise';
}

async function noteRefund(tx: Sql, order: OrderState, outcome: PaymentOutcome): Promise<void> {
  const wasItsMoney = outcome.reason === 'order_undone' || outcome.reason === 'requested';
  if (wasItsMoney && order.paymentStatus === 'paid')
    await writePayment(tx, { id: order.id, method: order.paymentMethod, status: 'refunded', holdUntil: null });
  await publish(tx, orderRefundSent, idsOf(outcome));
}

function idsOf({ orderId, paymentId }: PaymentOutcome) {
  return { orderId, paymentId };
}
