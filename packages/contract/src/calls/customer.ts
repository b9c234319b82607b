import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { pageReply, paging } from '../http/paging.ts';
import { id } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { item } from '../shapes/item.ts';
import { message } from '../shapes/fields.ts';
import { store } from '../shapes/store.ts';

const group = 'customer';
const needs = ['customer', 'zone', 'module'] as const;

export const listSuggestedItems = endpoint({
  method: 'GET',
  path: '/customer/suggested-items',
  group,
  summary: 'Items near what the customer ordered before.',
  needs,
  query: input({ ...paging }),
  reply: Type.Object({ ...pageReply, products: Type.Array(item) }),
});

export const listVisitAgain = endpoint({
  method: 'GET',
  path: '/customer/visit-again',
  group,
  summary: 'Stores the customer ordered from, latest first.',
  needs,
  reply: Type.Array(store),
});

export const updateInterest = endpoint({
  method: 'POST',
  path: '/customer/update-interest',
  group,
  summary: 'Favourite categories; they replace the former ones.',
  needs: ['customer'],
  body: input({ interest: Type.Array(id, { maxItems: 100, examples: [[1]] }) }),
  reply: message,
  refuses: ['category_unknown'],
});
