/** Signing in, and everything that belongs to an account. */
export const account = {
  'session.expired': 'حسابك غير نشط أو انتهت صلاحية جلستك',
};
