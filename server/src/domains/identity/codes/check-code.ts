import type { Sql } from '@rialto/database/sql.ts';
import { timingSafeEqual } from 'node:crypto';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Throttle } from '../../../platform/throttle/throttle.ts';
import { codeMisses } from '../limits.ts';
import { hashOf } from '../secret.ts';
import { findCodeRequest, spendTry, type CodeRequest, type Purpose } from './codes.sql.ts';
import { codeHash, REQUEST_MS } from './open-code-request.ts';

type Checking = { requestId: string; otp: string; purposes: Purpose[]; now: Date };

/**
 * The request a right code belongs to. A try is spent before the code is compared: five for a code, fifteen a day for a
 * phone. What is wrong is not told (trust.md T46, T49).
 */
export async function checkCode(db: Sql, throttle: Throttle, checking: Checking): Promise<CodeRequest> {
  const { requestId, otp, purposes, now } = checking;
  const idHash = hashOf(requestId);
  const known = await findCodeRequest(db, idHash, new Date(now.getTime() - REQUEST_MS));
  if (known === null) throw new RefusalError({ code: 'code_wrong' });
  await throttle.attempt(codeMisses, known.contact);
  const request = await spendTry(db, idHash, purposes, now);
  const expected = request?.codeHash ?? null;
  if (request === null || expected === null || !timingSafeEqual(expected, codeHash(requestId, otp))) {
    throw new RefusalError({ code: 'code_wrong' });
  }
  await throttle.giveBack(codeMisses, known.contact);
  return request;
}
