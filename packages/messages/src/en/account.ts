/** Signing in, and everything that belongs to an account. */
export const account = {
  'session.expired': 'Your account is inactive or Your token has been expired',
} as const;
