import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { answersRefusal } from '@rialto/rules/payment/offline-answers.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { newPaymentId } from '../begin-payment.ts';
import { activeOfflineMethod, insertOfflinePayment } from './offline.sql.ts';
import { failOpenPayments, insertPayment } from '../payments.sql.ts';

export type OfflinePaymentReport = {
  orderId: OrderId;
  amountMinor: number;
  currency: string;
  methodId: number;
  answers: readonly { key: string; value: string }[];
  proofFileId: string | null;
  now: Date;
};

/** Stores the payer's report of an offline payment for review. The caller has locked the order. */
export async function storeOfflinePayment(tx: Sql, report: OfflinePaymentReport): Promise<void> {
  const method = await activeOfflineMethod(tx, report.methodId);
  if (!method) throw new RefusalError({ code: 'payment_method_unavailable' });
  const refusal = answersRefusal(method.questions, report.answers);
  if (refusal) throw new RefusalError(refusal);
  const { orderId, amountMinor, currency, now } = report;
  await failOpenPayments(tx, orderId, null);
  const id = newPaymentId();
  const payment = { id, orderId, topUpId: null, provider: 'offline', amountMinor, currency } as const;
  await insertPayment(tx, { ...payment, status: 'waiting', now });
  await insertOfflinePayment(tx, { ...report, paymentId: id, methodName: method.nameEn });
}
