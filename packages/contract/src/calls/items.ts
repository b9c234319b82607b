import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { openFirstPaging, openFirstReply, pageReply, paging } from '../http/paging.ts';
import { STOCK_SECONDS } from '../http/stock-seconds.ts';
import { vegFilter } from '../shapes/fields.ts';
import { id, idOrSlug } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { item, itemDetail } from '../shapes/item.ts';
import { review } from '../shapes/review.ts';
import { itemSort } from '../shapes/sorting.ts';
import { line } from '../shapes/text.ts';

const group = 'items';
const needs = ['zone', 'module'] as const;
const listQuery = input({ type: Type.Optional(vegFilter), ...openFirstPaging });
const products = { ...openFirstReply, products: Type.Array(item) };

/** Lists of items that depend only on the zone and the module. */
const list = <P extends `/items/${string}`>(path: P, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    group,
    summary,
    needs,
    cacheSeconds: STOCK_SECONDS,
    query: listQuery,
    reply: Type.Object(products),
  });

export const listPopularItems = list('/items/popular', 'Items of the zone and module, most ordered first.');
export const listLatestItems = list('/items/latest', 'Items of the zone and module, newest first.');
export const listMostReviewedItems = list('/items/most-reviewed', 'Items that were rated, best first.');
export const listDiscountedItems = list(
  '/items/discounted',
  'Items that cost less than usual now, most ordered first.',
);

export const listRecommendedItems = endpoint({
  method: 'GET',
  path: '/items/recommended',
  group,
  summary: 'Items their stores recommend, most ordered first.',
  needs,
  cacheSeconds: STOCK_SECONDS,
  query: input({ filter: Type.Optional(vegFilter), ...openFirstPaging }),
  reply: Type.Object({ ...products, items: Type.Array(item) }),
});

export const listNewArrivals = endpoint({
  method: 'GET',
  path: '/items/new-arrival',
  group,
  summary: 'The newest items and the categories they belong to.',
  needs,
  cacheSeconds: STOCK_SECONDS,
  query: listQuery,
  reply: Type.Object({
    ...products,
    categories: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  }),
});

export const listStoreItems = endpoint({
  method: 'GET',
  path: '/items',
  group,
  summary: 'The items of one store, by category, with a search inside it.',
  needs: ['zone'],
  cacheSeconds: STOCK_SECONDS,
  query: input({
    store_id: id,
    category_id: Type.Optional(id),
    search: Type.Optional(line(100)),
    type: Type.Optional(vegFilter),
    sort_by: Type.Optional(itemSort),
    recommended: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    ...openFirstPaging,
  }),
  reply: Type.Object(products),
});

export const listRelatedItems = endpoint({
  method: 'GET',
  path: '/items/related-store-items/{id}',
  group,
  summary: 'Other items of the same store, those of the same category first.',
  needs: ['zone'],
  cacheSeconds: STOCK_SECONDS,
  params: input({ id: idOrSlug }),
  query: input({ ...openFirstPaging }),
  reply: Type.Object(products),
  refuses: ['not_found'],
});

export const listConditionedItems = endpoint({
  method: 'GET',
  path: '/items/common-conditions',
  group,
  summary: 'Items that help with some common condition, most ordered first.',
  needs,
  cacheSeconds: STOCK_SECONDS,
  query: input({ ...openFirstPaging }),
  reply: Type.Object(products),
});

export const readItem = endpoint({
  method: 'GET',
  path: '/items/details/{id}',
  group,
  summary: 'One item with everything that can be chosen about it.',
  cacheSeconds: STOCK_SECONDS,
  params: input({ id: idOrSlug }),
  reply: itemDetail,
  refuses: ['not_found'],
});

export const listItemReviews = endpoint({
  method: 'GET',
  path: '/items/reviews/{id}',
  group,
  summary: 'What customers said about an item, newest first.',
  cacheSeconds: 60,
  params: input({ id }),
  query: input({ ...paging }),
  reply: Type.Object({ ...pageReply, reviews: Type.Array(review) }),
});

export const listConditions = endpoint({
  method: 'GET',
  path: '/common-condition',
  group,
  summary: 'Common conditions that a pharmacy can help with.',
  cacheSeconds: 480,
  isSameEverywhere: true,
  reply: Type.Array(
    Type.Object({
      id,
      name: Type.String({ examples: ['Headache'] }),
      slug: Type.String(),
      image_full_url: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

export const listConditionItems = endpoint({
  method: 'GET',
  path: '/common-condition/{id}',
  group,
  summary: 'The items that help with one condition, most ordered first.',
  needs,
  cacheSeconds: STOCK_SECONDS,
  params: input({ id }),
  query: input({ ...openFirstPaging }),
  reply: Type.Object(products),
});
