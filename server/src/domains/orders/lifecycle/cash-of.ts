import type { OrderState } from './status.sql.ts';

/** What the courier collects at the door. */
export function cashOf({
  paymentMethod,
  paymentStatus,
  totalMinor,
}: Pick<OrderState, 'paymentMethod' | 'paymentStatus' | 'totalMinor'>): number {
  return paymentMethod === 'cash_on_delivery' && paymentStatus === 'unpaid' ? totalMinor : 0;
}
