import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { decideOfflinePayment, recordOfflineRefund } from '../payment/decide-offline-payment.ts';
import { findOrderState, lockOrderState } from '../lifecycle/status.sql.ts';
import { moverOf, requireOfStaff } from './board-order.ts';

type Decision = { staff: Staff; orderId: OrderId; decision: 'approve' | 'refuse' | 'refund_sent'; now: Date };

/** Money is the operator's: staff of a store do not decide about it. */
export async function decidePayment(db: Sql, { staff, orderId, decision, now }: Decision): Promise<void> {
  if (moverOf(staff) !== 'operator') throw new RefusalError({ code: 'not_permitted' });
  await inTransaction(db, async (tx) => {
    const { storeId, paymentStatus } = requireOfStaff(staff, await lockOrderState(tx, orderId));
    if (decision === 'refund_sent') await recordOfflineRefund(tx, orderId, now);
    else await decideOfflinePayment(tx, orderId, decision === 'approve', now);
    const about = { staff, now, action: 'decidePayment', subject: 'order' as const, subjectId: orderId, storeId };
    const after = { payment_status: (await findOrderState(tx, orderId))?.paymentStatus, decision };
    await recordChange(tx, { ...about, before: { payment_status: paymentStatus }, after });
  });
}
