import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { hashOf } from '../secret.ts';
import { hasDevice } from '../sessions/devices.sql.ts';
import { findReferrer } from './accounts.sql.ts';

type Deps = { db: Sql; hasReferrals: boolean };

/**
 * The customer with this referral code. Null without a code, and while referrals are off; an unknown code is refused, and
 * so is the browser in which the referrer signs in.
 */
export async function findReferrerByCode(
  { db, hasReferrals }: Deps,
  refCode: string | undefined,
  { device }: Pick<RequestOrigin, 'device'>,
): Promise<number | null> {
  if (!refCode || !hasReferrals) return null;
  const referrer = await findReferrer(db, refCode.trim().toUpperCase());
  if (referrer === null) throw new RefusalError({ code: 'referral_unknown' });
  if (device.known !== null && (await hasDevice(db, referrer, hashOf(device.known))))
    throw new RefusalError({ code: 'referral_own' });
  return referrer;
}
