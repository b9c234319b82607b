import Type from 'typebox';

/** Nine digits that tell nothing about how many orders there are. */
export const orderId = Type.Integer({ minimum: 100_000_000, maximum: 999_999_999, examples: [482_913_077] });
