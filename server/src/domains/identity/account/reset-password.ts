import { inTransaction } from '@rialto/database/sql.ts';
import { sendMessage } from '../../../platform/messaging/send-message.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { checkCode } from '../codes/check-code.ts';
import { setResetToken, useCodeRequest, useResetToken } from '../codes/codes.sql.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { hashOf, newSecret } from '../secret.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { findContacts, updatePassword, verifyContact } from './accounts.sql.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './password-hash.ts';

const RESET_MS = 10 * 60_000;

/** Exchanges a correct code for a reset token that works once within ten minutes. */
export async function verifyResetCode(
  { db, clock, throttle }: IdentityDeps,
  { requestId, otp }: { requestId: string; otp: string },
): Promise<string> {
  const now = clock();
  const request = await checkCode(db, throttle, { requestId, otp, purposes: ['reset_password'], now });
  const resetToken = newSecret();
  await inTransaction(db, async (tx) => {
    if (!(await useCodeRequest(tx, hashOf(requestId), now))) throw new RefusalError({ code: 'code_wrong' });
    await setResetToken(tx, hashOf(requestId), hashOf(resetToken), new Date(now.getTime() + RESET_MS));
    // A correct code also verifies the phone or email that it was sent to.
    if (request.customerId !== null) await verifyContact(tx, request.customerId, request.channel, now);
  });
  return resetToken;
}

/** A new password ends every session, including an attacker's (trust.md T51). */
export async function resetPassword(
  { db, clock, settings }: IdentityDeps,
  { resetToken, password }: { resetToken: string; password: string },
  { language }: RequestOrigin,
): Promise<void> {
  const now = clock();
  await checkPassword(password, []);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const customerId = await useResetToken(tx, hashOf(resetToken), now);
    const contacts = customerId === null ? null : await findContacts(tx, customerId);
    if (customerId === null || contacts === null) throw new RefusalError({ code: 'code_wrong' });
    await checkPassword(password, [contacts.phone, contacts.email]);
    await updatePassword(tx, customerId, passwordHash);
    await endSessionsOf(tx, customerId);
    const [channel, to] = contacts.email ? (['email', contacts.email] as const) : (['sms', contacts.phone] as const);
    if (to) await sendMessage(tx, { channel, to, kind: 'password_changed', code: null, language }, now);
  });
  settings.wakeMessaging();
}
