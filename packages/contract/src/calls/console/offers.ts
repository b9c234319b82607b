import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import type { RefusalCode } from '../../http/refusals.ts';
import { id } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { offer, offerCard, offerForm, offerItem, offerKind } from '../../shapes/console/offer.ts';
import { line } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:offers'] as const;
const params = input({ kind: offerKind, id });

/** Each is about one field, which its details name. */
const formRefusals = [
  'offer_title_required',
  'offer_time_required',
  'offer_ends_before',
  'offer_module_required',
  'offer_store_required',
  'offer_store_elsewhere',
  'offer_zone_required',
  'offer_category_elsewhere',
  'offer_picture_required',
  'offer_link_required',
  'offer_item_required',
  'offer_item_elsewhere',
  'offer_item_twice',
  'offer_item_sold',
  'offer_discount_required',
  'offer_percent_invalid',
  'offer_discount_above_price',
  'offer_price_required',
  'offer_code_invalid',
  'offer_code_taken',
  'offer_limit_below_used',
  'offer_limit_invalid',
] as const satisfies RefusalCode[];

export const listOffers = endpoint({
  method: 'GET',
  path: '/console/offers',
  group,
  summary: 'All offers, those that end last first, with the others that hold at the same time for the same things.',
  needs,
  reply: Type.Object({ timezone: Type.String(), today: Type.String(), offers: Type.Array(offerCard) }),
});

export const readOffer = endpoint({
  method: 'GET',
  path: '/console/offers/{kind}/{id}',
  group,
  summary: 'An offer with everything that its form changes.',
  needs,
  params,
  reply: offer,
  refuses: ['not_found'],
});

export const addOffer = endpoint({
  method: 'POST',
  path: '/console/offers/{kind}',
  group,
  summary: 'Creates an offer. Prices follow at once.',
  needs,
  params: input({ kind: offerKind }),
  body: offerForm,
  reply: Type.Object({ id }),
  refuses: formRefusals,
});

export const changeOffer = endpoint({
  method: 'PUT',
  path: '/console/offers/{kind}/{id}',
  group,
  summary: 'Changes an offer. What was used or sold of it stays.',
  needs,
  params,
  body: offerForm,
  reply: Type.Object({ id }),
  refuses: ['not_found', ...formRefusals],
});

export const switchOffer = endpoint({
  method: 'POST',
  path: '/console/offers/{kind}/{id}/switch',
  group,
  summary: 'Ends an offer at once, or undoes that.',
  needs,
  params,
  body: input({ active: Type.Boolean() }),
  reply: Type.Object({ id, active: Type.Boolean() }),
  refuses: ['not_found'],
});

const named = { id, name: Type.String() };

export const listOfferChoices = endpoint({
  method: 'GET',
  path: '/console/offers/choices',
  group,
  summary: 'The modules, zones, stores and categories that offers can be about.',
  needs,
  reply: Type.Object({
    modules: Type.Array(Type.Object(named)),
    zones: Type.Array(Type.Object(named)),
    stores: Type.Array(Type.Object({ ...named, module_id: id, zone_id: id })),
    categories: Type.Array(Type.Object({ ...named, module_id: id })),
  }),
});

export const findOfferItems = endpoint({
  method: 'GET',
  path: '/console/offers/items',
  group,
  summary: 'Up to 20 active items whose name contains the words, for offers about items.',
  needs,
  query: input({ name: line(80), module_id: Type.Optional(id) }),
  reply: Type.Object({ items: Type.Array(offerItem) }),
});
