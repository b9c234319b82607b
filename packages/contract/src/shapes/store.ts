import Type, { type Static } from 'typebox';

const picture = Type.Union([Type.String(), Type.Null()]);
const flag = Type.Integer({ minimum: 0, maximum: 1 });

/** A store as lists and cards show it. Flags are 0 or 1 and distances metres, as the API has them. */
export const store = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  address: Type.String(),
  logo_full_url: picture,
  cover_photo_full_url: picture,
  module_id: Type.Integer(),
  zone_id: Type.Integer(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  total_items: Type.Integer(),
  featured: flag,
  avg_rating: Type.Union([Type.Number(), Type.Null()]),
  rating_count: Type.Integer(),
  distance: Type.Union([Type.Number(), Type.Null()]),
  active: flag,
  open: flag,
  delivery: flag,
  take_away: flag,
  schedule_order: flag,
  free_delivery: flag,
  minimum_order: Type.Number(),
  delivery_time: Type.String(),
  created_at: Type.String(),
});
export type Store = Static<typeof store>;
