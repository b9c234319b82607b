import { newId } from '@rialto/database/new-id.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { randomInt } from 'node:crypto';
import { RefusalError } from '../../../platform/refuse.ts';
import { insertCustomer } from './accounts.sql.ts';

/** What somebody told about themselves, checked and normalised, before there is an account. */
export type Applicant = {
  fName: string;
  lName: string;
  phone: string;
  email: string | null;
  passwordHash: string | null;
  referredBy: number | null;
  language: string;
};

type Verified = { isPhoneVerified: boolean; isEmailVerified: boolean };

/** Without letters and digits that look alike, because people read it to each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REF_CODE_LENGTH = 8;

/**
 * Of two who sign up with one phone at once, one gets the account. An e-mail that was merely typed and belongs to
 * somebody else is left out, because a refusal would tell strangers who has an account.
 */
export async function createCustomer(tx: Sql, applicant: Applicant, verified: Verified, now: Date): Promise<number> {
  const id = newId();
  const refCode = Array.from({ length: REF_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const customer = { ...applicant, ...verified, id, refCode, now };
  if (await insertCustomer(tx, customer)) return id;
  const isEmailDoubtful = verified.isPhoneVerified && !verified.isEmailVerified;
  if (isEmailDoubtful && (await insertCustomer(tx, { ...customer, email: null }))) return id;
  throw new RefusalError({ code: 'account_exists' });
}
