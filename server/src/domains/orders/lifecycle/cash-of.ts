import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import type { OrderState } from './status.sql.ts';

/** What the courier collects. */
export function cashOf({
  paymentMethod,
  paymentStatus,
  ...amounts
}: Pick<OrderState, 'paymentMethod' | 'paymentStatus' | 'totalMinor' | 'walletMinor'>): number {
  return paymentMethod === 'cash_on_delivery' && paymentStatus === 'unpaid' ? dueMinor(amounts) : 0;
}

/** With which step: the sender of a parcel pays when it is picked up, everybody else when it arrives. */
export function cashStep({ parcel }: Pick<OrderState, 'parcel'>): 'picked_up' | 'delivered' {
  return parcel?.chargePayer === 'sender' ? 'picked_up' : 'delivered';
}
