import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { decideOfflinePayment as writeDecision, undecidedOfflinePayment } from './offline.sql.ts';
import type { OrderHooks } from './order-hooks.ts';
import { fail, lockPayment } from './payments.sql.ts';
import { takeMoney } from './take-money.ts';

/**
 * The operator has looked at what a payer told. Approved money counts like any other: for an order that was called off
 * meanwhile it is written down to go back. The order's row is locked.
 */
export async function decideOfflinePayment(
  tx: Sql,
  { orderId, isApproved, hooks, now }: { orderId: number; isApproved: boolean; hooks: OrderHooks; now: Date },
): Promise<void> {
  const id = await undecidedOfflinePayment(tx, orderId);
  if (id === undefined) throw new RefusalError({ code: 'order_step_refused' });
  const payment = await lockPayment(tx, id);
  if (!(await writeDecision(tx, id, isApproved, now))) throw new RefusalError({ code: 'order_step_refused' });
  if (!isApproved) return void (await fail(tx, id));
  const { amountMinor, currency } = payment;
  await takeMoney(tx, payment, { amountMinor, currency, moneyReference: null, by: 'offline_payment', hooks, now });
}
