/** From the cart to a placed order. */
export const checkout = {
  'checkout.empty_text': 'لا شيء للدفع بعد. ضع شيئاً في سلتك أولاً.',
  'checkout.title': 'إتمام الطلب',
};
