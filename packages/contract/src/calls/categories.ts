import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { openFirstPaging, openFirstReply } from '../http/paging.ts';
import { STOCK_SECONDS } from '../http/stock-seconds.ts';
import { category, categoryChild } from '../shapes/category.ts';
import { deliveryFilter, flag, vegFilter } from '../shapes/fields.ts';
import { id, idOrSlug } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { item } from '../shapes/item.ts';
import { itemSort } from '../shapes/sorting.ts';
import { store } from '../shapes/store.ts';

const group = 'categories';
const needs = ['zone', 'module'] as const;

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  group,
  summary: 'The categories of the module with their children; with featured=1 only the featured ones.',
  needs,
  cacheSeconds: 300,
  cacheSecondsOf: ({ featured }) => (featured === 1 ? 480 : 300),
  isSameEverywhere: true,
  query: input({
    featured: Type.Optional(flag),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 50 })),
  }),
  reply: Type.Array(category),
});

export const listCategoryChildren = endpoint({
  method: 'GET',
  path: '/categories/childes/{id}',
  group,
  summary: 'The children of a category.',
  needs,
  cacheSeconds: 300,
  isSameEverywhere: true,
  params: input({ id: idOrSlug }),
  reply: Type.Array(categoryChild),
  refuses: ['not_found'],
});

export const listCategoryItems = endpoint({
  method: 'GET',
  path: '/categories/items/{id}',
  group,
  summary: 'The items of a category and its children.',
  needs,
  cacheSeconds: STOCK_SECONDS,
  params: input({ id: idOrSlug }),
  query: input({ type: Type.Optional(vegFilter), sort_by: Type.Optional(itemSort), ...openFirstPaging }),
  reply: Type.Object({ ...openFirstReply, products: Type.Array(item) }),
  refuses: ['not_found'],
});

export const listCategoryStores = endpoint({
  method: 'GET',
  path: '/categories/stores/{id}',
  group,
  summary: 'The stores that sell something of a category or its children, most ordered first.',
  needs,
  cacheSeconds: 60,
  params: input({ id: idOrSlug }),
  query: input({ type: Type.Optional(deliveryFilter), ...openFirstPaging }),
  reply: Type.Object({ ...openFirstReply, stores: Type.Array(store) }),
  refuses: ['not_found'],
});

export const listBrands = endpoint({
  method: 'GET',
  path: '/brand',
  group,
  summary: 'The brands of the module, by name.',
  needs,
  cacheSeconds: 300,
  isSameEverywhere: true,
  reply: Type.Array(
    Type.Object({
      id,
      name: Type.String({ examples: ['Nile & Co'] }),
      slug: Type.String(),
      image_full_url: Type.Union([Type.String(), Type.Null()]),
      items_count: Type.Integer(),
    }),
  ),
});
