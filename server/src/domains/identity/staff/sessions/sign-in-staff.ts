import { inTransaction } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { passwordMatches } from '../../account/password-hash.ts';
import { normalEmail } from '../../contact.ts';
import { deviceName } from '../../device-name.ts';
import type { IdentityDeps } from '../../identity-settings.ts';
import { staffSignInMisses, staffSignInMissesPerIp } from '../../limits.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import { findCredentials } from '../staff.sql.ts';
import { startStaffSession } from './staff-sessions.ts';

type Form = { email: string; password: string };
type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'throttle'>;

/** Response, timing and throttling are the same whether or not the member exists (trust.md T44, T45). */
export async function signInStaff(
  { db, clock, throttle }: Deps,
  { email, password }: Form,
  { ip, userAgent }: Pick<RequestOrigin, 'ip' | 'userAgent'>,
): Promise<{ token: string; needsCode: boolean }> {
  const address = normalEmail(email) ?? email;
  await throttle.attemptBoth({ limit: staffSignInMisses, key: address }, { limit: staffSignInMissesPerIp, key: ip });
  const member = await findCredentials(db, address);
  const isRight = await passwordMatches(member?.passwordHash ?? null, password);
  if (!member || !isRight) throw new RefusalError({ code: 'staff_credentials_wrong' });
  await throttle.clear(staffSignInMisses, address);
  await throttle.uncount(staffSignInMissesPerIp, ip);
  const { id: staffId, hasSecondFactor: lacksCode } = member;
  const start = { staffId, now: clock(), device: deviceName(userAgent), lacksCode };
  const token = await inTransaction(db, (tx) => startStaffSession(tx, start));
  return { token, needsCode: lacksCode };
}
