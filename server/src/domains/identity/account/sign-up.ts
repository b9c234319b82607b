import { inTransaction } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { countCode } from '../codes/count-code.ts';
import { openCodeRequest } from '../codes/open-code-request.ts';
import { normalEmail, normalPhone, type Contact } from '../contact.ts';
import type { Desk } from '../desk.ts';
import type { Visit } from '../identity-settings.ts';
import { codesOfPlace } from '../limits.ts';
import { startSession } from '../sessions/start-session.ts';
import { findAccount } from './accounts.sql.ts';
import { checkPassword } from './check-password.ts';
import { createCustomer, type Applicant } from './create-customer.ts';
import { hashPassword } from './password-hash.ts';
import { referrerOf } from './referrer-of.ts';

export type SignUpForm = {
  fName: string;
  lName: string;
  phone: string;
  email: string;
  password: string;
  refCode: string | undefined;
};

/** Either the account is there at once, or a code must come back first. */
export type SignUpOutcome = { token: string; requestId: null } | { token: null; requestId: string };

/** Opens an account, after a code where the shop verifies. Then nobody learns here who has an account (trust.md T45). */
export async function signUp(desk: Desk, form: SignUpForm, visit: Visit): Promise<SignUpOutcome> {
  const { country, verification } = await desk.settings.shop();
  const phone = normalPhone(form.phone, country);
  if (phone === null) throw new RefusalError({ code: 'phone_invalid' });
  const email = normalEmail(form.email);
  if (email === null) throw new RefusalError({ code: 'email_invalid' });
  await checkPassword(form.password, [phone, email, form.fName, form.lName]);
  const referredBy = await referrerOf(desk.db, form.refCode);
  if (verification === 'none') await desk.throttle.attempt(codesOfPlace, visit.ip);
  else await countCode(desk.throttle, verification === 'phone' ? phone : email, visit.ip);

  const passwordHash = await hashPassword(form.password);
  const { fName, lName } = form;
  const applicant = { fName, lName, phone, email, passwordHash, referredBy, language: visit.language };
  if (verification === 'none') return { token: await openAccount(desk, applicant, visit), requestId: null };
  const contact: Contact =
    verification === 'phone' ? { channel: 'sms', value: phone } : { channel: 'email', value: email };
  return { token: null, requestId: await askForCode(desk, applicant, contact, visit) };
}

function openAccount({ db, clock, settings }: Desk, applicant: Applicant, visit: Visit): Promise<string> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const customerId = await createCustomer(tx, applicant, { isPhoneVerified: false, isEmailVerified: false }, now);
    return startSession(tx, { customerId, visit, now, hooks: settings.hooks });
  });
}

/** Who has an account already is told so where only they can read it; here the answer is the same. */
async function askForCode(desk: Desk, applicant: Applicant, contact: Contact, visit: Visit): Promise<string> {
  const now = desk.clock();
  const requestId = await inTransaction(desk.db, async (tx) => {
    const isTaken = (await findAccount(tx, contact)) !== null;
    return openCodeRequest(
      tx,
      {
        purpose: 'sign_up',
        contact,
        customerId: null,
        payload: { applicant },
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
