import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import { amount } from '../../../platform/wire-values.ts';

/** The part of a total that the wallet paid, and the rest. */
export function paidParts(order: { totalMinor: number; walletMinor: number }, digits: number) {
  return { wallet_amount: amount(order.walletMinor, digits), due_amount: amount(dueMinor(order), digits) };
}
