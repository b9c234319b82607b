import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findReferrer } from './accounts.sql.ts';

/** The customer with this referral code. Null without a code; an unknown code is refused. */
export async function findReferrerByCode(db: Sql, refCode: string | undefined): Promise<number | null> {
  if (!refCode) return null;
  const referrer = await findReferrer(db, refCode.trim().toUpperCase());
  if (referrer === null) throw new RefusalError({ code: 'referral_unknown' });
  return referrer;
}
