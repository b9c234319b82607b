import Type, { type Static } from 'typebox';
import { vehicles, type Vehicle } from './enums.ts';
import { amount, flag, moment, optionalText, orNull, picture } from './fields.ts';
import { orderId } from './ids.ts';
import { arrival } from './order.ts';
import { route } from './order/order-route.ts';
import { parcelProof, parcelWish } from './parcel.ts';

export const vehicle = Type.Unsafe<Vehicle>(Type.Union(vehicles.map((name) => Type.Literal(name))));
const degrees = Type.Number();

const orNothing = <T extends typeof arrival | typeof route>(schema: T) => Type.Union([schema, Type.Null()]);

/** A courier as customers, staff and the courier see them. */
export const courierHead = {
  id: Type.Integer(),
  f_name: Type.String({ examples: ['Karim'] }),
  l_name: Type.String({ examples: ['Said'] }),
  vehicle,
  image_full_url: picture,
  avg_rating: orNull(Type.Number()),
  rating_count: Type.Integer(),
};

const stopState = Type.Union([Type.Literal('offered'), Type.Literal('accepted'), Type.Literal('picked_up')]);
const nextStep = Type.Union([Type.Literal('accept'), Type.Literal('pick_up'), Type.Literal('deliver')]);

/** One order of a courier's run. Contents and address of the customer are null until the courier accepts. */
export const stop = Type.Object({
  /** The id of the assignment. */
  id: Type.Integer(),
  state: stopState,
  order_id: orderId,
  order_status: Type.String({ examples: ['handover'] }),
  is_ready: flag,
  next_step: nextStep,
  /** An offer that is not accepted by then goes to another courier. */
  offer_ends_at: orNull(moment),
  pick_up: Type.Object({
    name: Type.String({ examples: ['El Bahr Grill'] }),
    address: Type.String(),
    /** Of the door of a sender; null for a store. */
    road: optionalText,
    house: optionalText,
    floor: optionalText,
    note: optionalText,
    phone: optionalText,
    latitude: degrees,
    longitude: degrees,
  }),
  drop_off: Type.Object({
    /** Only the first name. */
    name: Type.String({ examples: ['Mariam'] }),
    address: Type.String(),
    road: optionalText,
    house: optionalText,
    floor: optionalText,
    note: optionalText,
    phone: optionalText,
    latitude: degrees,
    longitude: degrees,
  }),
  lines: Type.Array(
    Type.Object({
      name: Type.String({ examples: ['Falafel plate'] }),
      quantity: Type.Integer(),
      choices: Type.Array(Type.String()),
      note: optionalText,
    }),
  ),
  order_note: optionalText,
  /** 0 for an order that is paid. */
  cash_to_collect: amount,
  /** Where the cash is collected. */
  cash_at: Type.Union([Type.Literal('pick_up'), Type.Literal('drop_off')]),
  /** Null for an order of a store. */
  parcel: Type.Union([
    Type.Object({
      name: Type.String({ examples: ['Documents'] }),
      content: optionalText,
      /** The upper bound of the weight class, in kilograms. */
      weight: orNull(Type.Integer()),
      instructions: Type.Array(Type.String()),
      pick_up_proof: parcelProof,
      drop_off_proof: parcelProof,
      wish: Type.Union([parcelWish, Type.Null()]),
    }),
    Type.Null(),
  ]),
  arrival: orNothing(arrival),
  /** To the next place: the store or the sender, then the customer or the receiver. */
  route: orNothing(route),
});
export type Stop = Static<typeof stop>;
