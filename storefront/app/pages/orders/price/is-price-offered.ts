import type { OrderDetail } from '@rialto/contract/shapes/order.ts';

/** Whether the price of a prescription waits for the customer's answer. */
export function isPriceOffered({ order_status, price_offer: offer }: OrderDetail): boolean {
  return order_status === 'pending' && offer !== null && offer.is_accepted === 0;
}
