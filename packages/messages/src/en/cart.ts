/** The cart and the favourites. */
export const cart = {
  'cart.continue': 'Continue Shopping',
  'cart.empty': 'Your cart is empty',
  'cart.empty_text': 'What you add will wait for you here.',
  'cart.not_open_yet': 'Orders are not open yet',
  'cart.title': 'Shopping Cart',
} as const;
