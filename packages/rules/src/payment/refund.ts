import type { Minor } from '../price/minor.ts';
import type { PaymentStatus } from './awaited.ts';
import { dueMinor } from './wallet-share.ts';

type PaidOrder = { totalMinor: Minor; walletMinor: Minor; paymentStatus: PaymentStatus };
type RefundAmounts = { paidMinor: Minor; walletMinor: Minor };

/** What was paid for an order and is not refunded yet. */
export function refundableMinor(order: PaidOrder, refunded: RefundAmounts): Minor {
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded';
  const paid = isPaid ? order.totalMinor : order.walletMinor;
  return paid - refunded.paidMinor - refunded.walletMinor;
}

/** A refund takes the money of the payment method first, and then the share that the wallet paid. */
export function refundSplit(order: PaidOrder, refunded: RefundAmounts, amount: Minor): RefundAmounts {
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded';
  const left = isPaid ? dueMinor(order) - refunded.paidMinor : 0;
  const paidMinor = Math.min(amount, left);
  return { paidMinor, walletMinor: amount - paidMinor };
}

/** What a customer loses of a reward when a part of the order was refunded; the whole only with a whole refund. */
export function reversedReward(given: number, { refunded, total }: { refunded: Minor; total: Minor }): number {
  if (refunded >= total) return given;
  return Number((BigInt(given) * BigInt(refunded)) / BigInt(total));
}
