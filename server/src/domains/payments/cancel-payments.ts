import type { Sql } from '@rialto/database/sql.ts';
import { failOpenPayments } from './payments.sql.ts';
import { scheduleRefunds, type RefundReason } from './refunds.sql.ts';

/** Fails open attempts and schedules refunds of money already received. The caller has locked the order. */
export async function cancelPayments(
  tx: Sql,
  { orderId, reason, now }: { orderId: number; reason: RefundReason; now: Date },
): Promise<void> {
  await failOpenPayments(tx, orderId, null);
  await scheduleRefunds(tx, orderId, reason, now);
}
