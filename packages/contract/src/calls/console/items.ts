import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { pageReply } from '../../http/paging.ts';
import {
  changeId,
  clockTime,
  longTexts,
  nameTexts,
  percent,
  price,
  shownPicture,
} from '../../shapes/console/fields.ts';
import { discountType, moment, optionalText, orNull } from '../../shapes/fields.ts';
import { id } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { line } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:catalogue'] as const;
const params = input({ id });
const MAX_DESCRIPTION_LENGTH = 5_000;
const MAX_PICTURES = 11;
const MAX_GROUPS = 20;
const MAX_VALUES = 50;
const MAX_VARIATIONS = 200;
const MAX_WINDOWS = 12;
const MAX_BULK_ITEMS = 5_000;
const MAX_PAGE_ITEMS = 100;

const stock = Type.Integer({ minimum: 0, maximum: 1_000_000, examples: [5] });

/** A question about a dish, such as its size. `off` hides a value from customers until it is switched on again. */
const foodVariation = input({
  name: nameTexts,
  type: Type.Union([Type.Literal('single'), Type.Literal('multi')]),
  required: Type.Boolean(),
  min: Type.Integer({ minimum: 0, maximum: MAX_VALUES }),
  max: Type.Integer({ minimum: 0, maximum: MAX_VALUES }),
  values: Type.Array(input({ label: nameTexts, price, off: Type.Boolean() }), { minItems: 1, maxItems: MAX_VALUES }),
});
export type ConsoleFoodVariation = Static<typeof foodVariation>;

/** A property of an article, such as its colour. */
const choiceOption = input({
  title: nameTexts,
  options: Type.Array(nameTexts, { minItems: 1, maxItems: MAX_VALUES }),
});
/** One combination of the options. The key names it for carts and stock; a new one gets its key from the server. */
const variation = input({
  key: Type.String({ maxLength: 120 }),
  label: nameTexts,
  price,
  stock: orNull(stock),
});

const dayWindow = input({ from: clockTime, until: clockTime });
export type ConsoleDayWindow = Static<typeof dayWindow>;

const fields = {
  name: nameTexts,
  description: longTexts(MAX_DESCRIPTION_LENGTH),
  unit: Type.Union([nameTexts, Type.Null()]),
  category_id: id,
  brand_id: orNull(id),
  condition_id: orNull(id),
  price,
  discount: input({ type: discountType, value: price }),
  /** Null if stock is not counted. With variations each of them has its own. */
  stock: orNull(stock),
  /** The first is the main picture. */
  pictures: Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,80}$' }), { maxItems: MAX_PICTURES, uniqueItems: true }),
  food_variations: Type.Array(foodVariation, { maxItems: MAX_GROUPS }),
  choice_options: Type.Array(choiceOption, { maxItems: MAX_GROUPS }),
  variations: Type.Array(variation, { maxItems: MAX_VARIATIONS }),
  add_on_ids: Type.Array(id, { maxItems: 100, uniqueItems: true }),
  maximum_cart_quantity: orNull(Type.Integer({ minimum: 1, maximum: 9_999 })),
  /** When it is sold each day; null is whenever its store is open. An end before the start is on the next day. */
  available: Type.Union([Type.Array(dayWindow, { minItems: 1, maxItems: MAX_WINDOWS }), Type.Null()]),
  veg: orNull(Type.Boolean()),
  halal: Type.Boolean(),
  organic: Type.Boolean(),
  recommended: Type.Boolean(),
  prescription_required: Type.Boolean(),
  active: Type.Boolean(),
};
const itemInput = Type.Partial(Type.Object(fields, { additionalProperties: false }), {
  additionalProperties: false,
});
export type ItemInput = Static<typeof itemInput>;

const consoleItem = Type.Object({
  ...fields,
  id: Type.Integer(),
  slug: Type.String(),
  store_id: Type.Integer(),
  module_id: Type.Integer(),
  pictures: Type.Array(shownPicture),
  sold_out_until: orNull(moment),
});
export type ConsoleItem = Static<typeof consoleItem>;

