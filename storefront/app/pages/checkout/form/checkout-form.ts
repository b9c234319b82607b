import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { RequestedCartLine } from '@rialto/contract/shapes/selection.ts';
import { contactBody, type Contact } from '../../../features/ordering/form/contact.ts';
import type { PaymentMethod, PaymentPick, Quote, QuoteAmounts } from '../../../features/ordering/form/quote.ts';
import type { Destination } from '../../../features/ordering/form/destination.ts';

export type QuoteStore = NonNullable<Quote['store']>;
export type OrderType = 'delivery' | 'take_away';
export type Source = 'cart' | 'buy_now' | 'campaign';

/** What is bought: the cart, or one stored line. */
export type Basket = { source: 'cart' } | { source: 'buy_now' | 'campaign'; line: RequestedCartLine };

/** The visitor's choices on the page. */
export type CheckoutForm = PaymentPick & {
  orderType: OrderType;
  /** The start of a slot; null means now. */
  scheduleAt: string | null;
  couponCode: string | null;
  tip: number;
  note: string;
};

export const emptyForm: CheckoutForm = {
  orderType: 'delivery',
  scheduleAt: null,
  couponCode: null,
  tip: 0,
  note: '',
  paymentMethod: null,
  usesWallet: false,
};

type Point = Pick<Destination, 'latitude' | 'longitude'>;

/** Only what the price depends on, so that other changes do not request a quote. */
export function quoteBody(basket: Basket, form: CheckoutForm, point: Point | null): Body<typeof quoteOrder> {
  const isDelivery = form.orderType === 'delivery';
  return {
    source: basket.source,
    ...(basket.source !== 'cart' && { line: basket.line }),
    order_type: form.orderType,
    ...(isDelivery && point && { latitude: point.latitude, longitude: point.longitude }),
    ...(form.scheduleAt !== null && { schedule_at: form.scheduleAt }),
    ...(form.couponCode !== null && { coupon_code: form.couponCode }),
    ...(isDelivery && form.tip > 0 && { dm_tips: form.tip }),
    ...(form.usesWallet && { partial_payment: 1 as const }),
  };
}

type ConfirmedOrder = {
  basket: Basket;
  form: CheckoutForm;
  destination: Destination;
  contact: Contact;
  seen: QuoteAmounts;
  paymentMethod: PaymentMethod;
};

/** Everything the visitor confirms by ordering; equal bodies are the same order. */
export function placeBody(confirmed: ConfirmedOrder): Body<typeof placeOrder> {
  const { basket, destination, contact, seen, paymentMethod } = confirmed;
  const form = { ...confirmed.form, usesWallet: seen.wallet !== null };
  return {
    ...quoteBody(basket, form, form.orderType === 'delivery' ? destination : null),
    ...(form.orderType === 'delivery' && addressBody(destination)),
    ...contactBody(contact),
    order_note: form.note.trim() || null,
    order_amount: seen.total,
    payment_method: paymentMethod,
    ...(seen.wallet !== null && { wallet_amount: seen.wallet }),
    ...(seen.cashback > 0 && { cashback_amount: seen.cashback }),
  };
}

/** The address fields of the API. */
export function addressBody(destination: Destination) {
  const { address, address_type, road, house, floor, additional_information } = destination;
  return {
    ...{ address, address_type, road, house, floor, additional_information },
    latitude: destination.latitude,
    longitude: destination.longitude,
  };
}
