import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { openFirstPaging, openFirstReply } from '../http/paging.ts';
import { STOCK_SECONDS } from '../http/stock-seconds.ts';
import { picture, vegFilter } from '../shapes/fields.ts';
import { id, idList } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { item } from '../shapes/item.ts';
import { itemSort } from '../shapes/sorting.ts';
import { store } from '../shapes/store.ts';
import { dataType, filterList, price, rating } from '../shapes/searching.ts';
import { line } from '../shapes/text.ts';

const group = 'search';
const needs = ['zone', 'module'] as const;

/** Names similar to the typed text, returned when nothing was found. */
const closeNames = { suggestions: Type.Array(Type.String()) };

export const searchEverything = endpoint({
  method: 'GET',
  path: '/get-combined-data',
  group,
  summary: 'The results page: items or stores by words, category, brand, age or discount, filtered and sorted.',
  needs,
  cacheSeconds: STOCK_SECONDS,
  query: input({
    name: Type.Optional(line(100)),
    data_type: Type.Optional(dataType),
    list_type: Type.Optional(Type.Union([Type.Literal('item'), Type.Literal('store')], { default: 'item' })),
    category_ids: Type.Optional(idList),
    brand_ids: Type.Optional(idList),
    filter: Type.Optional(filterList),
    rating_count: Type.Optional(rating),
    min_price: Type.Optional(price),
    max_price: Type.Optional(price),
    type: Type.Optional(vegFilter),
    sort_by: Type.Optional(itemSort),
    ...openFirstPaging,
  }),
  reply: Type.Object({ ...openFirstReply, products: Type.Array(item), stores: Type.Array(store), ...closeNames }),
});

export const searchItems = endpoint({
  method: 'GET',
  path: '/items/search',
  group,
  summary: 'Items by words, with one typing error forgiven in each.',
  needs,
  cacheSeconds: STOCK_SECONDS,
  query: input({
    name: line(100),
    category_id: Type.Optional(id),
    type: Type.Optional(vegFilter),
    sort_by: Type.Optional(itemSort),
    ...openFirstPaging,
  }),
  reply: Type.Object({ ...openFirstReply, products: Type.Array(item), ...closeNames }),
});

const name = Type.String({ examples: ['Chicken shawarma'] });
const suggestedItem = Type.Object({ name, image_full_url: picture });
const suggestedStore = Type.Object({
  ...{ name, logo_full_url: picture },
  ...Type.Pick(store, ['id', 'slug', 'module_id', 'zone_id']).properties,
});

export const suggestNames = endpoint({
  method: 'GET',
  path: '/items/item-or-store-search',
  group,
  summary: 'Names and pictures of items and stores with a word that begins with the typed text.',
  needs,
  cacheSeconds: 30,
  isSameEverywhere: true,
  query: input({ name: line(100) }),
  reply: Type.Object({ items: Type.Array(suggestedItem), stores: Type.Array(suggestedStore) }),
});
