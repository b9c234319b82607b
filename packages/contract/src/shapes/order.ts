import Type, { type Static } from 'typebox';
import { bill } from './order/bill.ts';
import { linePrices } from './cart.ts';
import { amount, flag, moment, optionalText, picture } from './fields.ts';
import { orderId } from './ids.ts';
import { route } from './order/order-route.ts';
import { parcelDetails, parcelEnd, parcelHead } from './parcel.ts';

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

/** Back to where the money came from, or to the wallet. */
export const refundTo = Type.Union([Type.Literal('original'), Type.Literal('wallet')]);
export type RefundTo = Static<typeof refundTo>;

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
  /** The part that was paid from the wallet, and the rest of the total, which is paid by the payment method. */
  wallet_amount: amount,
  due_amount: amount,
  /** 0 until the store has priced a prescription. */
  is_priced: flag,
  created_at: moment,
  /** The beginning and end of the slot; null for an order that was wanted at once. */
  schedule_at: maybeMoment,
  schedule_until: maybeMoment,
  /** The time zone of the store, or of the shop for a parcel, in which all times of the order are shown. */
  timezone: optionalText,
  store: Type.Union([orderStore, Type.Null()]),
  parcel: Type.Union([parcelHead, Type.Null()]),
};

/** When an order arrives, or is ready for pickup: a span that narrows while the order progresses. */
export const arrival = Type.Object({ from: moment, until: moment, is_late: flag });
export type Arrival = Static<typeof arrival>;

/** When the order reached each of the four steps of its timeline. */
export const stepTimes = {
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
  arrival: Type.Union([arrival, Type.Null()]),
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

/** The delivery person of an order, from when an assignment is accepted. The position is known from pick-up to delivery. */
export const deliveryMan = Type.Object({
  id: Type.Integer(),
  f_name: Type.String({ examples: ['Karim'] }),
  l_name: Type.String({ examples: ['Said'] }),
  image: optionalText,
  image_full_url: picture,
  avg_rating: Type.Union([Type.Number(), Type.Null()]),
  rating_count: Type.Integer(),
  /** Null where the shop hides phone numbers. */
  phone: optionalText,
  lat: Type.Union([Type.Number(), Type.Null()]),
  lng: Type.Union([Type.Number(), Type.Null()]),
});

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
  delivery_man: Type.Union([deliveryMan, Type.Null()]),
  handover_code: optionalText,
  timeline: Type.Array(logEntry),
  ...stepTimes,
  /** Pictures of a prescription, visible only to the owner. */
  attachments: Type.Array(Type.String({ examples: ['/files/0mJq8c1yT5bXw7nR2sLd4fHg6aPeZk3v'] })),
  refund: Type.Union([
    Type.Object({
      reason: Type.String(),
      note: optionalText,
      amount,
      /** What was granted so far. */
      refunded: amount,
      status: Type.String(),
      /** What the shop answered. */
      answer: optionalText,
      created_at: moment,
    }),
    Type.Null(),
  ]),
  /** Where the customer wants money of this order back; null without a choice, which means where it came from. */
  refund_to: Type.Union([refundTo, Type.Null()]),
  /** Money that the shop received but does not keep; `sent_at` is set once it is refunded. */
  money_back: Type.Array(Type.Object({ amount, sent_at: maybeMoment, to: refundTo })),
  parcel_details: Type.Union([parcelDetails, Type.Null()]),
  /** The price of a prescription, for which the order waits until the customer accepts it. */
  price_offer: Type.Union([Type.Object({ note: optionalText, priced_at: moment, is_accepted: flag }), Type.Null()]),
});
export type OrderDetail = Static<typeof orderDetail>;

/**
 * An order in progress. Address, route and code are null for visitors who only have the order number and its phone or email
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
  /** The sender of a parcel and where it is picked up. */
  sender_details: Type.Union([parcelEnd, Type.Null()]),
  /** The code that the sender says at pick-up, where the category of the parcel asks for one. */
  pick_up_code: optionalText,
  delivery_man: Type.Union([deliveryMan, Type.Null()]),
  arrival: Type.Union([arrival, Type.Null()]),
  /** From the courier, or before pick-up from the store or the sender, to the destination. */
  route: Type.Union([route, Type.Null()]),
  /** The code that the customer shows the courier, where the shop asks for it. */
  handover_code: optionalText,
  /** Proves for half an hour that the caller knows number and phone of the order; renewed by every call. */
  tracking_token: optionalText,
});
export type TrackedOrder = Static<typeof trackedOrder>;
