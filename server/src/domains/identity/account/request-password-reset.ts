import { inTransaction } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { throttleCode } from '../codes/throttle-code.ts';
import { openCodeRequest } from '../codes/open-code-request.ts';
import { contactOf } from '../contact.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { findAccount } from './accounts.sql.ts';

/** Sends a reset code. Without a matching account it does the same work but sends nothing (trust.md T45). */
export async function requestPasswordReset(
  deps: IdentityDeps,
  emailOrPhone: string,
  origin: RequestOrigin,
): Promise<string> {
  const { country } = await deps.settings.shop();
  const contact = contactOf(emailOrPhone, country);
  if (contact === null) {
    throw new RefusalError({ code: emailOrPhone.includes('@') ? 'email_invalid' : 'phone_invalid' });
  }
  await throttleCode(deps.throttle, contact.value, origin.ip);
  const now = deps.clock();
  const requestId = await inTransaction(deps.db, async (tx) => {
    const account = await findAccount(tx, contact);
    const customerId = account?.status === 'active' && account.passwordHash !== null ? account.id : null;
    const isUnknown = customerId === null;
    return openCodeRequest(
      tx,
      {
        purpose: 'reset_password',
        contact,
        customerId,
        messageKind: 'reset_code',
        isDecoy: isUnknown,
        isSilent: isUnknown,
        language: origin.language,
      },
      now,
    );
  });
  deps.settings.wakeMessaging();
  return requestId;
}
