import Type, { type Static } from 'typebox';

/** The one form of every 4xx and 5xx (trust.md D14). */
export const errors = Type.Object({
  errors: Type.Array(
    Type.Object({
      code: Type.String(),
      message: Type.String(),
      /** What a page needs to go on, such as the new price. */
      details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    }),
  ),
});
export type Errors = Static<typeof errors>;
