import { inTransaction } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { checkNames } from '../account/check-names.ts';
import { createCustomer, type Applicant } from '../account/create-customer.ts';
import { findReferrerByCode } from '../account/find-referrer-by-code.ts';
import { requestSignUpCode } from '../account/request-sign-up-code.ts';
import { throttleCode } from '../codes/throttle-code.ts';
import { normalEmail, normalPhone, type Contact } from '../contact.ts';
import type { SignUpOutcome } from '../account/sign-up.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { hashOf } from '../secret.ts';
import { startSession } from '../sessions/start-session.ts';
import { linkSocialAccount } from './link-social-account.ts';
import { findRegistration, releaseUnverifiedEmail } from './social.sql.ts';

type SocialRegisterForm = {
  registrationToken: string;
  fName: string;
  lName: string;
  phone: string;
  email: string | undefined;
  refCode: string | undefined;
};

type SocialLink = { provider: string; subject: string; isEmailVerified: boolean };

/** Adds the phone number that a first social sign-in lacks, confirmed by a code if the shop verifies contacts. ACC-03. */
export async function socialRegister(
  deps: IdentityDeps,
  form: SocialRegisterForm,
  origin: RequestOrigin,
): Promise<SignUpOutcome> {
  const { country, verification, hasReferrals } = await deps.settings.shop();
  const now = deps.clock();
  const profile = await findRegistration(deps.db, hashOf(form.registrationToken), now);
  if (profile === null) throw new RefusalError({ code: 'social_login_failed' });
  const phone = normalPhone(form.phone, country);
  if (phone === null) throw new RefusalError({ code: 'phone_invalid' });
  const typed = form.email === undefined ? null : normalEmail(form.email);
  const applicant: Applicant = {
    ...checkNames(form),
    phone,
    email: profile.email ?? typed,
    passwordHash: null,
    referredBy: await findReferrerByCode({ db: deps.db, hasReferrals }, form.refCode, origin),
    language: origin.language,
  };
  const social = { provider: profile.provider, subject: profile.subject, isEmailVerified: profile.email !== null };
  // A verified email does not verify the phone number that couriers call.
  if (verification === 'none') return { token: await openAccount(deps, applicant, social, origin), requestId: null };
  return { token: null, requestId: await requestCode(deps, applicant, social, origin) };
}

async function openAccount(
  deps: IdentityDeps,
  applicant: Applicant,
  social: SocialLink,
  origin: RequestOrigin,
): Promise<string> {
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    if (social.isEmailVerified && applicant.email) await releaseUnverifiedEmail(tx, applicant.email);
    const verified = { isPhoneVerified: false, isEmailVerified: social.isEmailVerified };
    const { hooks } = deps.settings;
    const customerId = await createCustomer(tx, applicant, verified, { hooks, now });
    await linkSocialAccount(tx, customerId, social, now);
    return startSession(tx, { customerId, origin, now, hooks });
  });
}

async function requestCode(
  deps: IdentityDeps,
  applicant: Applicant,
  social: SocialLink,
  origin: RequestOrigin,
): Promise<string> {
  const contact: Contact = { channel: 'sms', value: applicant.phone };
  await throttleCode(deps.throttle, contact.value, origin.ip);
  return requestSignUpCode(deps, { purpose: 'social_register', contact, payload: { applicant, social } }, origin);
}
