/** The cart and the favourites. */
export const cart = {
  'cart.continue': 'تابع التسوق',
  'cart.empty': 'سلتك فارغة',
  'cart.empty_text': 'ما تضيفه سينتظرك هنا.',
  'cart.not_open_yet': 'لم نبدأ استقبال الطلبات بعد',
  'cart.title': 'سلة التسوق',
};
