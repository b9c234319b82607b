import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import type { OrderState } from './status.sql.ts';

/** What the courier collects at the door. */
export function cashOf({
  paymentMethod,
  paymentStatus,
  ...amounts
}: Pick<OrderState, 'paymentMethod' | 'paymentStatus' | 'totalMinor' | 'walletMinor'>): number {
  return paymentMethod === 'cash_on_delivery' && paymentStatus === 'unpaid' ? dueMinor(amounts) : 0;
}
