import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { couponRefusals, parcelRefusals, type RefusalCode } from '../http/refusals.ts';
import { amount, moment, optionalText } from '../shapes/fields.ts';
import { guestId, id, orderId } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { orderType, paymentMethod } from '../shapes/order.ts';
import { latitude, longitude } from '../shapes/point.ts';
import { destination, distance, orderNote, orderRequest, tip } from '../shapes/order/order-request.ts';

const group = 'orders';
const needs = ['owner'] as const;

const placed = Type.Object({
  order_id: orderId,
  order_amount: amount,
  /** The part that was paid from the wallet, and the rest of the total. */
  wallet_amount: amount,
  due_amount: amount,
  order_status: Type.String({ examples: ['pending'] }),
  payment_method: paymentMethod,
  payment_status: Type.String({ examples: ['unpaid'] }),
  pay_before: Type.Union([moment, Type.Null()]),
  /** The payment page of a digital payment; null otherwise, or while the provider is unreachable. */
  redirect_link: optionalText,
  /** The same under the name that other clients read. */
  payment_url: optionalText,
  message: Type.String({ examples: ['Thank you for your order'] }),
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
  'cashback_changed',
  'item_unavailable',
  'item_not_now',
  'prescription_required',
  'campaign_over',
  'choice_unknown',
  'out_of_stock',
  'variation_out_of_stock',
  'quantity_limit',
  'store_unavailable',
  'store_closed',
  'no_schedule',
  'schedule_invalid',
  'slot_full',
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
  ...parcelRefusals,
  'cash_not_allowed',
  'cash_maximum',
  'payment_method_unavailable',
  'wallet_too_low',
  'wallet_changed',
];

export const placeOrder = endpoint({
  method: 'POST',
  path: '/customer/order/place',
  group,
  summary:
    'Places an order, once: the same Idempotency-Key gives the same order. The confirmed total, if sent, must be ours.',
  needs,
  body: input({ ...orderRequest, payment_method: paymentMethod }),
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
