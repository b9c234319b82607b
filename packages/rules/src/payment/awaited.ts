export type PaymentMethod = 'cash_on_delivery' | 'digital_payment' | 'offline_payment' | 'wallet';
export type PaymentStatus = 'unpaid' | 'waiting' | 'paid' | 'refunded';

/** Whether money must still come from outside before anybody works for the order. Cash comes at the door. */
export function isAwaitingPayment(order: { paymentMethod: PaymentMethod; paymentStatus: PaymentStatus }): boolean {
  const isOpen = order.paymentStatus === 'unpaid' || order.paymentStatus === 'waiting';
  return order.paymentMethod !== 'cash_on_delivery' && isOpen;
}
