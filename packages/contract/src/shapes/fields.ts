import Type, { type Static, type TSchema } from 'typebox';

type Plain = TSchema & { type: string };

/**
 * A plain value or null. A list of types is written out by the serialiser of replies as it comes, where a union is
 * tried branch by branch: half of the time a page of cards took.
 */
export function orNull<T extends Plain>(schema: T) {
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] });
}

/** 0 or 1, as the API has its booleans. */
export const flag = Type.Integer({ minimum: 0, maximum: 1 });
/** The address of a picture, or null where there is none. */
export const picture = orNull(Type.String({ examples: ['/media/falafel-plate-3f9a1c22b0'] }));
/** An amount of the shop's own currency, in whole units with decimals. */
export const amount = Type.Number({ minimum: 0, examples: [12.5] });
export const optionalText = orNull(Type.String());
/** A moment as ISO 8601 in UTC. */
export const moment = Type.String({ examples: ['2026-03-02T12:00:00.000Z'] });

export const discountType = Type.Union([Type.Literal('percent'), Type.Literal('amount')]);

/** What a list may be narrowed to by how the order reaches the customer. */
export const deliveryFilter = Type.Union([Type.Literal('all'), Type.Literal('delivery'), Type.Literal('take_away')], {
  default: 'all',
});
/** What a list of food may be narrowed to. */
export const vegFilter = Type.Union([Type.Literal('all'), Type.Literal('veg'), Type.Literal('non_veg')], {
  default: 'all',
});

/** A reply that is only a text for the customer. */
export const message = Type.Object({ message: Type.String() });
