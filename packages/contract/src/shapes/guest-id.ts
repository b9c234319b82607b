import Type from 'typebox';

/** The secret of a visitor without an account, as auth/guest/request gave it. With a token it is not looked at. */
export const guestId = Type.Optional(
  Type.String({ pattern: '^[\\w-]{16,64}$', examples: ['Zk3v0mJq8c1yT5bXw7nR2sLd4fHg6aPe'] }),
);
