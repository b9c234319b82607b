import { inTransaction } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Desk } from '../desk.ts';
import type { Visit } from '../identity-settings.ts';
import { hashOf } from '../secret.ts';
import { findCodeRequest } from './codes.sql.ts';
import { countCode } from './count-code.ts';
import { REQUEST_MS, sendAnotherCode } from './open-code-request.ts';

/** For the same request and contact, within the same limits. */
export async function resendCode(desk: Desk, requestId: string, visit: Visit): Promise<void> {
  const now = desk.clock();
  const request = await findCodeRequest(desk.db, hashOf(requestId), new Date(now.getTime() - REQUEST_MS));
  if (request === null) throw new RefusalError({ code: 'code_wrong' });
  await countCode(desk.throttle, request.contact, visit.ip);
  await inTransaction(desk.db, (tx) => sendAnotherCode(tx, requestId, request, visit.language, now));
  desk.settings.wakeMessaging();
}
