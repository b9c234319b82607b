/** Words of orders that shop and console share. */
export const orderWords = {
  'order.status.accepted': 'Courier assigned',
  'order.status.canceled': 'Cancelled',
  'order.status.confirmed': 'Confirmed',
  'order.status.delivered': 'Delivered',
  'order.status.failed': 'Failed',
  'order.status.handover': 'Ready',
  'order.status.pending': 'Pending',
  'order.status.picked_up': 'On the way',
  'order.status.processing': 'Being prepared',
  'order.status.refund_request_canceled': 'Refund declined',
  'order.status.refund_requested': 'Refund requested',
  'order.status.refunded': 'Refunded',
  'payment.gateway.sandbox': 'Test payment',
  'payment.gateway.stripe': 'Card',
} as const;
