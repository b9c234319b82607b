import type { Sql } from '@rialto/database/sql.ts';
import { answersRefusal } from '@rialto/rules/payment/offline-answers.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { newPaymentId } from './begin-payment.ts';
import { activeOfflineMethod, insertOfflinePayment } from './offline.sql.ts';
import { failOpen, insertPayment } from './payments.sql.ts';

export type OfflineTold = {
  orderId: number;
  amountMinor: number;
  currency: string;
  methodId: number;
  answers: readonly { key: string; value: string }[];
  proofFileId: string | null;
  now: Date;
};

/** Keeps what a payer told about money sent outside the shop. The order's row is locked. */
export async function keepOfflinePayment(tx: Sql, told: OfflineTold): Promise<void> {
  const method = await activeOfflineMethod(tx, told.methodId);
  if (!method) throw new RefusalError({ code: 'payment_method_unavailable' });
  const refusal = answersRefusal(method.questions, told.answers);
  if (refusal) throw new RefusalError(refusal);
  const { orderId, amountMinor, currency, now } = told;
  await failOpen(tx, orderId, null);
  const id = newPaymentId();
  await insertPayment(tx, { id, orderId, provider: 'offline', amountMinor, currency, status: 'waiting', now });
  await insertOfflinePayment(tx, { ...told, paymentId: id, methodName: method.nameEn });
}
