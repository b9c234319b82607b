import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { OrderHooks } from './order-hooks.ts';
import { findManualRefund, markRefundSent } from './refunds.sql.ts';

/** Records that the operator has refunded an offline payment. The caller has locked the order. */
export async function recordManualRefund(
  tx: Sql,
  { orderId, hooks, now }: { orderId: OrderId; hooks: OrderHooks; now: Date },
): Promise<void> {
  const refund = await findManualRefund(tx, orderId);
  if (!refund) throw new RefusalError({ code: 'order_step_refused' });
  const { paymentId, number, amountMinor, reason } = refund;
  if (!(await markRefundSent(tx, refund, 'by hand', now))) return;
  const outcome = { orderId, paymentId, outcome: 'refunded', refunded: { number, amountMinor } } as const;
  await hooks.onPaymentOutcome(tx, { ...outcome, by: 'offline_payment', reason, now });
}
