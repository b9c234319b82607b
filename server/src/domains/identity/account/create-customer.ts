import { newId } from '@rialto/database/new-id.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { randomInt } from 'node:crypto';
import { RefusalError } from '../../../platform/refuse.ts';
import type { AccountHooks } from '../identity-settings.ts';
import { insertCustomer } from './accounts.sql.ts';
import { restoreUsedBenefits } from './used-benefits.ts';

/** Validated sign-up data of a person who has no account yet. */
export type Applicant = {
  fName: string;
  lName: string;
  phone: string;
  email: string | null;
  passwordHash: string | null;
  referredBy: number | null;
  language: string;
};

type VerifiedContacts = { isPhoneVerified: boolean; isEmailVerified: boolean };

/** Without characters that look alike, because people read referral codes aloud. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REF_CODE_LENGTH = 8;

/**
 * Refuses a phone that has an account, also when two requests race, and a referral code for a phone that had one. An unverified email that belongs to another account
 * is dropped instead, because a refusal would reveal that account.
 */
export async function createCustomer(
  tx: Sql,
  applicant: Applicant,
  verified: VerifiedContacts,
  { hooks, now }: { hooks: Pick<AccountHooks, 'onPhoneReturned' | 'onReferred'>; now: Date },
): Promise<number> {
  const { phone, referredBy } = applicant;
  const id = await insertApplicant(tx, applicant, verified, now);
  const isReturning = await restoreUsedBenefits(tx, { customerId: id, phone }, hooks, now);
  if (referredBy === null) return id;
  if (isReturning) throw new RefusalError({ code: 'referral_own' });
  await hooks.onReferred(tx, { customerId: id, referrerId: referredBy }, now);
  return id;
}

async function insertApplicant(tx: Sql, applicant: Applicant, verified: VerifiedContacts, now: Date): Promise<number> {
  const id = newId();
  const refCode = Array.from({ length: REF_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const customer = { ...applicant, ...verified, id, refCode, now };
  if (await insertCustomer(tx, customer)) return id;
  const canDropEmail = verified.isPhoneVerified && !verified.isEmailVerified;
  if (canDropEmail && (await insertCustomer(tx, { ...customer, email: null }))) return id;
  throw new RefusalError({ code: 'account_exists' });
}
