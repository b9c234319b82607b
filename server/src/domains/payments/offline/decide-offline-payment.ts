import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { decideOfflinePayment as writeDecision, undecidedOfflinePayment } from './offline.sql.ts';
import type { OrderHooks } from '../order-hooks.ts';
import { orderTarget } from '../payment-target.ts';
import { failPayment, lockPayment } from '../payments.sql.ts';
import { applyReceivedMoney } from '../apply-received-money.ts';

/**
 * Records the operator's decision on a reported offline payment. Approved money is refunded if the order was cancelled in
 * the meantime.
 */
export async function decideOfflinePayment(
  tx: Sql,
  { orderId, isApproved, hooks, now }: { orderId: OrderId; isApproved: boolean; hooks: OrderHooks; now: Date },
): Promise<void> {
  const id = await undecidedOfflinePayment(tx, orderId);
  if (id === undefined) throw new RefusalError({ code: 'order_step_refused' });
  const payment = await lockPayment(tx, id);
  if (!(await writeDecision(tx, id, isApproved, now))) throw new RefusalError({ code: 'order_step_refused' });
  if (!isApproved) return void (await failPayment(tx, id));
  const { amountMinor, currency } = payment;
  await applyReceivedMoney(tx, payment, {
    amountMinor,
    currency,
    moneyReference: null,
    by: 'offline_payment',
    target: orderTarget(orderId, hooks),
    now,
  });
}
