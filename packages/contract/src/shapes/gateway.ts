import Type from 'typebox';

/** Who takes money for the shop. */
export const gateway = Type.Union([Type.Literal('sandbox'), Type.Literal('stripe')]);
