import { inTransaction } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findAccount } from '../account/accounts.sql.ts';
import { createCustomer, type Applicant } from '../account/create-customer.ts';
import { referrerOf } from '../account/referrer-of.ts';
import { countCode } from '../codes/count-code.ts';
import { openCodeRequest } from '../codes/open-code-request.ts';
import { normalEmail, normalPhone, type Contact } from '../contact.ts';
import type { Desk } from '../desk.ts';
import type { Visit } from '../identity-settings.ts';
import { hashOf } from '../secret.ts';
import { startSession } from '../sessions/start-session.ts';
import { linkSocialAccount } from './link-social-account.ts';
import { findRegistration, releaseUnverifiedEmail } from './social.sql.ts';

type Form = {
  registrationToken: string;
  fName: string;
  lName: string;
  phone: string;
  email: string | undefined;
  refCode: string | undefined;
};

type Social = { provider: string; subject: string; isEmailVerified: boolean };
type Outcome = { token: string; requestId: null } | { token: null; requestId: string };

/** The step that a first social sign-in lacks: a phone, proven by a code where the shop verifies. ACC-03. */
export async function socialRegister(desk: Desk, form: Form, visit: Visit): Promise<Outcome> {
  const { country, verification } = await desk.settings.shop();
  const now = desk.clock();
  const told = await findRegistration(desk.db, hashOf(form.registrationToken), now);
  if (told === null) throw new RefusalError({ code: 'social_login_failed' });
  const phone = normalPhone(form.phone, country);
  if (phone === null) throw new RefusalError({ code: 'phone_invalid' });
  const typed = form.email === undefined ? null : normalEmail(form.email);
  const applicant: Applicant = {
    fName: form.fName,
    lName: form.lName,
    phone,
    email: told.email ?? typed,
    passwordHash: null,
    referredBy: await referrerOf(desk.db, form.refCode),
    language: visit.language,
  };
  const social = { provider: told.provider, subject: told.subject, isEmailVerified: told.email !== null };
  // A proven e-mail says nothing about the phone, which is what couriers call.
  if (verification === 'none') return { token: await openAccount(desk, applicant, social, visit), requestId: null };
  return { token: null, requestId: await askForCode(desk, applicant, social, visit) };
}

async function openAccount(desk: Desk, applicant: Applicant, social: Social, visit: Visit): Promise<string> {
  const now = desk.clock();
  return inTransaction(desk.db, async (tx) => {
    if (social.isEmailVerified && applicant.email) await releaseUnverifiedEmail(tx, applicant.email);
    const verified = { isPhoneVerified: false, isEmailVerified: social.isEmailVerified };
    const customerId = await createCustomer(tx, applicant, verified, now);
    await linkSocialAccount(tx, customerId, social, now);
    return startSession(tx, { customerId, visit, now, hooks: desk.settings.hooks });
  });
}

async function askForCode(desk: Desk, applicant: Applicant, social: Social, visit: Visit): Promise<string> {
  const contact: Contact = { channel: 'sms', value: applicant.phone };
  await countCode(desk.throttle, contact.value, visit.ip);
  const now = desk.clock();
  const requestId = await inTransaction(desk.db, async (tx) => {
    const isTaken = (await findAccount(tx, contact)) !== null;
    return openCodeRequest(
      tx,
      {
        purpose: 'social_register',
        contact,
        customerId: null,
        payload: { applicant, social },
        messageKind: isTaken ? 'account_exists' : 'sign_up_code',
        isDecoy: isTaken,
        language: visit.language,
      },
      now,
    );
  });
  desk.settings.wakeMessaging();
  return requestId;
}
