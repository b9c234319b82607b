import Type, { type Static } from 'typebox';
import { amount, flag, moment, optionalText, orNull, picture } from './fields.ts';

/** The store's current discount on everything it sells. */
const storeDiscount = Type.Object({
  discount: Type.Number({ minimum: 0, maximum: 100 }),
  discount_type: Type.Literal('percent'),
  min_purchase: amount,
  max_discount: orNull(amount),
  start_date: moment,
  end_date: moment,
});

/** A store as lists and cards show it. Flags are 0 or 1 and distances are in metres, as in the rest of the API. */
export const store = Type.Object({
  id: Type.Integer(),
  slug: Type.String({ examples: ['el-bahr-grill'] }),
  name: Type.String({ examples: ['El Bahr Grill'] }),
  address: Type.String({ examples: ['12 Republic Square, Centre'] }),
  logo_full_url: picture,
  cover_photo_full_url: picture,
  module_id: Type.Integer(),
  zone_id: Type.Integer(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  total_items: Type.Integer(),
  featured: flag,
  avg_rating: orNull(Type.Number()),
  rating_count: Type.Integer(),
  distance: orNull(Type.Number()),
  active: flag,
  open: flag,
  /** When it opens next, in words and its local time; null if it is open. */
  opens_text: optionalText,
  delivery: flag,
  take_away: flag,
  schedule_order: flag,
  free_delivery: flag,
  veg: flag,
  non_veg: flag,
  prescription_order: flag,
  minimum_order: amount,
  delivery_time: Type.String({ examples: ['25-40'] }),
  /** Whether it delivers to the visitor's point, in how many minutes and at which price; null without a point. */
  delivers_here: orNull(flag),
  delivery_minutes: Type.Union([Type.Object({ min: Type.Integer(), max: Type.Integer() }), Type.Null()]),
  delivery_charge: orNull(amount),
  discount: Type.Union([storeDiscount, Type.Null()]),
  created_at: moment,
});
export type Store = Static<typeof store>;

/** One shift of a week; day 0 is Sunday, and a closing time before the opening time is past midnight. */
const shift = Type.Object({
  day: Type.Integer({ minimum: 0, maximum: 6 }),
  opening_time: Type.String({ examples: ['09:00'] }),
  closing_time: Type.String({ examples: ['02:00'] }),
});

/** Everything that a store's page shows. */
export const storeDetail = Type.Object({
  ...store.properties,
  about: Type.String(),
  phone: optionalText,
  email: optionalText,
  timezone: Type.String({ examples: ['Africa/Cairo'] }),
  tax: Type.Number({ minimum: 0, maximum: 100 }),
  schedules: Type.Array(shift),
  /** When it opens next, if it is closed now. */
  opens_at: orNull(moment),
  /** The number of ratings with one to five stars. */
  ratings: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
  categories: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String(), items_count: Type.Integer() }),
  ),
});
export type StoreDetail = Static<typeof storeDetail>;
