import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
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

/** Money of a payment that was sent back. Money that the order never kept is in no book. */
export async function bookRefund(tx: Sql, { orderId, paymentId, now }: PaymentMoney): Promise<void> {
  const [kept] = await entriesWithCauses(tx, [paymentCause(paymentId)]);
  if (!kept) return;
  const cause = `refund:${paymentId}`;
  await move(tx, { reason: 'online_refund', cause, amount: kept.amount, customerId: null, orderId, now });
}

/** Cash that was paid at delivery. */
export async function bookCash(tx: Sql, { orderId, amountMinor, now }: Money & { amountMinor: number }): Promise<void> {
  if (amountMinor === 0) return;
  const cause = `order:${orderId}:cash`;
  await move(tx, { reason: 'cash_payment', cause, amount: amountMinor, customerId: null, orderId, now });
}
