import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { failOpenPayments } from './payments.sql.ts';
import { scheduleRefunds, type RefundDestination, type RefundReason, type ScheduledRefund } from './refunds.sql.ts';

type Cancellation = { orderId: OrderId; reason: RefundReason; destination?: RefundDestination; now: Date };

/**
 * Fails open attempts and schedules refunds of money already received, or records them as sent to the wallet, to which
 * the caller moves them. The caller has locked the order.
 */
export async function cancelPayments(
  tx: Sql,
  { orderId, reason, destination = 'original', now }: Cancellation,
): Promise<ScheduledRefund[]> {
  await failOpenPayments(tx, orderId, null);
  return scheduleRefunds(tx, { orderId, reason, destination, now });
}
