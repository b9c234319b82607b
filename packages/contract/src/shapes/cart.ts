import Type, { type Static } from 'typebox';
import { amount, flag, moment, optionalText, picture } from './fields.ts';
import { moduleTypes, type ModuleType } from './module.ts';

const discountKind = Type.Union([
  Type.Literal('none'),
  Type.Literal('item'),
  Type.Literal('store'),
  Type.Literal('flash_sale'),
]);

/** Why a line cannot be ordered as it is, with the code and text of a refusal. */
const problem = Type.Object({ code: Type.String({ examples: ['out_of_stock'] }), message: Type.String() });
export type Problem = Static<typeof problem>;

/** The chosen options in the visitor's language; a variation of an article has its key as type. */
const chosen = Type.Object({
  name: Type.String({ examples: ['Size'] }),
  type: optionalText,
  values: Type.Array(Type.Object({ label: Type.String({ examples: ['Large'] }), optionPrice: amount })),
});

const chosenAddOn = Type.Object({ id: Type.Integer(), name: Type.String(), price: amount, quantity: Type.Integer() });

/** The prices of one line: items less discount, and add-ons. */
export const linePrices = {
  /** Of one unit, with its options and before any discount. */
  price: amount,
  quantity: Type.Integer({ minimum: 1 }),
  discount: amount,
  discount_kind: discountKind,
  add_ons_price: amount,
  total: amount,
  variation: Type.Array(chosen),
  add_ons: Type.Array(chosenAddOn),
  /** What the customer asks of the kitchen or the store for this line. */
  note: optionalText,
};

export const cartLine = Type.Object({
  id: Type.Integer(),
  model: Type.Union([Type.Literal('Item'), Type.Literal('ItemCampaign')]),
  item_id: Type.Integer(),
  item: Type.Object({
    /** The id of the line, as `cart_id` in the calls that change it. */
    cart_id: Type.Integer(),
    slug: optionalText,
    name: Type.String({ examples: ['Falafel plate'] }),
    image_full_url: picture,
    unit_type: optionalText,
    /** Of the chosen variation; null if stock is not tracked. */
    stock: Type.Union([Type.Integer(), Type.Null()]),
    maximum_cart_quantity: Type.Union([Type.Integer(), Type.Null()]),
    is_prescription_required: flag,
    has_options: flag,
  }),
  ...linePrices,
  /** Null if the line can be ordered. A line with a problem is not part of any sum. */
  problem: Type.Union([problem, Type.Null()]),
});
export type CartLine = Static<typeof cartLine>;

const cartStore = Type.Object({
  id: Type.Integer(),
  slug: Type.String({ examples: ['el-bahr-grill'] }),
  name: Type.String({ examples: ['El Bahr Grill'] }),
  logo_full_url: picture,
  zone_id: Type.Integer(),
  module_id: Type.Integer(),
  module_type: Type.Unsafe<ModuleType>(Type.Union(moduleTypes.map((name) => Type.Literal(name)))),
  minimum_order: amount,
  open: flag,
  schedule_order: flag,
  delivery: flag,
  take_away: flag,
  free_delivery: flag,
});

/** The whole cart, priced by the server. Every change returns it. */
export const cart = Type.Object({
  /** Increases with every change: of two responses the one with the larger version is newer. */
  version: Type.Integer({ minimum: 0 }),
  store: Type.Union([cartStore, Type.Null()]),
  lines: Type.Array(cartLine),
  subtotal_before_discount: amount,
  discount: amount,
  subtotal: amount,
  /** Null if the shop has no threshold or the store pays for delivery. */
  free_delivery: Type.Union([
    Type.Object({ over: amount, percent: Type.Number({ minimum: 0, maximum: 100 }), remaining: amount }),
    Type.Null(),
  ]),
  /**
   * What the last sign-in did to this cart, until the next change. Of two carts of different stores the newer one is
   * used (replaced by the guest's, or kept), and the other is saved.
   */
  moved: Type.Union([
    Type.Literal('moved'),
    Type.Literal('merged'),
    Type.Literal('replaced'),
    Type.Literal('kept'),
    Type.Null(),
  ]),
  /** A cart that a sign-in put aside; it can be restored for a week. */
  saved: Type.Union([
    Type.Object({
      store_name: Type.String({ examples: ['El Bahr Grill'] }),
      items_count: Type.Integer(),
      saved_at: moment,
    }),
    Type.Null(),
  ]),
  updated_at: Type.Union([moment, Type.Null()]),
});
export type Cart = Static<typeof cart>;
