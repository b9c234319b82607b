/** What comes after an order was placed. */
export const orders = {
  'order.canceled': 'Order canceled successfully',
  'order.refund_asked': 'Your refund request was sent',
  'order.step.confirmed': 'Order Confirmed',
  'order.step.delivered': 'Delivered',
  'order.step.on_the_way': 'On the Way',
  'order.step.placed': 'Order Placed',
  'payment.continue': 'Continue to the payment.',
  'payment.switched_to_cash': 'The order is now paid in cash on delivery.',
  'payment.told': 'Thank you. We look at your payment and tell you.',
} as const;
