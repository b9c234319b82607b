import { switchPaymentMethod } from '@rialto/contract/calls/order-payments.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql, type Tx } from '@rialto/database/sql.ts';
import { dueMinor, walletShare } from '@rialto/rules/payment/wallet-share.ts';
import { publish } from '../../../platform/events/publish.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';
import { cancelPayments } from '../../payments/payments.public.ts';
import { lockWallet, requireWallet } from '../../wallet/wallet.public.ts';
import { writePayment, writeWalletShare, type OrderState } from '../lifecycle/status.sql.ts';
import { takeShare } from '../money/take-share.ts';
import { orderPaid } from '../orders.events.ts';
import { lockOrderForPayer, requirePayable } from './payable-order.ts';
import { switchRestToCash } from './switch-to-cash.ts';

export type WalletPayment = {
  orderId: OrderId;
  payer: Owner;
  /** How the rest is paid; `wallet` leaves no rest. */
  method: 'cash_on_delivery' | 'digital_payment' | 'wallet';
  /** What the visitor saw that the wallet pays. */
  seen: number | undefined;
  key: string | null;
  settings: ShopSettings;
  now: Date;
};
type Result = { isPaid: boolean };

/**
 * Pays an unpaid order from its owner's wallet: all that is due, or what the wallet has. The rest is switched to cash in
 * the same transaction, or paid online after it.
 */
export async function payFromWallet(db: Sql, payment: WalletPayment): Promise<Result> {
  const { orderId, payer: owner, method, key, settings, now } = payment;
  requireWallet(settings);
  if (owner.kind !== 'customer') throw new RefusalError({ code: 'sign_in_required' });
  const body = { orderId, method, isPartial: true };
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, { owner, endpoint: switchPaymentMethod, key, body, now }, () =>
      payIn(tx, { ...payment, customerId: owner.id }),
    ),
  );
}

async function payIn(tx: Tx, payment: WalletPayment & { customerId: CustomerId }): Promise<Result> {
  const { orderId, payer, method, now } = payment;
  const order = await lockOrderForPayer(tx, orderId, payer);
  if (isRepeated(order, method)) return { isPaid: order.paymentStatus === 'paid' };
  requirePayable(order, now);
  const shareMinor = await shareOf(tx, order, payment);
  const { id, walletMinor: takenMinor } = order;
  if (shareMinor > 0) {
    await takeShare(tx, { id, customerId: payment.customerId, shareMinor, takenMinor, now });
    await writeWalletShare(tx, id, takenMinor + shareMinor);
  }
  const after = { ...order, walletMinor: takenMinor + shareMinor };
  if (dueMinor(after) === 0) {
    await writePayment(tx, { id, method: 'wallet', status: 'paid', holdUntil: null });
    await cancelPayments(tx, { orderId, reason: 'paid_otherwise', now });
    await publish(tx, orderPaid, { orderId, paymentId: `wallet ${orderId}` });
    return { isPaid: true };
  }
  if (method === 'cash_on_delivery') await switchRestToCash(tx, after, now);
  return { isPaid: false };
}

/** Whether the order is paid as wanted already, so that a repeated request succeeds without a change. */
function isRepeated({ status, paymentMethod, paymentStatus, walletMinor }: OrderState, method: string): boolean {
  if (status !== 'pending' || walletMinor === 0) return false;
  return paymentMethod === 'wallet'
    ? paymentStatus === 'paid'
    : paymentMethod === method && method !== 'digital_payment';
}

async function shareOf(
  tx: Sql,
  order: OrderState,
  { customerId, method, seen, settings }: WalletPayment & { customerId: CustomerId },
): Promise<number> {
  const { code, digits } = settings.currency;
  // The wallet has the currency of the shop, which may have been another one when the order was placed.
  if (order.currency !== code) throw new RefusalError({ code: 'payment_method_unavailable' });
  const { balanceMinor } = await lockWallet(tx, customerId);
  const due = dueMinor(order);
  if (method === 'wallet' && balanceMinor < due) throw new RefusalError({ code: 'wallet_too_low' });
  const shareMinor = walletShare(balanceMinor, due);
  if (seen !== undefined && minorOf(seen, digits) !== shareMinor)
    throw new RefusalError({ code: 'wallet_changed', details: { wallet_amount: amount(shareMinor, digits) } });
  return shareMinor;
}
