import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { EMAIL_MAX_LENGTH } from '../shapes/email-address.ts';
import { couponRefusals, type RefusalCode } from '../http/refusals.ts';
import { amount, moment, optionalText } from '../shapes/fields.ts';
import { gateway } from '../shapes/enums.ts';
import { guestId, id, orderId } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { orderType, paymentMethod } from '../shapes/order.ts';
import { latitude, longitude } from '../shapes/point.ts';
import { line, paragraphs } from '../shapes/text.ts';
import { tip, orderRequest } from '../shapes/order-request.ts';

const group = 'orders';
const needs = ['owner'] as const;

const short = Type.Optional(Type.Union([line(100, 0), Type.Null()]));

/**
 * The destination and the contact. Accepts more than the rules allow, so that missing fields get the texts of the form.
 */
const destination = {
  address: Type.Optional(line(300, 0)),
  address_type: short,
  road: short,
  house: short,
  floor: short,
  additional_information: Type.Optional(Type.Union([paragraphs(500, 0, ['Ring twice']), Type.Null()])),
  contact_person_name: Type.Optional(line(100, 0)),
  contact_person_number: Type.Optional(line(30, 0)),
  contact_person_email: Type.Optional(Type.Union([line(EMAIL_MAX_LENGTH, 0), Type.Null()])),
};
const orderNote = Type.Optional(Type.Union([paragraphs(500, 0, ['No onions, please']), Type.Null()]));
/** Sent by some clients and ignored: the server computes it. */
const distance = Type.Optional(Type.Number());

const placed = Type.Object({
  order_id: orderId,
  order_amount: amount,
  order_status: Type.String({ examples: ['pending'] }),
  payment_method: paymentMethod,
  payment_status: Type.String({ examples: ['unpaid'] }),
  pay_before: Type.Union([moment, Type.Null()]),
  /** The payment page of a digital payment; null otherwise, or while the provider is unreachable. */
  redirect_link: optionalText,
  contact_person_number: optionalText,
});

const placeRefusals: RefusalCode[] = [
  'key_required',
  'key_reused',
  'guest_checkout_off',
  'sign_in_required',
  'not_found',
  'line_required',
  'cart_empty',
  'price_changed',
  'item_unavailable',
  'item_not_now',
  'campaign_over',
  'choice_unknown',
  'out_of_stock',
  'variation_out_of_stock',
  'quantity_limit',
  'store_unavailable',
  'store_closed',
  'no_schedule',
  'schedule_invalid',
  'no_delivery',
  'no_take_away',
  'out_of_zone',
  'below_minimum',
  'address_required',
  'name_required',
  'phone_required',
  'phone_invalid',
  'tip_invalid',
  ...couponRefusals,
  'cash_not_allowed',
  'cash_maximum',
  'payment_method_unavailable',
];

export const placeOrder = endpoint({
  method: 'POST',
  path: '/customer/order/place',
  group,
  summary:
    'Places an order, once: the same Idempotency-Key gives the same order. The total confirmed is held against ours.',
  needs,
  body: input({
    ...orderRequest,
    ...destination,
    order_note: orderNote,
    /** The total that the visitor saw and confirmed. */
    order_amount: Type.Number({ minimum: 0, maximum: 1e15, examples: [12.5] }),
    payment_method: paymentMethod,
    gateway: Type.Optional(gateway),
    distance,
  }),
  reply: placed,
  refuses: placeRefusals,
});

export const placePrescription = endpoint({
  method: 'POST',
  path: '/customer/order/prescription/place',
  group,
  summary: 'Orders from a pharmacy by pictures of a prescription; the store says later what it costs.',
  needs,
  body: input({
    store_id: id,
    order_type: Type.Optional(orderType),
    latitude: Type.Optional(latitude),
    longitude: Type.Optional(longitude),
    ...destination,
    order_note: orderNote,
    dm_tips: tip,
    distance,
    guest_id: guestId,
  }),
  // One more than allowed, so that the fourth picture is refused with the text of the specification.
  files: { order_attachment: { maxCount: 4, maxBytes: 5_000_000 } },
  reply: placed,
  refuses: [
    'prescription_missing',
    'prescription_too_many',
    'no_prescriptions',
    'not_found',
    'guest_checkout_off',
    'store_unavailable',
    'store_closed',
    'no_delivery',
    'no_take_away',
    'out_of_zone',
    'address_required',
    'name_required',
    'phone_required',
    'phone_invalid',
    'tip_invalid',
    'cash_not_allowed',
    'key_reused',
  ],
});
