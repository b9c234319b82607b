import type { Sql } from '@rialto/database/sql.ts';
import { failOpen } from './payments.sql.ts';
import { giveUpMoney, type RefundReason } from './refunds.sql.ts';

/**
 * The order needs no money from outside any more: what is there is owed back, and what still comes will be. The order's
 * row is locked.
 */
export async function giveUpPayments(
  tx: Sql,
  { orderId, reason, now }: { orderId: number; reason: RefundReason; now: Date },
): Promise<void> {
  await failOpen(tx, orderId, null);
  await giveUpMoney(tx, orderId, reason, now);
}
