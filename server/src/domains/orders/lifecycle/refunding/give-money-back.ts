import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import { publish } from '../../../../platform/events/publish.ts';
import { cancelPayments } from '../../../payments/payments.public.ts';
import { bookCashRefund } from '../../money/keep-books.ts';
import { returnCash, returnPayment, returnShare } from '../../money/pay-back.ts';
import { orderRefundSent } from '../../orders.events.ts';
import { writePayment, type OrderState } from '../status.sql.ts';

type Return = { to: RefundTo; now: Date };

/**
 * Gives back what was paid for an order that was cancelled or failed: the wallet's share at once, the rest to the wallet or to where it came from,
 * which is by hand for cash. The caller has locked the order.
 */
export async function giveMoneyBack(tx: Sql, order: OrderState, { to, now }: Return): Promise<void> {
  const { id, paymentMethod: method, paymentStatus } = order;
  const isToWallet = to === 'wallet' && order.ownerKind === 'customer';
  const destination = isToWallet ? 'wallet' : 'original';
  const refunds = await cancelPayments(tx, { orderId: id, reason: 'order_undone', destination, now });
  if (isToWallet)
    for (const { paymentId, amountMinor } of refunds) {
      const refund = { paymentId, number: 1 };
      await returnPayment(tx, order, { reason: 'order_return', refund, amountMinor, now });
      await publish(tx, orderRefundSent, { orderId: id, paymentId });
    }
  const isPaid = paymentStatus === 'paid';
  if (isPaid && method === 'cash_on_delivery') await giveCashBack(tx, order, { isToWallet, now });
  await returnShare(tx, order, { number: 1, amountMinor: order.walletMinor, now });
  if (isPaid && (isToWallet || method === 'wallet'))
    await writePayment(tx, { id, method, status: 'refunded', holdUntil: null });
}

/** Only a parcel is paid in cash before its delivery. */
async function giveCashBack(tx: Sql, order: OrderState, to: { isToWallet: boolean; now: Date }): Promise<void> {
  const cash = { number: 1, amountMinor: dueMinor(order), now: to.now };
  if (to.isToWallet) await returnCash(tx, order, cash);
  else await bookCashRefund(tx, { orderId: order.id, ...cash });
}
