import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { cashRefusal } from '@rialto/rules/payment/cash.ts';
import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { cashRules, lockOrderState, writePayment, type OrderState } from '../lifecycle/status.sql.ts';
import { orderBelongsTo } from '../order-belongs-to.ts';
import { orderPriceAccepted } from '../orders.events.ts';
import { hasOpenPrice, markPriceAccepted } from './prescription.sql.ts';

type Answer = {
  owner: Owner;
  orderId: OrderId;
  /** The total that the customer saw. */
  seenMinor: number;
  decision: { kind: 'decline'; reason: string } | { kind: 'accept'; payment: Payment };
  now: Date;
};
/** In cash, or until a time in one of the ways that the order page offers. */
type Payment = { method: 'cash_on_delivery' | 'digital_payment'; holdUntil: Date };

/** The customer accepts the price of a prescription, after which its store may confirm it, or declines the order. */
export function answerPrice(db: Sql, { owner, orderId, seenMinor, decision, now }: Answer): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderState(tx, orderId);
    if (!order || !orderBelongsTo(order, owner)) throw new RefusalError({ code: 'order_unknown' });
    if (order.status !== 'pending') throw new RefusalError({ code: 'order_step_refused' });
    if (order.totalMinor !== seenMinor) throw new RefusalError({ code: 'price_changed' });
    if (!(await hasOpenPrice(tx, orderId))) throw new RefusalError({ code: 'order_step_refused' });
    if (decision.kind === 'accept') return accept(tx, order, { payment: decision.payment, now });
    await changeOrderStatus(tx, orderId, { to: 'canceled', by: 'customer', reason: decision.reason, now });
  });
}

async function accept(tx: Sql, order: OrderState, { payment, now }: { payment: Payment; now: Date }): Promise<void> {
  const { id } = order;
  await markPriceAccepted(tx, id, now);
  if (payment.method === 'cash_on_delivery') await requireCash(tx, order);
  // Nothing to pay needs no payment.
  else if (order.totalMinor > 0) await writePayment(tx, { id, ...payment, status: 'unpaid' });
  await publish(tx, orderPriceAccepted, { orderId: id });
}

async function requireCash(tx: Sql, order: OrderState): Promise<void> {
  const refusal = cashRefusal({ ...(await cashRules(tx, order.id)), dueMinor: dueMinor(order) });
  if (refusal) throw new RefusalError(refusal);
}
