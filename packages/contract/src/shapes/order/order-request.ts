import Type from 'typebox';
import { EMAIL_MAX_LENGTH } from '../email-address.ts';
import { gateway } from '../enums.ts';
import { flag } from '../fields.ts';
import { guestId } from '../ids.ts';
import { orderSource, orderType, paymentMethod } from '../order.ts';
import { parcelRequest } from '../parcel.ts';
import { latitude, longitude } from '../point.ts';
import { requestedCartLine } from '../selection.ts';
import { line, paragraphs } from '../text.ts';

export const couponCode = Type.String({ pattern: '^[A-Za-z0-9-]{3,30}$', examples: ['AHLAN'] });
export const tip = Type.Optional(Type.Number({ minimum: 0, maximum: 1e12, examples: [1] }));
const when = Type.Optional(
  Type.Union([Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$' }), Type.Null()], {
    examples: [null],
    description: 'The beginning of a slot that a quote offered, in UTC; null or nothing means now',
  }),
);

const short = Type.Optional(Type.Union([line(100, 0), Type.Null()]));

/**
 * The destination and the contact. Accepts more than the rules allow, so that missing fields get the texts of the form.
 */
export const destination = {
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
export const orderNote = Type.Optional(Type.Union([paragraphs(500, 0, ['No onions, please']), Type.Null()]));
/** Sent by some clients and ignored: the server computes it. */
export const distance = Type.Optional(Type.Number());

/** What the visitor saw that the wallet pays; compared, never believed. */
export const walletAmount = Type.Optional(Type.Number({ minimum: 0, maximum: 1e15, examples: [5] }));

/**
 * What is bought or sent, how it reaches the buyer or the receiver and how it is paid: the body of a quote, and of placing
 * (API-08).
 */
export const orderRequest = {
  source: Type.Optional(orderSource),
  /** What is bought, unless it is the cart. */
  line: Type.Optional(requestedCartLine),
  /** The same as a line with its source: an item is bought at once, an item of a campaign from its campaign. */
  buy_now: Type.Optional(requestedCartLine),
  order_type: Type.Union([...orderType.anyOf, Type.Literal('parcel')]),
  latitude: Type.Optional(latitude),
  longitude: Type.Optional(longitude),
  schedule_at: when,
  coupon_code: Type.Optional(couponCode),
  dm_tips: tip,
  guest_id: guestId,
  ...destination,
  order_note: orderNote,
  /** The total that the visitor saw and confirmed; compared, never believed. */
  order_amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15, examples: [12.5] })),
  /** The cashback that the visitor saw; placing refuses if it would now be less. */
  cashback_amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15, examples: [0] })),
  payment_method: Type.Optional(paymentMethod),
  gateway: Type.Optional(gateway),
  /** 1 takes what the wallet has and pays only the rest by the method. */
  partial_payment: Type.Optional(flag),
  wallet_amount: walletAmount,
  distance,
  ...parcelRequest,
};
