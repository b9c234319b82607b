import type { Sql } from '@rialto/database/sql.ts';
import { isUndone } from '@rialto/rules/order/status.ts';
import { refundableMinor } from '@rialto/rules/payment/refund.ts';
import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import { publish } from '../../../platform/events/publish.ts';
import {
  insertWalletRefund,
  type OrderHooks,
  type PaymentOutcome,
  type RefundReason,
} from '../../payments/payments.public.ts';
import { bookPayment, bookRefund } from '../money/keep-books.ts';
import { refundedParts } from '../money/order-refunds.sql.ts';
import { returnPayment } from '../money/pay-back.ts';
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
  if (reason === null) await keepMoney(tx, order, outcome);
  else await declineMoney(tx, order, { ...outcome, reason });
  return reason;
}

function reasonToRefund(order: OrderState, { by, amountMinor }: PaymentOutcome): RefundReason | null {
  if (isUndone(order.status)) return 'order_undone';
  if (order.paymentMethod !== by) return 'paid_otherwise';
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return 'paid_twice';
  // The wallet has paid a part since this attempt began.
  return amountMinor === dueMinor(order) ? null : 'paid_otherwise';
}

async function keepMoney(tx: Sql, order: OrderState, outcome: PaymentOutcome): Promise<void> {
  const { id: orderId, paymentMethod: method } = order;
  const { paymentId, now } = outcome;
  await writePayment(tx, { id: orderId, method, status: 'paid', holdUntil: null });
  await bookPayment(tx, { orderId, paymentId, amountMinor: dueMinor(order), now });
  await publish(tx, orderPaid, idsOf(outcome));
}

/** Money that the order does not need goes to the wallet if the customer chose that, else back to the provider. */
async function declineMoney(
  tx: Sql,
  order: OrderState,
  outcome: PaymentOutcome & { reason: RefundReason },
): Promise<void> {
  const { paymentId, amountMinor = 0, reason, now } = outcome;
  await publish(tx, orderPaymentUnwanted, idsOf(outcome));
  if (order.refundTo !== 'wallet') return;
  const refund = { paymentId, number: 1 };
  await returnPayment(tx, order, { reason: 'unwanted_payment', refund, amountMinor, now });
  await insertWalletRefund(tx, { paymentId, amountMinor, reason, now });
  await publish(tx, orderRefundSent, idsOf(outcome));
}

async function noteRefund(tx: Sql, order: OrderState, outcome: PaymentOutcome): Promise<void> {
  const { refunded = { number: 1, amountMinor: 0 } } = outcome;
  if (order.paymentStatus === 'paid' && (await isItsWholeMoney(tx, order, outcome)))
    await writePayment(tx, { id: order.id, method: order.paymentMethod, status: 'refunded', holdUntil: null });
  await bookRefund(tx, { ...outcome, refunded });
  await publish(tx, orderRefundSent, { ...idsOf(outcome), number: refunded.number });
}

/** Whether nothing of what was paid for the order is left; a refund may be in parts. */
async function isItsWholeMoney(tx: Sql, order: OrderState, { reason }: PaymentOutcome): Promise<boolean> {
  if (reason !== 'requested') return reason === 'order_undone';
  return refundableMinor(order, await refundedParts(tx, order.id)) === 0;
}

function idsOf({ orderId, paymentId }: PaymentOutcome) {
  return { orderId, paymentId };
}
