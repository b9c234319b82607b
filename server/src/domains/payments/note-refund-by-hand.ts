import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { OrderHooks } from './order-hooks.ts';
import { refundOwedByHand, refundWasSent } from './refunds.sql.ts';

/** The operator has sent money back that came outside of any provider. The order's row is locked. */
export async function noteRefundByHand(
  tx: Sql,
  { orderId, hooks, now }: { orderId: number; hooks: OrderHooks; now: Date },
): Promise<void> {
  const owed = await refundOwedByHand(tx, orderId);
  if (!owed) throw new RefusalError({ code: 'order_step_refused' });
  const { paymentId, reason } = owed;
  if (!(await refundWasSent(tx, paymentId, 'by hand', now))) return;
  await hooks.onPaymentOutcome(tx, { orderId, paymentId, outcome: 'refunded', by: 'offline_payment', reason, now });
}
