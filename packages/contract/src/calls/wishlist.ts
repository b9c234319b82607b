import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { id } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { item } from '../shapes/item.ts';
import { message } from '../shapes/fields.ts';
import { store } from '../shapes/store.ts';

const group = 'customer';
const needs = ['customer'] as const;
/** Exactly one of the two. */
const favourite = input({ item_id: Type.Optional(id), store_id: Type.Optional(id) });

const list = <P extends `/${string}`>(path: P) =>
  endpoint({
    method: 'GET',
    path,
    group,
    summary: 'Favourite items and stores of the zones and the module the visitor is in, latest first.',
    needs: ['customer', 'zone'],
    reply: Type.Object({ item: Type.Array(item), store: Type.Array(store) }),
  });

export const listWishes = list('/customer/wish-list/list');
/** The same at a shorter path, for clients that know it. */
export const listWishesByShortPath = list('/customer/wish-list');

export const addWish = endpoint({
  method: 'POST',
  path: '/customer/wish-list/add',
  group,
  summary: 'Adds an item or a store to the favourites; adding it again changes nothing.',
  needs,
  query: favourite,
  reply: message,
  refuses: ['favourite_unclear', 'favourite_unknown', 'too_many_favourites'],
});

export const removeWish = endpoint({
  method: 'DELETE',
  path: '/customer/wish-list/remove',
  group,
  summary: 'Takes an item or a store from the favourites; taking it again changes nothing.',
  needs,
  query: favourite,
  reply: message,
  refuses: ['favourite_unclear'],
});
