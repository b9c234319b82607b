import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { couponRefusals } from '../http/refusals.ts';
import { bill } from '../shapes/order/bill.ts';
import { linePrices } from '../shapes/cart.ts';
import { amount, flag, moment, picture, walletOffer } from '../shapes/fields.ts';
import { guestId } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { paymentMethod } from '../shapes/order.ts';
import { couponCode, orderRequest } from '../shapes/order/order-request.ts';
import { parcelQuote } from '../shapes/parcel.ts';

const group = 'orders';
const needs = ['owner'] as const;

const problem = Type.Object({ code: Type.String({ examples: ['below_minimum'] }), message: Type.String() });

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/customer/order/quote',
  group,
  summary:
    'What an order would cost and why, how it can be paid and when it can come; takes the body of placing. Nothing is ordered.',
  needs,
  body: input(orderRequest),
  reply: Type.Object({
    store: Type.Union([
      Type.Object({
        id: Type.Integer(),
        slug: Type.String(),
        name: Type.String(),
        zone_id: Type.Integer(),
        module_id: Type.Integer(),
        timezone: Type.String({ examples: ['Africa/Cairo'] }),
        delivery: flag,
        take_away: flag,
        schedule_order: flag,
        open: flag,
        minimum_order: amount,
      }),
      Type.Null(),
    ]),
    lines: Type.Array(
      Type.Object({
        item_id: Type.Integer(),
        model: Type.String({ examples: ['Item'] }),
        name: Type.String({ examples: ['Falafel plate'] }),
        image_full_url: picture,
        ...linePrices,
        problem: Type.Union([problem, Type.Null()]),
      }),
    ),
    bill,
    coupon: Type.Union([Type.Object({ code: Type.String(), title: Type.String() }), Type.Null()]),
    /** What the customer gets back to the wallet on delivery; null for guests and without an offer. */
    cashback: Type.Union([
      Type.Object({ amount, title: Type.String({ examples: ['Weekend cashback'] }) }),
      Type.Null(),
    ]),
    /** Everything that prevents placing this order, most important first. */
    problems: Type.Array(problem),
    payment_methods: Type.Array(
      Type.Object({ method: paymentMethod, allowed: flag, reason: Type.Union([problem, Type.Null()]) }),
    ),
    /** What the wallet could pay; null for guests and where the shop has no wallet. */
    wallet: Type.Union([walletOffer, Type.Null()]),
    /** The delivery slots within the store's hours, or the pick-up slots of a parcel; empty if the store does not take scheduled orders. */
    slots: Type.Array(Type.Object({ from: moment, to: moment })),
    distance: Type.Union([Type.Integer(), Type.Null()]),
    delivery_minutes: Type.Union([Type.Object({ min: Type.Integer(), max: Type.Integer() }), Type.Null()]),
    maximum_tip: amount,
    cart_version: Type.Union([Type.Integer(), Type.Null()]),
    /** Only for a parcel. */
    parcel: Type.Union([parcelQuote, Type.Null()]),
  }),
  refuses: ['not_found', 'line_required', 'price_changed', 'prescription_required', 'sign_in_required'],
});

export const applyCoupon = endpoint({
  method: 'GET',
  path: '/coupon/apply',
  group,
  summary: 'What a coupon takes off the cart. Wrong codes are counted.',
  needs,
  query: input({ code: couponCode, guest_id: guestId }),
  reply: Type.Object({
    code: Type.String(),
    title: Type.String(),
    coupon_type: Type.String({ examples: ['default'] }),
    /** The current discount; 0 for free delivery. */
    discount: amount,
    min_purchase: amount,
  }),
  refuses: ['cart_empty', ...couponRefusals],
});
