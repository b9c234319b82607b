import { inTransaction } from '@rialto/database/sql.ts';
import type { Purpose } from '../codes/codes.sql.ts';
import { openCodeRequest } from '../codes/open-code-request.ts';
import type { Contact } from '../contact.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { findAccount } from './accounts.sql.ts';

type SignUpCodeRequest = {
  purpose: Extract<Purpose, 'sign_up' | 'social_register'>;
  contact: Contact;
  payload: Record<string, unknown>;
};

/**
 * Sends the code that finishes a sign-up. If the contact already has an account, it gets a message saying so instead,
 * and the response is the same (trust.md T45).
 */
export async function requestSignUpCode(
  deps: IdentityDeps,
  { purpose, contact, payload }: SignUpCodeRequest,
  { language }: RequestOrigin,
): Promise<string> {
  const now = deps.clock();
  const requestId = await inTransaction(deps.db, async (tx) => {
    const isTaken = (await findAccount(tx, contact)) !== null;
    const messageKind = isTaken ? 'account_exists' : 'sign_up_code';
    const request = { purpose, contact, customerId: null, payload, messageKind, isDecoy: isTaken, language } as const;
    return openCodeRequest(tx, request, now);
  });
  deps.settings.wakeMessaging();
  return requestId;
}
