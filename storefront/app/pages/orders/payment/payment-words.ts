import { t, type TextKey } from '@rialto/texts/text.ts';
import type { PaymentMethod } from '@rialto/rules/payment/awaited.ts';

const methods = {
  cash_on_delivery: 'payment.method.cash',
  digital_payment: 'payment.method.digital',
  offline_payment: 'payment.method.offline',
  wallet: 'payment.method.wallet',
} as const satisfies Record<PaymentMethod, TextKey>;

export function methodText(method: string): string {
  return method in methods ? t(methods[method as PaymentMethod]) : method;
}

type Paid = { payment_method: string; payment_status: string; order_status: string };

/** The payment state as a short text. */
export function paymentStateText({ payment_method, payment_status, order_status }: Paid): string {
  if (payment_status === 'paid') return t('payment.state_paid');
  if (payment_status === 'refunded') return t('payment.state_refunded');
  if (order_status === 'canceled' || order_status === 'failed') return t('payment.state_over');
  if (payment_status === 'waiting') return t('payment.state_waiting');
  return payment_method === 'cash_on_delivery' ? t('payment.state_cash') : t('payment.state_open');
}
