import type { Sql } from '@rialto/database/sql.ts';
import { pendingRefundRequests, waitingPrescriptions } from './decisions.sql.ts';
import { moneyMismatches, refundsByHand, openOfflinePayments } from './waiting-money.sql.ts';

export type ReadDecisions = Awaited<ReturnType<typeof readDecisions>>;

/** Everything that waits for a decision of the shop. */
export async function readDecisions(db: Sql, now: Date) {
  const [payments, byHand, refunds, prescriptions, mismatches] = await Promise.all([
    openOfflinePayments(db),
    refundsByHand(db),
    pendingRefundRequests(db),
    waitingPrescriptions(db),
    moneyMismatches(db, now),
  ]);
  return { payments, byHand, refunds, prescriptions, mismatches };
}
