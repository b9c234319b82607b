/** What comes after an order was placed. */
export const orders = {
  'order.canceled': 'تم إلغاء الطلب بنجاح',
  'order.refund_asked': 'تم إرسال طلب الاسترداد',
  'order.step.confirmed': 'تم تأكيد الطلب',
  'order.step.delivered': 'تم التوصيل',
  'order.step.on_the_way': 'في الطريق',
  'order.step.placed': 'تم تقديم الطلب',
  'payment.continue': 'تابع إلى الدفع.',
  'payment.switched_to_cash': 'سيُدفع ثمن الطلب نقدًا عند الاستلام.',
  'payment.told': 'شكرًا لك. سنراجع عملية الدفع ونخبرك.',
};
