import Type, { type Static } from 'typebox';
import { handoverKinds, type HandoverKind } from './enums.ts';
import { amount, flag, moment, optionalText, orNull, picture } from './fields.ts';
import { id } from './ids.ts';
import { input } from './input.ts';
import { route } from './order/order-route.ts';
import { latitude, longitude } from './point.ts';
import { line, paragraphs } from './text.ts';

export const chargePayers = ['sender', 'receiver'] as const;
export type ChargePayer = (typeof chargePayers)[number];
const chargePayer = Type.Unsafe<ChargePayer>(Type.Union(chargePayers.map((name) => Type.Literal(name))));

/** What the courier needs at one end of the way. */
export const parcelProof = Type.Unsafe<HandoverKind>(Type.Union(handoverKinds.map((kind) => Type.Literal(kind))));

/** What a receiver who is not at home wants. */
export const parcelWishes = ['door', 'neighbour', 'reception', 'later'] as const;
export type ParcelWishKind = (typeof parcelWishes)[number];
const wishKind = Type.Unsafe<ParcelWishKind>(Type.Union(parcelWishes.map((name) => Type.Literal(name))));
const laterMinutes = Type.Union([Type.Literal(15), Type.Literal(30), Type.Literal(60)]);

/** Null means that the receiver is at home after all. `minutes` belongs to `later`. */
export const parcelWishInput = input({
  wish: Type.Union([wishKind, Type.Null()]),
  minutes: Type.Optional(laterMinutes),
  note: Type.Optional(Type.Union([line(200, 0), Type.Null()])),
});
export const parcelWish = Type.Object({
  wish: wishKind,
  minutes: orNull(Type.Integer()),
  note: optionalText,
  at: moment,
});
export type ParcelWish = Static<typeof parcelWish>;

const short = Type.Optional(Type.Union([line(100, 0), Type.Null()]));

/** Accepts more than the rules allow, so that missing fields get the texts of the form. */
const receiverInput = input({
  contact_person_name: Type.Optional(line(100, 0)),
  contact_person_number: Type.Optional(line(30, 0)),
  address: Type.Optional(line(300, 0)),
  latitude: Type.Optional(latitude),
  longitude: Type.Optional(longitude),
  road: short,
  house: short,
  floor: short,
  additional_information: Type.Optional(Type.Union([paragraphs(500, 0, ['Ring twice']), Type.Null()])),
});

const MAX_INSTRUCTIONS = 10;

/** What an order of type parcel has besides; the address and the contact of the order are those of the sender. */
export const parcelRequest = {
  parcel_category_id: Type.Optional(id),
  receiver_details: Type.Optional(receiverInput),
  charge_payer: Type.Optional(chargePayer),
  /** Ids of instructions for the courier. */
  parcel_instructions: Type.Optional(Type.Array(id, { maxItems: MAX_INSTRUCTIONS, uniqueItems: true })),
  /** What is in it; some things are not carried. */
  parcel_content: Type.Optional(Type.Union([line(200, 0), Type.Null()])),
  /** Kilograms. Asked for by categories with weight classes. */
  parcel_weight: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100_000, examples: [5] })),
};

/** What the delivery charge was calculated with: base + distance × per kilometre + category + weight, within bounds. */
export const parcelCharge = Type.Object({
  base: amount,
  per_km: amount,
  category: amount,
  weight: amount,
  minimum: amount,
  maximum: orNull(amount),
});
export type ParcelCharge = Static<typeof parcelCharge>;

/** What a quote says of a parcel besides. */
export const parcelQuote = Type.Object({
  category_id: Type.Integer(),
  name: Type.String({ examples: ['Documents'] }),
  charge: parcelCharge,
  /** 1 if no way along the streets was found: the straight line times a factor counts. */
  distance_is_estimated: flag,
  /** Null until both points are known. */
  route: Type.Union([route, Type.Null()]),
  /** The heaviest that the category takes, in kilograms; null without weight classes. */
  maximum_weight: orNull(Type.Integer()),
  /** Whether the receiver may pay, in cash, and if not, why. */
  receiver_may_pay: flag,
  receiver_refusal: optionalText,
  timezone: Type.String({ examples: ['Africa/Cairo'] }),
});
export type ParcelQuote = Static<typeof parcelQuote>;

/** What every view of an order shows of a parcel; null for other orders. */
export const parcelHead = Type.Object({
  category_id: Type.Integer(),
  name: Type.String({ examples: ['Documents'] }),
  image_full_url: picture,
  /** The first name of the receiver; null for visitors who only have the order number and its phone (trust.md D3). */
  receiver_name: optionalText,
});
export type ParcelHead = Static<typeof parcelHead>;

/** One end of the way of a parcel, for its sender. */
export const parcelEnd = Type.Object({
  contact_person_name: optionalText,
  contact_person_number: optionalText,
  address: optionalText,
  road: optionalText,
  house: optionalText,
  floor: optionalText,
  additional_information: optionalText,
  latitude: orNull(Type.Number()),
  longitude: orNull(Type.Number()),
});
export type ParcelEnd = Static<typeof parcelEnd>;

/** What the sender sees of a parcel besides. */
export const parcelDetails = Type.Object({
  sender: parcelEnd,
  receiver: parcelEnd,
  content: optionalText,
  /** The upper bound of the weight class, in kilograms. */
  weight: orNull(Type.Integer()),
  instruction_ids: Type.Array(Type.Integer()),
  instructions: Type.Array(Type.String()),
  charge_payer: chargePayer,
  charge: parcelCharge,
  distance_is_estimated: flag,
  /** The code that the sender says at pick-up, where the category asks for one; null after pick-up. */
  pick_up_code: optionalText,
  /** The page for the receiver; null if the link was revoked or has ended. */
  receiver_link: optionalText,
  wish: Type.Union([parcelWish, Type.Null()]),
  /** What the courier photographed at each end, visible only to the sender. */
  pick_up_photo: optionalText,
  drop_off_photo: optionalText,
});
export type ParcelDetails = Static<typeof parcelDetails>;
