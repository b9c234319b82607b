import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';
import type { PaymentMethod } from '@rialto/rules/payment/awaited.ts';
import type { TotalParts } from '../../../cards/orders/bill-lines.tsx';

const methods = {
  cash_on_delivery: 'payment.method.cash',
  digital_payment: 'payment.method.digital',
  offline_payment: 'payment.method.offline',
  wallet: 'payment.method.wallet',
} as const satisfies Record<PaymentMethod, TextKey>;

export function methodText(method: string): string {
  return method in methods ? t(methods[method as PaymentMethod]) : method;
}

type Split = Pick<OrderDetail, 'payment_method' | 'wallet_amount' | 'due_amount'>;
/** Cash for a parcel is paid where its payer is. */
type OfParcel = { parcel_details?: OrderDetail['parcel_details'] };

/** How an order is paid, with the wallet if it pays a part. */
export function orderMethodText({
  payment_method,
  wallet_amount,
  due_amount,
  parcel_details,
}: Split & OfParcel): string {
  const isParcelCash = parcel_details && payment_method === 'cash_on_delivery';
  const method = isParcelCash ? parcelCashText(parcel_details) : methodText(payment_method);
  return wallet_amount > 0 && due_amount > 0 ? t('payment.and_wallet', { method }) : method;
}

/** How the total of an order is split; null if the wallet pays nothing. */
export function totalParts(order: Split & PaymentFields): TotalParts | null {
  const { wallet_amount: wallet, due_amount: amount } = order;
  if (wallet === 0) return null;
  const isDue = order.payment_status === 'unpaid' || order.payment_status === 'waiting';
  const label = isDue ? t('bill.due') : methodText(order.payment_method);
  return { wallet, rest: amount > 0 && !(isDue && isStopped(order)) ? { label, amount } : null };
}

function isStopped({ order_status }: PaymentFields): boolean {
  return order_status === 'canceled' || order_status === 'failed';
}

type PaymentFields = { payment_method: string; payment_status: string; order_status: string };

type Parcel = NonNullable<OrderDetail['parcel_details']>;

function parcelCashText({ charge_payer }: Parcel): string {
  return charge_payer === 'sender' ? t('order.parcel_pay_cash_sender') : t('order.parcel_pay_cash_receiver');
}

/** Names the payer of a parcel. */
export function chargePayerText({ charge_payer, receiver: { contact_person_name: name } }: Parcel): string {
  if (charge_payer === 'sender') return t('order.parcel_payer_sender');
  return name ? t('order.parcel_payer_receiver', { name }) : t('order.parcel_payer_receiver_plain');
}

/** The payment state as a short text. */
export function paymentStateText(order: PaymentFields & OfParcel): string {
  const { payment_method, payment_status, parcel_details: parcel } = order;
  if (payment_status === 'paid') return t('payment.state_paid');
  if (payment_status === 'refunded') return t('payment.state_refunded');
  if (isStopped(order)) return t('payment.state_over');
  if (payment_status === 'waiting') return t('payment.state_waiting');
  return payment_method === 'cash_on_delivery' && !parcel ? t('payment.state_cash') : t('payment.state_open');
}
