import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { openFirstPaging, openFirstReply, pageReply, paging } from '../http/paging.ts';
import { deliveryFilter, flag } from '../shapes/fields.ts';
import { id, idOrSlug } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { review } from '../shapes/review.ts';
import { storeSort } from '../shapes/sorting.ts';
import { store, storeDetail } from '../shapes/store.ts';

const group = 'stores';
const needs = ['zone', 'module'] as const;
const stores = Type.Object({ ...openFirstReply, stores: Type.Array(store) });

/** Filters of every list of stores. */
const narrowing = {
  type: Type.Optional(deliveryFilter),
  open: Type.Optional(flag),
  delivers_here: Type.Optional(flag),
  free_delivery: Type.Optional(flag),
  featured: Type.Optional(flag),
};

const list = <P extends `/stores/${string}`>(path: P, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    group,
    summary,
    needs,
    cacheSeconds: 10,
    query: input({ ...narrowing, ...openFirstPaging }),
    reply: stores,
  });

export const listPopularStores = list('/stores/popular', 'Stores of the zone and module, most ordered first.');
export const listLatestStores = list('/stores/latest', 'Stores of the zone and module, newest first.');
export const listTopRatedStores = list('/stores/top-rated', 'Stores that were rated, best first.');
export const listDiscountedStores = list('/stores/discounted', 'Stores with a discount now, most ordered first.');

const storeListType = Type.Union([
  Type.Literal('all'),
  Type.Literal('newly_joined'),
  Type.Literal('popular'),
  Type.Literal('top_rated'),
  Type.Literal('delivery'),
  Type.Literal('take_away'),
  Type.Literal('take away'),
]);

export const listStores = endpoint({
  method: 'GET',
  path: '/stores/get-stores/{type}',
  group,
  summary:
    'Stores of the zone and module: all, newly joined, popular, top rated, or those that deliver or sell to take away.',
  needs,
  cacheSeconds: 10,
  params: input({ type: storeListType }),
  query: input({ ...narrowing, sort_by: Type.Optional(storeSort), category_id: Type.Optional(id), ...openFirstPaging }),
  reply: stores,
});

export const readStore = endpoint({
  method: 'GET',
  path: '/stores/details/{id}',
  group,
  summary: 'One store with its hours, its categories and how to reach it.',
  cacheSeconds: 10,
  params: input({ id: idOrSlug }),
  reply: storeDetail,
  refuses: ['not_found'],
});

export const listStoreReviews = endpoint({
  method: 'GET',
  path: '/stores/reviews',
  group,
  summary: 'What customers said about a store and its items, newest first.',
  cacheSeconds: 60,
  query: input({ store_id: id, ...paging }),
  reply: Type.Object({ ...pageReply, reviews: Type.Array(review) }),
});
