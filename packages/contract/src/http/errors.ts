import Type, { type Static } from 'typebox';

/** The body of every 4xx and 5xx response (trust.md D14). */
export const errors = Type.Object({
  errors: Type.Array(
    Type.Object({
      code: Type.String(),
      message: Type.String(),
      /** Data that the page needs to continue, such as the new price. */
      details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    }),
  ),
});
export type Errors = Static<typeof errors>;
