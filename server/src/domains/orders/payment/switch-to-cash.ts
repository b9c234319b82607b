import { switchPaymentMethod } from '@rialto/contract/calls/order-payments.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import { cashRefusal } from '@rialto/rules/payment/cash.ts';
import { publish } from '../../../platform/events/publish.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { cancelPayments } from '../../payments/payments.public.ts';
import { orderSwitchedToCash } from '../orders.events.ts';
import type { PaymentDeps } from './pay-order.ts';
import { requirePayable, lockOrderForPayer, type Payer } from './payable-order.ts';
import { cashRules, writePayment, type OrderState } from '../lifecycle/status.sql.ts';

/**
 * Switches an unpaid order to cash on delivery, if zone, store and amount allow it (PAY-02). A repeated call succeeds without a
 * change; late money from a provider is refunded.
 */
export async function switchToCash(
  { db, payments }: PaymentDeps,
  { orderId, payer, key, now }: CashSwitch,
): Promise<void> {
  await inTransaction(db, (tx) => {
    const work = () => switchIn(tx, { orderId, payer, now });
    // A link has no owner to store a key for; a repeated call is harmless.
    if (payer === 'link') return work();
    return withIdempotencyKey(tx, { owner: payer, endpoint: switchPaymentMethod, key, body: { orderId }, now }, work);
  });
  void payments.closeFailedAttempts(orderId);
}

type CashSwitch = { orderId: OrderId; payer: Payer; key: string | null; now: Date };

async function switchIn(tx: Sql, { orderId, payer, now }: Omit<CashSwitch, 'key'>): Promise<null> {
  const order = await lockOrderForPayer(tx, orderId, payer);
  if (order.status === 'pending' && order.paymentMethod === 'cash_on_delivery') return null;
  requirePayable(order, now);
  await switchRestToCash(tx, order, now);
  return null;
}

/** Switches the part that the wallet has not paid to cash. The caller has locked the order and checked that it can be paid. */
export async function switchRestToCash(tx: Sql, order: OrderState, now: Date): Promise<void> {
  const { id: orderId } = order;
  const rules = await cashRules(tx, orderId);
  const refusal = cashRefusal({ ...rules, dueMinor: dueMinor(order) });
  if (refusal) throw new RefusalError(refusal);
  await writePayment(tx, { id: orderId, method: 'cash_on_delivery', status: 'unpaid', holdUntil: null });
  await cancelPayments(tx, { orderId, reason: 'paid_otherwise', now });
  await publish(tx, orderSwitchedToCash, { orderId });
}
