import Type, { type Static, type TSchema } from 'typebox';

type Plain = TSchema & { type: string };

/**
 * A plain value or null. The serialiser writes a type list directly but tries a union branch by branch, which took half
 * the time of a page of cards.
 */
export function orNull<T extends Plain>(schema: T) {
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] });
}

/** 0 or 1: the API's booleans. */
export const flag = Type.Integer({ minimum: 0, maximum: 1 });
/** The URL of a picture, or null. */
export const picture = orNull(Type.String({ examples: ['/media/falafel-plate-3f9a1c22-f4b03e'] }));
/** An amount in the shop's currency, in whole units with decimals. */
export const amount = Type.Number({ minimum: 0, examples: [12.5] });
/** A wallet against an amount: what it has, what it would pay of it, and what would be left to pay otherwise. */
export const walletOffer = Type.Object({ balance: amount, amount, due: amount });
export type WalletOffer = Static<typeof walletOffer>;
export const optionalText = orNull(Type.String());
/** A time as ISO 8601 in UTC. */
export const moment = Type.String({ examples: ['2026-03-02T12:00:00.000Z'] });

/** A time that a client sends. */
export const sentMoment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$',
  examples: ['2026-03-02T12:00:00.000Z'],
});

export const discountType = Type.Union([Type.Literal('percent'), Type.Literal('amount')]);

/** Filters a list by delivery or pickup. */
export const deliveryFilter = Type.Union([Type.Literal('all'), Type.Literal('delivery'), Type.Literal('take_away')], {
  default: 'all',
});
/** Filters a list of food. */
export const vegFilter = Type.Union([Type.Literal('all'), Type.Literal('veg'), Type.Literal('non_veg')], {
  default: 'all',
});

/** A reply that contains only a text for the customer. */
export const message = Type.Object({ message: Type.String() });
