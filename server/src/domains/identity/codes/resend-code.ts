import { inTransaction } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { hashOf } from '../secret.ts';
import { findCodeRequest } from './codes.sql.ts';
import { throttleCode } from './throttle-code.ts';
import { REQUEST_MS, sendAnotherCode } from './open-code-request.ts';

/** Sends another code for the same request, within the same limits. */
export async function resendCode(deps: IdentityDeps, requestId: string, origin: RequestOrigin): Promise<void> {
  const now = deps.clock();
  const request = await findCodeRequest(deps.db, hashOf(requestId), new Date(now.getTime() - REQUEST_MS));
  if (request === null) throw new RefusalError({ code: 'code_wrong' });
  await throttleCode(deps.throttle, request.contact, origin.ip);
  await inTransaction(deps.db, (tx) => sendAnotherCode(tx, requestId, request, origin.language, now));
  deps.settings.wakeMessaging();
}
