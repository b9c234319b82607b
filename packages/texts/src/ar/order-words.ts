/** Words of orders that shop and console share. */
export const orderWords = {
  'order.status.accepted': 'تم تعيين مندوب',
  'order.status.canceled': 'ملغي',
  'order.status.confirmed': 'مؤكد',
  'order.status.delivered': 'تم التوصيل',
  'order.status.failed': 'فشل',
  'order.status.handover': 'جاهز',
  'order.status.pending': 'قيد الانتظار',
  'order.status.picked_up': 'في الطريق',
  'order.status.processing': 'قيد التحضير',
  'order.status.refund_request_canceled': 'رُفض الاسترداد',
  'order.status.refund_requested': 'طلب استرداد',
  'order.status.refunded': 'تم الاسترداد',
  'payment.gateway.sandbox': 'دفع تجريبي',
  'payment.gateway.stripe': 'بطاقة',
};
