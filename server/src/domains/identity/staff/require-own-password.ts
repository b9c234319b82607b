import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { passwordMatches } from '../account/password-hash.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { staffPasswordMisses } from '../limits.ts';
import { findPassword } from './staff.sql.ts';

/** Refuses a wrong password, so that an open session alone cannot change how somebody signs in. */
export async function requireOwnPassword(
  { db, throttle }: Pick<IdentityDeps, 'db' | 'throttle'>,
  { id }: Staff,
  password: string,
): Promise<{ name: string; email: string | null }> {
  const { name, email, passwordHash } = await findPassword(db, id);
  await throttle.attempt(staffPasswordMisses, String(id));
  if (!(await passwordMatches(passwordHash, password))) throw new RefusalError({ code: 'current_password_wrong' });
  await throttle.clear(staffPasswordMisses, String(id));
  return { name, email };
}
