import { switchPaymentMethod } from '@rialto/contract/calls/order-payments.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { cashRefusal } from '@rialto/rules/payment/cash.ts';
import { publish } from '../../../platform/events/publish.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { cancelPayments } from '../../payments/payments.public.ts';
import { orderSwitchedToCash } from '../orders.events.ts';
import type { PaymentDeps } from './pay-order.ts';
import { demandPayable, orderOfPayer, type Payer } from './payable-order.ts';
import { cashRules, writePayment } from '../lifecycle/status.sql.ts';

/**
 * The order is paid at the door instead (PAY-02), where zone and amount allow it. The total does not change. Money that
 * a provider still brings goes back. Asked again it stays as it is, so an answer that was lost can be asked for again.
 */
export async function switchToCash({ db, payments }: PaymentDeps, { orderId, payer, key, now }: Wish): Promise<void> {
  await inTransaction(db, (tx) => {
    const work = () => switchIn(tx, { orderId, payer, now });
    // A link belongs to nobody, so nobody's key is kept for it; asking again does no harm there either.
    if (payer === 'link') return work();
    return withIdempotencyKey(tx, { owner: payer, endpoint: switchPaymentMethod, key, body: { orderId }, now }, work);
  });
  void payments.closeFailedAttempts(orderId);
}

type Wish = { orderId: OrderId; payer: Payer; key: string | null; now: Date };

async function switchIn(tx: Sql, { orderId, payer, now }: Omit<Wish, 'key'>): Promise<null> {
  const order = await orderOfPayer(tx, orderId, payer);
  if (order.status === 'pending' && order.paymentMethod === 'cash_on_delivery') return null;
  demandPayable(order, now);
  const rules = await cashRules(tx, order.zoneId, order.moduleId);
  const refusal = cashRefusal({ ...rules, totalMinor: order.totalMinor });
  if (refusal) throw new RefusalError(refusal);
  await writePayment(tx, { id: orderId, method: 'cash_on_delivery', status: 'unpaid', holdUntil: null });
  await cancelPayments(tx, { orderId, reason: 'paid_otherwise', now });
  await publish(tx, orderSwitchedToCash, { orderId });
  return null;
}
