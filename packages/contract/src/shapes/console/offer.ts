import Type, { type Static } from 'typebox';
import { amount, discountType, optionalText, orNull, picture } from '../fields.ts';
import { id, longId } from '../ids.ts';
import { input } from '../input.ts';
import { line, paragraphs } from '../text.ts';

export const offerKinds = ['banner', 'basic_campaign', 'item_campaign', 'flash_sale', 'coupon', 'cashback'] as const;
export type OfferKind = (typeof offerKinds)[number];
export const offerKind = Type.Unsafe<OfferKind>(Type.Union(offerKinds.map((name) => Type.Literal(name))));

/** off: switched off by staff. The others follow from the dates. */
export const offerStates = ['running', 'planned', 'over', 'off'] as const;
export type OfferState = (typeof offerStates)[number];
const offerState = Type.Unsafe<OfferState>(Type.Union(offerStates.map((name) => Type.Literal(name))));

export const couponKinds = ['default', 'first_order', 'store_wise', 'zone_wise', 'free_delivery'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** A time by the clocks of the shop, without a zone. */
const localTime = Type.String({
  pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$',
  examples: ['2026-03-01T10:00'],
});
const optionalId = Type.Optional(orNull(id));
const optionalLongId = Type.Optional(orNull(longId));
const optionalAmount = Type.Optional(orNull(Type.Number({ minimum: 0, maximum: 1e9, examples: [5] })));
const optionalCount = Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 1e9 })));
const pictureId = Type.Optional(orNull(Type.String({ pattern: '^[a-z0-9-]{1,80}$', examples: ['offer'] })));

/** One item of a flash sale. */
const flashItem = input({
  item_id: longId,
  discount_type: discountType,
  discount: Type.Number({ minimum: 0, maximum: 1e9, examples: [20] }),
  stock: Type.Integer({ minimum: 1, maximum: 1e6 }),
});

const code = Type.String({ pattern: '^[A-Za-z0-9-]{0,30}$', examples: ['SPRING'] });

/** What staff fill in. Each kind reads its own fields; the others are ignored. */
export const offerForm = input({
  title_en: line(120, 0),
  title_ar: Type.Optional(orNull(line(120, 0))),
  description_en: Type.Optional(paragraphs(2_000, 0, ['Two weeks of grill'])),
  description_ar: Type.Optional(orNull(paragraphs(2_000, 0, ['أسبوعان من الشواء']))),
  picture: pictureId,
  picture_ar: pictureId,
  /** Null for a banner that is shown without a limit. */
  starts: Type.Optional(orNull(localTime)),
  ends: Type.Optional(orNull(localTime)),
  module_id: optionalId,
  zone_id: optionalId,
  store_id: optionalId,
  store_ids: Type.Optional(Type.Array(id, { maxItems: 500, uniqueItems: true })),
  category_id: optionalId,
  /** Of a banner that leads to an item. */
  item_id: optionalLongId,
  link: Type.Optional(orNull(line(500, 0))),
  position: optionalCount,
  code: Type.Optional(code),
  coupon_kind: Type.Optional(Type.Unsafe<CouponKind>(Type.Union(couponKinds.map((name) => Type.Literal(name))))),
  is_public: Type.Optional(Type.Boolean()),
  discount_type: Type.Optional(discountType),
  discount: optionalAmount,
  minimum: optionalAmount,
  maximum: optionalAmount,
  limit_per_customer: optionalCount,
  total_limit: optionalCount,
  price: optionalAmount,
  stock: optionalCount,
  /** The stock that the form showed: orders may have taken some since. */
  stock_before: optionalCount,
  maximum_cart_quantity: optionalCount,
  items: Type.Optional(Type.Array(flashItem, { maxItems: 500 })),
});
export type OfferForm = Static<typeof offerForm>;

const namedOffer = Type.Object({ kind: offerKind, id, title: Type.String() });

/** An offer in lists and in the calendar. Times are by the clocks of the shop. */
export const offerCard = Type.Object({
  kind: offerKind,
  id,
  title: Type.String(),
  state: offerState,
  starts: optionalText,
  ends: optionalText,
  picture_url: picture,
  code: optionalText,
  discount_type: orNull(Type.String()),
  discount: orNull(amount),
  /** The store, module or zone that it is limited to; null for everywhere. */
  place: optionalText,
  used: Type.Integer(),
  limit: orNull(Type.Integer()),
  overlaps: Type.Array(namedOffer),
});
export type OfferCard = Static<typeof offerCard>;

/** An item that an offer names, as the form shows it. */
export const offerItem = Type.Object({
  id: longId,
  name: Type.String(),
  store_name: Type.String(),
  module_id: id,
  price: amount,
  picture_url: picture,
});
export type OfferItem = Static<typeof offerItem>;

/** An offer for its form: what can be changed, and what goes with it. */
export const offer = Type.Object({
  kind: offerKind,
  id,
  state: offerState,
  form: Type.Unsafe<OfferForm>(Type.Object({}, { additionalProperties: true })),
  items: Type.Array(offerItem),
  picture_url: picture,
  picture_ar_url: picture,
  used: Type.Integer(),
});
export type Offer = Static<typeof offer>;
