import type { placeOrder } from '@rialto/contract/calls/placing.ts';
import type { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { ChargePayer } from '@rialto/contract/shapes/parcel.ts';
import type { PaymentMethod, PaymentPick, QuoteAmounts } from '../../../features/ordering/form/quote.ts';

/** Where an end of the way is. */
export type Place = { address: string; latitude: number; longitude: number };

/** One end of the way: place, door and contact. */
export type End = {
  place: Place | null;
  road: string;
  house: string;
  floor: string;
  note: string;
  name: string;
  phone: string;
};

export const emptyEnd: End = { place: null, road: '', house: '', floor: '', note: '', name: '', phone: '' };

/** The visitor's input. Missing fields of the sender are proposed. */
export type ParcelForm = PaymentPick & {
  sender: Partial<End>;
  receiver: End;
  categoryId: number | null;
  content: string;
  instructions: number[];
  note: string;
  /** Kilograms: a weight class, or one more than the heaviest. */
  weight: number | null;
  /** The start of a slot; null means now. */
  scheduleAt: string | null;
  tip: number;
  payer: ChargePayer;
};

export const emptyForm: ParcelForm = {
  sender: {},
  receiver: emptyEnd,
  categoryId: null,
  content: '',
  instructions: [],
  note: '',
  weight: null,
  scheduleAt: null,
  tip: 0,
  payer: 'sender',
  paymentMethod: null,
  usesWallet: false,
};

/** The form with the whole sender. */
export type Parcel = Omit<ParcelForm, 'sender'> & { sender: End };

/** Only what the price and the refusals depend on, so that a typed name does not request a quote. */
export function quoteBody(parcel: Parcel): Body<typeof quoteOrder> {
  const { sender, receiver, payer } = parcel;
  return {
    order_type: 'parcel',
    ...(parcel.categoryId !== null && { parcel_category_id: parcel.categoryId }),
    ...(sender.place && { latitude: sender.place.latitude, longitude: sender.place.longitude }),
    ...(receiver.place && {
      receiver_details: { latitude: receiver.place.latitude, longitude: receiver.place.longitude },
    }),
    ...(parcel.weight !== null && { parcel_weight: parcel.weight }),
    parcel_content: textOf(parcel.content),
    order_note: textOf(parcel.note),
    ...(parcel.scheduleAt !== null && { schedule_at: parcel.scheduleAt }),
    ...(parcel.tip > 0 && { dm_tips: parcel.tip }),
    charge_payer: payer,
    ...(payer === 'sender' && parcel.usesWallet && { partial_payment: 1 as const }),
  };
}

type ConfirmedParcel = { parcel: Parcel; seen: QuoteAmounts; paymentMethod: PaymentMethod };

/** Everything the visitor confirms by ordering; equal bodies are the same order. */
export function placeBody({ parcel, seen, paymentMethod }: ConfirmedParcel): Body<typeof placeOrder> {
  const { sender, receiver } = parcel;
  return {
    ...quoteBody({ ...parcel, usesWallet: seen.wallet !== null }),
    ...endBody(sender),
    receiver_details: endBody(receiver),
    parcel_instructions: parcel.instructions,
    order_amount: seen.total,
    payment_method: parcel.payer === 'receiver' ? 'cash_on_delivery' : paymentMethod,
    ...(parcel.payer === 'sender' && seen.wallet !== null && { wallet_amount: seen.wallet }),
  };
}

function endBody({ place, road, house, floor, note, name, phone }: End) {
  return {
    ...(place && { address: place.address, latitude: place.latitude, longitude: place.longitude }),
    ...{ road: textOf(road), house: textOf(house), floor: textOf(floor), additional_information: textOf(note) },
    contact_person_name: name.trim(),
    contact_person_number: phone.trim(),
  };
}

function textOf(typed: string): string | null {
  return typed.trim() || null;
}
