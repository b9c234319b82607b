import Type, { type Static } from 'typebox';

/** A way along the streets; `points` is an encoded polyline with five digits. */
export const route = Type.Object({
  points: Type.String({ examples: ['_p~iF~ps|U_ulLnnqC'] }),
  distance: Type.Integer({ description: 'metres' }),
  seconds: Type.Integer(),
});
export type RouteShape = Static<typeof route>;
