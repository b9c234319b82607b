import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { checkCode } from '../codes/check-code.ts';
import { useCodeRequest, type CodeRequest, type Purpose } from '../codes/codes.sql.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { hashOf } from '../secret.ts';
import { startSession } from '../sessions/start-session.ts';
import { linkSocialAccount } from '../social/link-social-account.ts';
import { releaseUnverifiedEmail } from '../social/social.sql.ts';
import { createCustomer, type Applicant } from './create-customer.ts';

const purposes: Purpose[] = ['sign_up', 'social_register', 'social_link'];

/** The payload of the code requests that this use case finishes. */
type CodePayload = { applicant?: Applicant; social?: { provider: string; subject: string; isEmailVerified: boolean } };

/** Checks the code and finishes the sign-up, the social registration or the account link that it belongs to. */
export async function finishWithCode(
  { db, clock, throttle, settings }: IdentityDeps,
  { requestId, otp }: { requestId: string; otp: string },
  origin: RequestOrigin,
): Promise<{ token: string; isPhoneVerified: boolean }> {
  const now = clock();
  const request = await checkCode(db, throttle, { requestId, otp, purposes, now });
  return inTransaction(db, async (tx) => {
    if (!(await useCodeRequest(tx, hashOf(requestId), now))) throw new RefusalError({ code: 'code_wrong' });
    const { hooks } = settings;
    const customerId = await customerFrom(tx, request, { hooks, now });
    const token = await startSession(tx, { customerId, origin, now, hooks });
    return { token, isPhoneVerified: request.channel === 'sms' };
  });
}

type Creation = Parameters<typeof createCustomer>[3];

async function customerFrom(
  tx: Sql,
  { customerId, channel, payload }: CodeRequest,
  creation: Creation,
): Promise<number> {
  const { applicant, social } = payload as CodePayload;
  const isByPhone = channel === 'sms';
  const id = customerId ?? (applicant ? await newCustomer(tx, applicant, social, isByPhone, creation) : null);
  if (id === null) throw new RefusalError({ code: 'code_wrong' });
  if (social) await linkSocialAccount(tx, id, social, creation.now);
  return id;
}

/** A verified email is taken from an account that has it unverified. */
async function newCustomer(
  tx: Sql,
  applicant: Applicant,
  social: CodePayload['social'],
  isByPhone: boolean,
  creation: Creation,
): Promise<number> {
  const isEmailVerified = social?.isEmailVerified ?? !isByPhone;
  const verified = { isPhoneVerified: isByPhone, isEmailVerified: isEmailVerified && applicant.email !== null };
  if (verified.isEmailVerified && applicant.email) await releaseUnverifiedEmail(tx, applicant.email);
  return createCustomer(tx, applicant, verified, creation);
}
