export type PaymentMethod = 'cash_on_delivery' | 'digital_payment' | 'offline_payment' | 'wallet';
export type PaymentStatus = 'unpaid' | 'waiting' | 'paid' | 'refunded';

/** Whether the order must be paid before the store starts. Cash is paid on delivery. */
export function isAwaitingPayment(order: { paymentMethod: PaymentMethod; paymentStatus: PaymentStatus }): boolean {
  const isOpen = order.paymentStatus === 'unpaid' || order.paymentStatus === 'waiting';
  return order.paymentMethod !== 'cash_on_delivery' && isOpen;
}
