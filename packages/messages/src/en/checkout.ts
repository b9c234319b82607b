/** From the cart to a placed order. */
export const checkout = {
  'checkout.empty_text': 'There is nothing to pay for yet. Put something into your cart first.',
  'checkout.title': 'Checkout',
} as const;
