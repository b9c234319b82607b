import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import { refundSplit, refundableMinor } from '@rialto/rules/payment/refund.ts';
import { publish } from '../../../../platform/events/publish.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { isAccountDeleted } from '../../../identity/identity.public.ts';
import { schedulePartRefund } from '../../../payments/payments.public.ts';
import { writePayment, type OrderState } from '../status.sql.ts';
import { orderRefundGranted, orderRefundSent } from '../../orders.events.ts';
import { bookCashRefund } from '../../money/keep-books.ts';
import { insertOrderRefund, MAX_REFUNDS, refundedParts } from '../../money/order-refunds.sql.ts';
import { returnCash, returnPayment, returnShare } from '../../money/pay-back.ts';

type Refund = {
  /** Null for all that is left. */
  amountMinor: number | null;
  to: RefundTo;
  now: Date;
};
type Parts = { number: number; paidMinor: number; walletMinor: number; isToWallet: boolean; now: Date };

/**
 * Refunds a delivered order, whole or in part: first the money of the payment method, then the wallet's share, together
 * never more than was paid. The caller has locked the order.
 */
export async function refundOrder(tx: Sql, order: OrderState, { amountMinor, to, now }: Refund): Promise<void> {
  const before = await refundedParts(tx, order.id);
  const left = refundableMinor(order, before);
  const requestedMinor = amountMinor ?? left;
  if (requestedMinor > left || before.count >= MAX_REFUNDS) throw new RefusalError({ code: 'refund_too_high' });
  if (requestedMinor === 0) return;
  const isToWallet = to === 'wallet' && order.ownerKind === 'customer';
  const parts = { number: before.count + 1, ...refundSplit(order, before, requestedMinor), isToWallet, now };
  const { number, paidMinor, walletMinor } = parts;
  const destination = isToWallet ? 'wallet' : 'original';
  await insertOrderRefund(tx, { orderId: order.id, number, paidMinor, walletMinor, destination, now });
  if (paidMinor > 0) await returnPaid(tx, order, parts);
  if (walletMinor > 0) await returnShare(tx, order, { number, amountMinor: walletMinor, now });
  if (isToWallet || walletMinor > 0) await requireAccount(tx, order);
  const { id, paymentMethod: method } = order;
  if (requestedMinor === left && (isToWallet || method === 'wallet'))
    await writePayment(tx, { id, method, status: 'refunded', holdUntil: null });
  await publish(tx, orderRefundGranted, { orderId: id, number });
}

/** The wallet is locked by now, and a deletion locks it too, so the answer stays true. */
async function requireAccount(tx: Sql, { ownerKind, ownerId }: OrderState): Promise<void> {
  const id: number = ownerId;
  if (ownerKind === 'customer' && (await isAccountDeleted(tx, id)))
    throw new RefusalError({ code: 'refund_account_deleted' });
}

/** Cash goes to the wallet, or is given back by hand. */
async function returnPaid(tx: Sql, order: OrderState, parts: Parts): Promise<void> {
  const { number, paidMinor: amountMinor, isToWallet, now } = parts;
  if (order.paymentMethod === 'cash_on_delivery') {
    if (isToWallet) await returnCash(tx, order, { number, amountMinor, now });
    else await bookCashRefund(tx, { orderId: order.id, number, amountMinor, now });
    return;
  }
  const destination = isToWallet ? 'wallet' : 'original';
  const refund = await schedulePartRefund(tx, { orderId: order.id, amountMinor, destination, now });
  if (!refund)
    throw new Error(`No payment of order ${order.id} covers a refund of ${amountMinor} of ${dueMinor(order)}`);
  if (!isToWallet) return;
  await returnPayment(tx, order, { reason: 'order_return', refund, amountMinor, now });
  await publish(tx, orderRefundSent, { orderId: order.id, ...refund });
}
