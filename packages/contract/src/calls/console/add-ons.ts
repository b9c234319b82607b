import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { changeId, nameTexts, price } from '../../shapes/console/fields.ts';
import { id } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';

const group = 'console';
const needs = ['staff:catalogue'] as const;

const addOn = Type.Object({
  id: Type.Integer(),
  store_id: Type.Integer(),
  name: nameTexts,
  price: Type.Number(),
  active: Type.Boolean(),
  item_count: Type.Integer(),
});
export type ConsoleAddOn = Static<typeof addOn>;

export const listAddOns = endpoint({
  method: 'GET',
  path: '/console/add-ons',
  group,
  summary: 'The add-ons of a store, also inactive ones.',
  needs,
  query: input({ store_id: id }),
  reply: Type.Object({ add_ons: Type.Array(addOn) }),
  refuses: ['not_found'],
});

export const addAddOn = endpoint({
  method: 'POST',
  path: '/console/add-ons',
  group,
  summary: 'A new add-on of a store.',
  needs,
  body: input({ store_id: id, name: nameTexts, price }),
  reply: addOn,
  refuses: ['not_found'],
});

export const changeAddOn = endpoint({
  method: 'PUT',
  path: '/console/add-ons/{id}',
  group,
  summary: 'Changes the given fields of an add-on. An inactive one is offered with no item.',
  needs,
  params: input({ id }),
  body: input({
    name: Type.Optional(nameTexts),
    price: Type.Optional(price),
    active: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ change_id: changeId, add_on: addOn }),
  refuses: ['not_found'],
});
