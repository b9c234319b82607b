import type { Body, Reply } from '@rialto/contract/http/endpoint.ts';
import type { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { WantedLine } from '@rialto/contract/shapes/selection.ts';
import type { Contact, Destination } from './destination.ts';

export type Quote = Reply<typeof quoteOrder>;
export type QuoteStore = NonNullable<Quote['store']>;
export type PaymentMethod = Quote['payment_methods'][number]['method'];
export type OrderType = 'delivery' | 'take_away';
export type Source = 'cart' | 'buy_now' | 'campaign';

/** What is bought: the cart, or one stored line. */
export type Basket = { source: 'cart' } | { source: 'buy_now' | 'campaign'; line: WantedLine };

/** The visitor's choices on the page. */
export type CheckoutForm = {
  orderType: OrderType;
  /** The start of a slot; null means now. */
  scheduleAt: string | null;
  couponCode: string | null;
  tip: number;
  note: string;
  /** Null until chosen; until then the first available method is preselected. */
  paymentMethod: PaymentMethod | null;
  /** Whether the wallet pays all of it, or what it has. */
  usesWallet: boolean;
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

type Confirmed = {
  basket: Basket;
  form: CheckoutForm;
  destination: Destination;
  contact: Contact;
  seen: Seen;
  paymentMethod: PaymentMethod;
};

/** The amounts that the visitor saw when confirming; the server compares them with its own. */
export type Seen = {
  total: number;
  /** What the wallet pays; null without the wallet. */
  wallet: number | null;
  cashback: number;
};

/** Everything the visitor confirms by ordering; equal bodies are the same order. */
export function placeBody(confirmed: Confirmed): Body<typeof placeOrder> {
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

/** The contact fields of the API; empty means the customer's own. */
export function contactBody({ contact_person_name, contact_person_number, contact_person_email }: Contact) {
  return { contact_person_name, contact_person_number, contact_person_email: contact_person_email || null };
}
