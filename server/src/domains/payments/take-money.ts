import type { Sql } from '@rialto/database/sql.ts';
import type { OrderHooks, PaymentOutcome } from './order-hooks.ts';
import { settle, type PaymentRow } from './payments.sql.ts';
import { insertRefund, type RefundReason } from './refunds.sql.ts';

type Money = {
  amountMinor: number;
  currency: string;
  moneyReference: string | null;
  by: PaymentOutcome['by'];
  hooks: OrderHooks;
  now: Date;
};

/**
 * Money has arrived. It is the order's when the amount is right and the order still waits for it; otherwise it is
 * written down to go back, and the order stays as it is (PAY-04, T40). The rows of order and payment are locked.
 */
export async function takeMoney(tx: Sql, payment: PaymentRow, money: Money): Promise<string> {
  const { id } = payment;
  const { moneyReference, now } = money;
  if (payment.status === 'paid' || payment.status === 'surplus') return 'repeated';
  const reason = await reasonToRefund(tx, payment, money);
  await settle(tx, { id, status: reason === null ? 'paid' : 'surplus', moneyReference, now });
  if (reason === null) return 'paid';
  // What arrived goes back, not what was asked for.
  const amountMinor = Math.max(1, Math.floor(money.amountMinor));
  await insertRefund(tx, { paymentId: id, amountMinor, reason, now });
  return reason;
}

async function reasonToRefund(tx: Sql, payment: PaymentRow, money: Money): Promise<RefundReason | null> {
  const isRight = money.amountMinor === payment.amountMinor && money.currency === payment.currency;
  if (!isRight) return 'amount_differs';
  const { orderId, id: paymentId } = payment;
  const { by, now } = money;
  return money.hooks.onPaymentOutcome(tx, { orderId, paymentId, outcome: 'paid', by, reason: null, now });
}
