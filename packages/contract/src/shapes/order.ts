import Type, { type Static } from 'typebox';
import { bill } from './bill.ts';
import { linePrices } from './cart.ts';
import { amount, flag, moment, optionalText, picture } from './fields.ts';
import { orderId } from './ids.ts';

export const orderType = Type.Union([Type.Literal('delivery'), Type.Literal('take_away')]);
export const orderSource = Type.Union([Type.Literal('cart'), Type.Literal('buy_now'), Type.Literal('campaign')], {
  default: 'cart',
});
export const paymentMethod = Type.Union([
  Type.Literal('cash_on_delivery'),
  Type.Literal('digital_payment'),
  Type.Literal('offline_payment'),
  Type.Literal('wallet'),
]);

const maybeMoment = Type.Union([moment, Type.Null()]);

const orderStore = Type.Object({
  id: Type.Integer(),
  slug: Type.String({ examples: ['el-bahr-grill'] }),
  name: Type.String({ examples: ['El Bahr Grill'] }),
  logo_full_url: picture,
  address: Type.String(),
  phone: optionalText,
  latitude: Type.Number(),
  longitude: Type.Number(),
  module_id: Type.Integer(),
  zone_id: Type.Integer(),
});

/** The fields of every view of an order. */
const orderHead = {
  id: orderId,
  order_status: Type.String({ examples: ['pending'] }),
  order_type: Type.String({ examples: ['delivery'] }),
  order_amount: amount,
  /** 0 until the store has priced a prescription. */
  is_priced: flag,
  created_at: moment,
  /** The beginning and end of the slot; null for an order that was wanted at once. */
  schedule_at: maybeMoment,
  schedule_until: maybeMoment,
  /** The store's time zone, in which all times of the order are shown; null without a store. */
  timezone: optionalText,
  store: Type.Union([orderStore, Type.Null()]),
};

/** When the order reached each of the four steps of its timeline. */
const stepTimes = {
  pending: maybeMoment,
  confirmed: maybeMoment,
  picked_up: maybeMoment,
  delivered: maybeMoment,
};

const payment = {
  payment_method: Type.String({ examples: ['cash_on_delivery'] }),
  payment_status: Type.String({ examples: ['unpaid'] }),
  /** The stock is reserved until then; null if no payment is expected. */
  pay_before: maybeMoment,
};

/** An order in the customer's lists. */
export const orderCard = Type.Object({
  ...orderHead,
  ...payment,
  items_count: Type.Integer(),
  can_cancel: flag,
  can_refund: flag,
});
export type OrderCard = Static<typeof orderCard>;

const address = Type.Object({
  address: Type.String({ examples: ['12 Harbour Street, Marsa Noor'] }),
  address_type: optionalText,
  road: optionalText,
  house: optionalText,
  floor: optionalText,
  additional_information: optionalText,
  latitude: Type.Number(),
  longitude: Type.Number(),
  contact_person_name: optionalText,
  contact_person_number: optionalText,
});

const orderLine = Type.Object({
  line_no: Type.Integer(),
  model: Type.String({ examples: ['Item'] }),
  item_id: Type.Integer(),
  name: Type.String({ examples: ['Falafel plate'] }),
  image_full_url: picture,
  ...linePrices,
});

const logEntry = Type.Object({ status: Type.String({ examples: ['pending'] }), at: moment, reason: optionalText });

/** Everything about an order, for its owner; an invoice is printed from it too. */
export const orderDetail = Type.Object({
  ...orderCard.properties,
  lines: Type.Array(orderLine),
  bill,
  coupon_code: optionalText,
  delivery_address: Type.Union([address, Type.Null()]),
  contact_person_name: optionalText,
  contact_person_number: optionalText,
  contact_person_email: optionalText,
  order_note: optionalText,
  distance: Type.Union([Type.Integer(), Type.Null()]),
  cancel_reason: optionalText,
  timeline: Type.Array(logEntry),
  ...stepTimes,
  /** Pictures of a prescription, visible only to the owner. */
  attachments: Type.Array(Type.String({ examples: ['/files/0mJq8c1yT5bXw7nR2sLd4fHg6aPeZk3v'] })),
  refund: Type.Union([
    Type.Object({ reason: Type.String(), note: optionalText, amount, status: Type.String(), created_at: moment }),
    Type.Null(),
  ]),
  /** Money that the shop received but does not keep; `sent_at` is set once it is refunded. */
  money_back: Type.Array(Type.Object({ amount, sent_at: maybeMoment })),
});
export type OrderDetail = Static<typeof orderDetail>;

/**
 * An order in progress. Personal fields are null for visitors who only have the order number and its phone or email
 * (trust.md D3).
 */
export const trackedOrder = Type.Object({
  ...orderHead,
  ...stepTimes,
  timeline: Type.Array(logEntry),
  delivery_address: Type.Union([address, Type.Null()]),
  receiver_details: Type.Union([
    Type.Object({ contact_person_name: optionalText, address: optionalText }),
    Type.Null(),
  ]),
  delivery_man: Type.Union([
    Type.Object({
      id: Type.Integer(),
      f_name: Type.String({ examples: ['Karim'] }),
      l_name: Type.String({ examples: ['Said'] }),
      image: optionalText,
      image_full_url: picture,
      avg_rating: Type.Union([Type.Number(), Type.Null()]),
      phone: optionalText,
      lat: Type.Union([Type.Number(), Type.Null()]),
      lng: Type.Union([Type.Number(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type TrackedOrder = Static<typeof trackedOrder>;
