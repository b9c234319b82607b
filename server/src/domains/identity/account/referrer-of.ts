import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findReferrer } from './accounts.sql.ts';

/** Whose referral code this is; no code is nobody's. */
export async function referrerOf(db: Sql, refCode: string | undefined): Promise<number | null> {
  if (!refCode) return null;
  const referrer = await findReferrer(db, refCode.trim().toUpperCase());
  if (referrer === null) throw new RefusalError({ code: 'referral_unknown' });
  return referrer;
}
