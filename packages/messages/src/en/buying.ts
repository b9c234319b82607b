/** From the cart to the order. */
export const buying = {
  'cart.continue': 'Continue Shopping',
  'cart.empty': 'Your cart is empty',
  'cart.empty_text': 'What you add will wait for you here.',
  'cart.not_open_yet': 'Orders are not open yet',
  'cart.title': 'Shopping Cart',
  'checkout.empty_text': 'There is nothing to pay for yet. Put something into your cart first.',
  'checkout.title': 'Checkout',
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
