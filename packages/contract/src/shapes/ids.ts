import Type from 'typebox';

const MAX_ID = 2 ** 31 - 1;

export const id = Type.Integer({ minimum: 1, maximum: MAX_ID, examples: [1] });

/** The id of a record that visitors create: random and long. */
export const longId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, examples: [4503599627370497] });

/** An id or a slug; digits only means an id. */
export const idOrSlug = Type.String({ pattern: '^[a-z0-9-]{1,140}$', examples: ['falafel-plate'] });

/** A JSON list of ids inside a query, such as [3,14]. The pattern is linear and bounds the list. */
export const idList = Type.String({ pattern: '^\\[([1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,199})?\\]$', examples: ['[3,14]'] });

/** Nine digits that do not reveal how many orders there are. */
export const orderId = Type.Integer({ minimum: 100_000_000, maximum: 999_999_999, examples: [482_913_077] });

/** The secret of a visitor without an account, from auth/guest/request. Ignored if a token is sent. */
export const guestId = Type.Optional(
  Type.String({ pattern: '^[\\w-]{16,64}$', examples: ['Zk3v0mJq8c1yT5bXw7nR2sLd4fHg6aPe'] }),
);
