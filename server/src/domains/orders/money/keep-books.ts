import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { RefundName } from '../../payments/payments.public.ts';
import { entriesWithCauses, move } from '../../wallet/wallet.public.ts';

type Money = { orderId: OrderId; now: Date };
type PaymentMoney = Money & { paymentId: string };

const paymentCause = (paymentId: string) => `payment:${paymentId}`;

/** Money of a payment that the order keeps. */
export async function bookPayment(tx: Sql, payment: PaymentMoney & { amountMinor: number }): Promise<void> {
  const { orderId, paymentId, amountMinor: amount, now } = payment;
  const cause = paymentCause(paymentId);
  await move(tx, { reason: 'online_payment', cause, amount, customerId: null, orderId, now });
}

/** The cause of giving back a payment, or a numbered part of it. */
export function refundCause({ paymentId, number }: RefundName): string {
  return number === 1 ? `refund:${paymentId}` : `refund:${paymentId}:${number}`;
}

type SentBack = PaymentMoney & { refunded: { number: number; amountMinor: number } };

/** Money of a payment that was sent back. Money that the order never kept is in no book. */
export async function bookRefund(tx: Sql, { orderId, paymentId, refunded, now }: SentBack): Promise<void> {
  const [kept] = await entriesWithCauses(tx, [paymentCause(paymentId)]);
  if (!kept) return;
  const { number, amountMinor: amount } = refunded;
  const cause = refundCause({ paymentId, number });
  await move(tx, { reason: 'online_refund', cause, amount, customerId: null, orderId, now });
}

/** Cash that was paid at delivery. */
export async function bookCash(tx: Sql, { orderId, amountMinor, now }: Money & { amountMinor: number }): Promise<void> {
  if (amountMinor === 0) return;
  const cause = `order:${orderId}:cash`;
  await move(tx, { reason: 'cash_payment', cause, amount: amountMinor, customerId: null, orderId, now });
}

/** Cash, or a numbered part of it, that somebody of the shop gives back by hand. */
export async function bookCashRefund(
  tx: Sql,
  { orderId, number, amountMinor: amount, now }: Money & { number: number; amountMinor: number },
): Promise<void> {
  if (amount === 0) return;
  const cause = number === 1 ? `order:${orderId}:cash_refund` : `order:${orderId}:cash_refund:${number}`;
  await move(tx, { reason: 'cash_refund', cause, amount, customerId: null, orderId, now });
}
