import Type, { type Static } from 'typebox';
import { amount, discountType, flag, moment, optionalText, orNull, picture } from './fields.ts';
import { moduleTypes, type ModuleType } from './module.ts';

const timeOfDay = orNull(Type.String({ examples: ['09:00'] }));
const moduleType = Type.Unsafe<ModuleType>(Type.Union(moduleTypes.map((name) => Type.Literal(name))));

/** An item as lists and cards show it. `discount` is the one that applies now, from the item, its store or a sale. */
export const item = Type.Object({
  id: Type.Integer(),
  slug: Type.String({ examples: ['falafel-plate'] }),
  name: Type.String({ examples: ['Falafel plate'] }),
  image_full_url: picture,
  /** The beginning of the description, only in the lists of one store. */
  description: Type.Optional(Type.String()),
  unit_type: optionalText,
  price: amount,
  final_price: amount,
  discount: Type.Number({ minimum: 0 }),
  discount_type: discountType,
  store_discount: Type.Number({ minimum: 0, maximum: 100 }),
  /** The same under its older name. */
  restaurant_discount: Type.Number({ minimum: 0, maximum: 100 }),
  flash_sale: flag,
  store_id: Type.Integer(),
  store_slug: Type.String(),
  store_name: Type.String({ examples: ['El Bahr Grill'] }),
  module_id: Type.Integer(),
  module_type: moduleType,
  zone_id: Type.Integer(),
  category_id: Type.Integer(),
  category_ids: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  brand_id: orNull(Type.Integer()),
  /** null if stock is not tracked, as for food. */
  stock: orNull(Type.Integer()),
  maximum_cart_quantity: orNull(Type.Integer()),
  available_time_starts: timeOfDay,
  available_time_ends: timeOfDay,
  available_now: flag,
  schedule_order: flag,
  veg: orNull(flag),
  halal_tag_status: flag,
  is_halal: flag,
  organic: flag,
  recommended: flag,
  is_prescription_required: flag,
  has_options: flag,
  avg_rating: orNull(Type.Number()),
  rating_count: Type.Integer(),
  open: flag,
  /** When it can be ordered next, in words and the store's local time; null if it can be ordered now. */
  opens_text: optionalText,
  distance: orNull(Type.Number()),
  delivery_time: Type.String(),
  free_delivery: flag,
  created_at: moment,
});
export type Item = Static<typeof item>;

const variation = Type.Object({
  type: Type.String({ examples: ['Red-XL'] }),
  label: Type.String(),
  price: amount,
  stock: Type.Integer(),
});
const foodVariation = Type.Object({
  name: Type.String({ examples: ['Size'] }),
  type: Type.Union([Type.Literal('single'), Type.Literal('multi')]),
  min: Type.Integer(),
  max: Type.Integer(),
  required: Type.Union([Type.Literal('on'), Type.Literal('off')]),
  values: Type.Array(Type.Object({ label: Type.String({ examples: ['Large'] }), optionPrice: amount })),
});
const choiceOption = Type.Object({
  name: Type.String({ examples: ['choice_0'] }),
  title: Type.String({ examples: ['Colour'] }),
  options: Type.Array(Type.String({ examples: ['Red'] })),
});
const addOn = Type.Object({ id: Type.Integer(), store_id: Type.Integer(), name: Type.String(), price: amount });

const named = Type.Object({ id: Type.Integer(), name: Type.String() });

/** The options of an item. */
const itemOptions = {
  variations: Type.Array(variation),
  food_variations: Type.Array(foodVariation),
  choice_options: Type.Array(choiceOption),
  add_ons: Type.Array(addOn),
};

/** Everything that the dialog and the page of an item show. */
export const itemDetail = Type.Object({
  ...item.properties,
  description: Type.String(),
  images_full_url: Type.Array(Type.String()),
  ...itemOptions,
  brand: Type.Union([named, Type.Null()]),
  common_condition: Type.Union([named, Type.Null()]),
  tax: Type.Number({ minimum: 0, maximum: 100 }),
  /** How many customers have it among their favourites. */
  wishlist_count: Type.Integer(),
  /** The number of ratings with one to five stars. */
  ratings: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
  /** Present only for campaign items. */
  available_date_starts: orNull(moment),
  available_date_ends: orNull(moment),
});
export type ItemDetail = Static<typeof itemDetail>;
