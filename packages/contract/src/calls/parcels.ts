import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { pageReply, paging } from '../http/paging.ts';
import { arrival, deliveryMan, stepTimes } from '../shapes/order.ts';
import { amount, flag, moment, optionalText, orNull, picture } from '../shapes/fields.ts';
import { guestId, orderId } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { route } from '../shapes/order/order-route.ts';
import { parcelEnd, parcelProof, parcelWish, parcelWishInput } from '../shapes/parcel.ts';

export const listParcelCategories = endpoint({
  method: 'GET',
  path: '/parcel-category',
  group: 'parcels',
  summary: 'What can be sent.',
  needs: ['module'],
  cacheSeconds: 300,
  reply: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String({ examples: ['Documents'] }),
      description: Type.String(),
      image_full_url: picture,
      /** Added to the charge for every parcel of this category. */
      surcharge: amount,
      /** Weight classes, lightest first; empty if the weight does not matter. */
      weights: Type.Array(Type.Object({ up_to: Type.Integer({ description: 'kilograms' }), surcharge: amount })),
      pick_up_proof: parcelProof,
      drop_off_proof: parcelProof,
    }),
  ),
});

export const listParcelInstructions = endpoint({
  method: 'GET',
  path: '/customer/order/parcel-instructions',
  group: 'parcels',
  summary: 'The instructions for the courier that a sender can choose.',
  cacheSeconds: 300,
  query: input({ ...paging }),
  reply: Type.Object({
    ...pageReply,
    data: Type.Array(Type.Object({ id: Type.Integer(), instruction: Type.String() })),
  }),
});

export const listTips = endpoint({
  method: 'GET',
  path: '/most-tips',
  group: 'parcels',
  summary: 'The tips that customers give most often, smallest first.',
  cacheSeconds: 300,
  reply: Type.Array(Type.Object({ amount, is_most_chosen: Type.Integer({ minimum: 0, maximum: 1 }) })),
});

export const listParcelReceivers = endpoint({
  method: 'GET',
  path: '/customer/parcel-receivers',
  group: 'parcels',
  summary: 'The receivers of the caller’s parcels, latest first.',
  needs: ['owner'],
  query: input({ guest_id: guestId }),
  reply: Type.Array(parcelEnd),
});

export const changeReceiverLink = endpoint({
  method: 'POST',
  path: '/customer/order/parcel-link',
  group: 'parcels',
  summary: 'Revokes the link of the receiver of a running parcel (0), or makes a new one (1); older links end.',
  needs: ['owner'],
  body: input({ order_id: orderId, is_active: flag, guest_id: guestId }),
  reply: Type.Object({ receiver_link: optionalText }),
  refuses: ['order_unknown', 'order_step_refused'],
});

/** Says nothing about the sender but a first name. */
const receivedParcel = Type.Object({
  order_id: orderId,
  order_status: Type.String({ examples: ['picked_up'] }),
  sender_name: Type.String({ examples: ['Mariam'] }),
  receiver_name: Type.String({ examples: ['Omar'] }),
  name: Type.String({ examples: ['Documents'] }),
  image_full_url: picture,
  address: optionalText,
  latitude: orNull(Type.Number()),
  longitude: orNull(Type.Number()),
  timezone: Type.String({ examples: ['Africa/Cairo'] }),
  schedule_at: orNull(moment),
  schedule_until: orNull(moment),
  ...stepTimes,
  arrival: Type.Union([arrival, Type.Null()]),
  delivery_man: Type.Union([deliveryMan, Type.Null()]),
  /** From the courier to the door, from pick-up on. */
  route: Type.Union([route, Type.Null()]),
  /** What the receiver pays in cash at the door; 0 if the sender pays. */
  cash_to_pay: amount,
  handover_code: optionalText,
  wish: Type.Union([parcelWish, Type.Null()]),
  /** Until the parcel is handed over. */
  can_choose: flag,
  /** For the stream of this order; renewed by every call. */
  tracking_token: optionalText,
});

const ofReceiver = { group: 'parcels', needs: ['receiver'] } as const;

export const readReceivedParcel = endpoint({
  method: 'GET',
  path: '/parcel/receive',
  ...ofReceiver,
  summary: 'Where a parcel is, for its receiver, whose link ends after the delivery.',
  reply: receivedParcel,
  refuses: ['receiver_link_unknown', 'receiver_link_ended'],
});

export const wishHandover = endpoint({
  method: 'POST',
  path: '/parcel/receive/wish',
  ...ofReceiver,
  summary: 'Where and when the receiver wants the parcel handed over.',
  body: parcelWishInput,
  reply: receivedParcel,
  refuses: ['receiver_link_unknown', 'receiver_link_ended', 'order_step_refused', 'wish_needs_no_cash'],
});
