import Type, { type Static } from 'typebox';

/** Each list has its own default sort, so neither has a default here. */
export const itemSort = Type.Union([
  Type.Literal('popular'),
  Type.Literal('new'),
  Type.Literal('price_low'),
  Type.Literal('price_high'),
  Type.Literal('rating'),
]);
export type ItemSort = Static<typeof itemSort>;

export const storeSort = Type.Union([
  Type.Literal('popular'),
  Type.Literal('new'),
  Type.Literal('rating'),
  Type.Literal('distance'),
  Type.Literal('delivery_time'),
  Type.Literal('delivery_charge'),
]);
export type StoreSort = Static<typeof storeSort>;
