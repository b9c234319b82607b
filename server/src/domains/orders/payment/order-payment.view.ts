import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { readOrderPayment } from '@rialto/contract/calls/order-payments.ts';
import { isUndone } from '@rialto/rules/order/status.ts';
import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import { amount, flag } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Payments } from '../../payments/payments.public.ts';
import { paidParts } from '../money/paid-parts.view.ts';
import { walletOffer } from '../money/wallet-offer.view.ts';
import type { OrderPayment } from './read-order-payment.ts';

type Wire = Reply<typeof readOrderPayment>;

export function orderPayment(order: OrderPayment, { currencyOf }: Viewer, { gateways }: Payments): Wire {
  const { code, symbol, digits } = currencyOf(order.currency);
  return {
    order_id: order.id,
    order_amount: amount(order.totalMinor, digits),
    ...paidParts(order, digits),
    wallet: walletOffer(order.balanceMinor, dueMinor(order), digits),
    currency: { code, symbol, digits },
    order_status: order.status,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    state: stateOf(order),
    pay_before: order.isOpen ? (order.holdUntil?.toISOString() ?? null) : null,
    timezone: order.timezone,
    gateways: order.isOpen ? [...gateways] : [],
    cash_on_delivery: flag(order.canSwitchToCash),
    offline_payment: flag(order.isOpen),
    pay_secret: order.secret,
  };
}

function stateOf({ status, paymentMethod, paymentStatus, isOpen }: OrderPayment): Wire['state'] {
  if (isUndone(status)) return 'over';
  if (paymentStatus === 'paid') return 'paid';
  if (paymentStatus === 'waiting') return 'waiting';
  if (paymentMethod === 'cash_on_delivery') return 'cash';
  return isOpen ? 'open' : 'over';
}
