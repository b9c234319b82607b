import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { decideOfflinePayment, recordOfflineRefund } from '../payment/decide-offline-payment.ts';
import { moverOf } from './board-order.ts';

type Decision = { staff: Staff; orderId: OrderId; decision: 'approve' | 'refuse' | 'refund_sent'; now: Date };

/** Money is the operator's: staff of a store do not decide about it. */
export async function decidePayment(db: Sql, { staff, orderId, decision, now }: Decision): Promise<void> {
  if (moverOf(staff) !== 'operator') throw new RefusalError({ code: 'not_permitted' });
  if (decision === 'refund_sent') await recordOfflineRefund(db, orderId, now);
  else await decideOfflinePayment(db, orderId, decision === 'approve', now);
}
