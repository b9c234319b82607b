import type { Sql } from '@rialto/database/sql.ts';
import type { OrderHooks, PaymentOutcome } from './order-hooks.ts';
import { newPaymentId } from './begin-payment.ts';
import { insertPayment, settlePayment, type PaymentRow } from './payments.sql.ts';
import { insertRefund, isMoneyKnown, type RefundReason } from './refunds.sql.ts';

type Money = {
  amountMinor: number;
  currency: string;
  moneyReference: string | null;
  by: PaymentOutcome['by'];
  hooks: OrderHooks;
  now: Date;
};

/**
 * Marks the order as paid if the amount is right and the order awaits it; otherwise schedules a refund and leaves the
 * order unchanged (PAY-04, T40). The caller has locked order and payment.
 */
export async function applyReceivedMoney(tx: Sql, payment: PaymentRow, money: Money): Promise<string> {
  if (payment.status === 'paid' || payment.status === 'surplus') return applyFurtherMoney(tx, payment, money);
  const { id } = payment;
  const { moneyReference, now } = money;
  const reason = await reasonToRefund(tx, payment, money);
  await settlePayment(tx, { id, status: reason === null ? 'paid' : 'surplus', moneyReference, now });
  if (reason === null) return 'paid';
  // Refund the received amount, not the requested one.
  const amountMinor = Math.max(1, Math.floor(money.amountMinor));
  await insertRefund(tx, { paymentId: id, amountMinor, reason, now });
  return reason;
}

/**
 * A payment brought money before. The same amount under the same reference is a repeated report; anything else is other
 * money and gets a payment of its own, so that it is either used for the order or refunded.
 */
async function applyFurtherMoney(tx: Sql, payment: PaymentRow, money: Money): Promise<string> {
  const { orderId, provider, amountMinor, currency } = payment;
  const { moneyReference, now } = money;
  const received = { orderId, provider, moneyReference, amountMinor: money.amountMinor };
  if (await isMoneyKnown(tx, received)) return 'repeated';
  const attempt = { id: newPaymentId(), orderId, provider, amountMinor, currency, status: 'open', now } as const;
  return applyReceivedMoney(tx, await insertPayment(tx, attempt), money);
}

async function reasonToRefund(tx: Sql, payment: PaymentRow, money: Money): Promise<RefundReason | null> {
  const isRight = money.amountMinor === payment.amountMinor && money.currency === payment.currency;
  if (!isRight) return 'amount_differs';
  const { orderId, id: paymentId, amountMinor } = payment;
  const { by, now } = money;
  return money.hooks.onPaymentOutcome(tx, { orderId, paymentId, outcome: 'paid', by, amountMinor, reason: null, now });
}
