import { inTransaction } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { throttleCode } from '../codes/throttle-code.ts';
import { normalEmail, normalPhone, type Contact } from '../contact.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { codesPerIp } from '../limits.ts';
import { startSession } from '../sessions/start-session.ts';
import { checkNames } from './check-names.ts';
import { checkPassword } from './check-password.ts';
import { createCustomer, type Applicant } from './create-customer.ts';
import { hashPassword } from './password-hash.ts';
import { findReferrerByCode } from './find-referrer-by-code.ts';
import { requestSignUpCode } from './request-sign-up-code.ts';

export type SignUpForm = {
  fName: string;
  lName: string;
  phone: string;
  email: string;
  password: string;
  refCode: string | undefined;
};

/** A session token, or the request that a code must confirm first. */
export type SignUpOutcome = { token: string; requestId: null } | { token: null; requestId: string };

/** Creates an account, or sends a code first if the shop verifies contacts. */
export async function signUp(deps: IdentityDeps, form: SignUpForm, origin: RequestOrigin): Promise<SignUpOutcome> {
  const { country, verification, hasReferrals } = await deps.settings.shop();
  const { fName, lName } = checkNames(form);
  const phone = normalPhone(form.phone, country);
  if (phone === null) throw new RefusalError({ code: 'phone_invalid' });
  const email = normalEmail(form.email);
  if (email === null) throw new RefusalError({ code: 'email_invalid' });
  await checkPassword(form.password, [phone, email, fName, lName]);
  const referredBy = await findReferrerByCode({ db: deps.db, hasReferrals }, form.refCode, origin);
  if (verification === 'none') await deps.throttle.attempt(codesPerIp, origin.ip);
  else await throttleCode(deps.throttle, verification === 'phone' ? phone : email, origin.ip);

  const passwordHash = await hashPassword(form.password);
  const applicant = { fName, lName, phone, email, passwordHash, referredBy, language: origin.language };
  if (verification === 'none') return { token: await openAccount(deps, applicant, origin), requestId: null };
  const contact: Contact =
    verification === 'phone' ? { channel: 'sms', value: phone } : { channel: 'email', value: email };
  const request = { purpose: 'sign_up', contact, payload: { applicant } } as const;
  return { token: null, requestId: await requestSignUpCode(deps, request, origin) };
}

function openAccount(
  { db, clock, settings }: IdentityDeps,
  applicant: Applicant,
  origin: RequestOrigin,
): Promise<string> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const { hooks } = settings;
    const unverified = { isPhoneVerified: false, isEmailVerified: false };
    const customerId = await createCustomer(tx, applicant, unverified, { hooks, now });
    return startSession(tx, { customerId, origin, now, hooks });
  });
}
