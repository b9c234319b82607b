import type { Reply } from '@rialto/contract/http/endpoint.ts';
import {
  payByLink,
  payOrder,
  readOrderPayment,
  readPayLink,
  switchPaymentMethod,
  switchToCashByLink,
} from '@rialto/contract/calls/order-payments.ts';
import { callApi } from '../../../platform/api/api.ts';
import type { Query } from '../../../platform/query/query.ts';
import { ownerFields } from '../../../platform/session/guest.ts';

/** The owner of the order, or a visitor with its payment link. */
export type Payer = { kind: 'owner'; orderId: number } | { kind: 'link'; secret: string };
export type OrderPayment = Reply<typeof readOrderPayment>;
export type Gateway = OrderPayment['gateways'][number];

/** How an order can be paid. `method` is the payment method of the order, after whose change it is read again. */
export const paymentQuery = (payer: Payer, method = ''): Query<OrderPayment> => ({
  key: ['payment', payer.kind === 'link' ? payer.secret : payer.orderId, method],
  fetch: (signal) => fetchPayment(payer, signal),
  cacheMs: 0,
});

async function fetchPayment(payer: Payer, signal: AbortSignal): Promise<OrderPayment> {
  if (payer.kind === 'link') return callApi(readPayLink, { query: { pay_secret: payer.secret }, signal });
  return callApi(readOrderPayment, { query: { order_id: payer.orderId, ...(await ownerFields()) }, signal });
}

/** The payment provider's URL, also for another attempt. */
export async function startPayment(payer: Payer, gateway: Gateway | undefined): Promise<string> {
  const chosen = gateway && { gateway };
  const { redirect_link } =
    payer.kind === 'link'
      ? await callApi(payByLink, { body: { pay_secret: payer.secret, ...chosen } })
      : await callApi(payOrder, { body: { order_id: payer.orderId, ...(await ownerFields()), ...chosen } });
  return redirect_link;
}

type WalletPayment = {
  /** How the rest is paid; `wallet` leaves no rest. */
  method: 'cash_on_delivery' | 'digital_payment' | 'wallet';
  /** What the visitor saw that the wallet pays. */
  amount: number;
  gateway?: Gateway | undefined;
};

/** Pays all or a part from the wallet of the order's owner; an online rest has a URL of the payment provider. */
export async function payFromWallet(orderId: number, { method, amount, gateway }: WalletPayment) {
  const wish = { payment_method: method, partial_payment: 1, wallet_amount: amount, ...(gateway && { gateway }) };
  const body = { order_id: orderId, _method: 'put' as const, ...wish, ...(await ownerFields()) };
  return callApi(switchPaymentMethod, { body });
}

/** Switches to cash on delivery and returns the server's message (PAY-03). */
export async function switchToCash(payer: Payer): Promise<string> {
  const put = { _method: 'put' } as const;
  const { message } =
    payer.kind === 'link'
      ? await callApi(switchToCashByLink, { body: { pay_secret: payer.secret, ...put } })
      : await callApi(switchPaymentMethod, { body: { order_id: payer.orderId, ...put, ...(await ownerFields()) } });
  return message;
}
