import type { Sql } from '@rialto/database/sql.ts';
import { timingSafeEqual } from 'node:crypto';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Throttle } from '../../../platform/throttle/throttle.ts';
import { codeMisses } from '../limits.ts';
import { hashOf } from '../secret.ts';
import { findCodeRequest, spendTry, type CodeRequest, type Purpose } from './codes.sql.ts';
import { codeHash, REQUEST_MS } from './open-code-request.ts';

type CodeAttempt = { requestId: string; otp: string; purposes: Purpose[]; now: Date };

/**
 * Returns the request if the code is correct; the refusal does not say what was wrong (trust.md T46, T49). A try is
 * counted before comparing: five per code, fifteen a day per contact.
 */
export async function checkCode(db: Sql, throttle: Throttle, attempt: CodeAttempt): Promise<CodeRequest> {
  const { requestId, otp, purposes, now } = attempt;
  const idHash = hashOf(requestId);
  const open = await findCodeRequest(db, idHash, new Date(now.getTime() - REQUEST_MS));
  if (open === null) throw new RefusalError({ code: 'code_wrong' });
  await throttle.attempt(codeMisses, open.contact);
  const request = await spendTry(db, idHash, purposes, now);
  const expected = request?.codeHash ?? null;
  if (request === null || expected === null || !timingSafeEqual(expected, codeHash(requestId, otp))) {
    throw new RefusalError({ code: 'code_wrong' });
  }
  await throttle.uncount(codeMisses, open.contact);
  return request;
}