const listedItem = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  picture: Type.Union([shownPicture, Type.Null()]),
  store_id: Type.Integer(),
  store_name: Type.String(),
  category_id: Type.Integer(),
  category_name: optionalText,
  price: Type.Number(),
  final_price: Type.Number(),
  stock: orNull(Type.Integer()),
  active: Type.Boolean(),
  sold_out_until: orNull(moment),
});
export type ListedItem = Static<typeof listedItem>;

const itemFilter = {
  name: Type.Optional(line(100)),
  store_id: Type.Optional(id),
  category_id: Type.Optional(id),
  active: Type.Optional(Type.Boolean()),
  stock: Type.Optional(Type.Union([Type.Literal('out'), Type.Literal('low')])),
  sold_out: Type.Optional(Type.Boolean()),
};

export const listConsoleItems = endpoint({
  method: 'GET',
  path: '/console/items',
  group,
  summary: 'Items of the stores that the caller works for, by name, also inactive ones.',
  needs,
  query: input({
    ...itemFilter,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_ITEMS, default: 50 })),
    offset: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  }),
  reply: Type.Object({ ...pageReply, items: Type.Array(listedItem) }),
});

export const countItemsByStore = endpoint({
  method: 'GET',
  path: '/console/item-counts',
  group,
  summary: 'How many items of each store match, for a bulk change store by store.',
  needs,
  query: input(itemFilter),
  reply: Type.Object({
    stores: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), item_count: Type.Integer() })),
  }),
});

export const readConsoleItem = endpoint({
  method: 'GET',
  path: '/console/items/{id}',
  group,
  summary: 'Everything that staff may change about an item.',
  needs,
  params,
  reply: consoleItem,
  refuses: ['not_found'],
});

const itemRefusals = [
  'category_unknown',
  'brand_unknown',
  'condition_unknown',
  'picture_unknown',
  'add_on_unknown',
  'options_repeated',
  'options_bounds',
  'discount_too_high',
] as const;

export const addItem = endpoint({
  method: 'POST',
  path: '/console/items',
  group,
  summary: 'A new item of a store.',
  needs,
  body: Type.Object(
    { ...itemInput.properties, store_id: id, name: nameTexts, category_id: id, price },
    { additionalProperties: false },
  ),
  reply: consoleItem,
  refuses: ['not_found', ...itemRefusals],
});

export const changeItem = endpoint({
  method: 'PUT',
  path: '/console/items/{id}',
  group,
  summary: 'Changes the given fields of an item.',
  needs,
  params,
  body: itemInput,
  reply: Type.Object({ change_id: changeId, item: consoleItem }),
  refuses: ['not_found', ...itemRefusals],
});

export const sellOutItem = endpoint({
  method: 'PUT',
  path: '/console/items/{id}/sold-out',
  group,
  summary: 'Marks an item as sold out until its store opens on another day, or as available again.',
  needs,
  params,
  body: input({ sold_out: Type.Boolean({ examples: [false] }) }),
  reply: Type.Object({ change_id: changeId, sold_out_until: orNull(moment) }),
  refuses: ['not_found'],
});

const bulkChange = Type.Partial(
  Type.Object(
    {
      price_percent: Type.Number({ minimum: -99, maximum: 1_000, examples: [5] }),
      price_amount: Type.Number({ minimum: -1_000_000, maximum: 1_000_000, examples: [0.5] }),
      category_id: id,
      active: Type.Boolean(),
      discount_percent: percent,
      sold_out: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  { additionalProperties: false, examples: [{ active: true }] },
);
export type BulkChange = Static<typeof bulkChange>;

export const changeItems = endpoint({
  method: 'POST',
  path: '/console/item-changes',
  group,
  summary: 'Changes many items of one store in one transaction: those with the ids, or all that match the filter.',
  needs,
  body: input({
    store_id: id,
    item_ids: Type.Optional(Type.Array(id, { minItems: 1, maxItems: MAX_BULK_ITEMS, uniqueItems: true })),
    filter: Type.Optional(input(itemFilter)),
    change: bulkChange,
  }),
  reply: Type.Object({ change_id: changeId, changed_count: Type.Integer() }),
  refuses: ['not_found', 'category_unknown', 'no_changes'],
});
