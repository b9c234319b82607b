import type { Sql } from '@rialto/database/sql.ts';
import type { SettledOutcome } from './order-hooks.ts';
import { newPaymentId } from './begin-payment.ts';
import type { PaymentPurpose } from './payment-purpose.ts';
import type { PaymentTarget } from './payment-target.ts';
import { insertPayment, settlePayment, type PaymentRow } from './payments.sql.ts';
import { insertRefund, isMoneyKnown, type RefundReason } from './refunds.sql.ts';

type Money = {
  amountMinor: number;
  currency: string;
  moneyReference: string | null;
  by: SettledOutcome['by'];
  target: PaymentTarget;
  now: Date;
};

/**
 * Pays the order or the top-up if the amount is right and it awaits money; otherwise schedules a refund and leaves it
 * unpaid (PAY-04, T40). The caller has locked it and the payment.
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
 * money and gets a payment of its own, so that it is either used or refunded.
 */
async function applyFurtherMoney(tx: Sql, payment: PaymentRow, money: Money): Promise<string> {
  const { orderId, topUpId, provider, amountMinor, currency } = payment;
  const purpose = { orderId, topUpId } as PaymentPurpose;
  const { moneyReference, now } = money;
  const received = { orderId, topUpId, provider, moneyReference, amountMinor: money.amountMinor };
  if (await isMoneyKnown(tx, received)) return 'repeated';
  const attempt = { id: newPaymentId(), ...purpose, provider, amountMinor, currency, status: 'open', now } as const;
  return applyReceivedMoney(tx, await insertPayment(tx, attempt), money);
}

async function reasonToRefund(tx: Sql, payment: PaymentRow, money: Money): Promise<RefundReason | null> {
  const isRight = money.amountMinor === payment.amountMinor && money.currency === payment.currency;
  const { by, target, now } = money;
  const { id: paymentId, amountMinor } = payment;
  if (isRight) return target.settle(tx, { paymentId, outcome: 'paid', by, amountMinor, reason: null, now });
  await target.refuseAmount(tx);
  return 'amount_differs';
}
