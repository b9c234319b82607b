import type { CustomerId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { hashOf } from '../secret.ts';
import { endOneSession, endSessionOfToken, endSessionsOf } from './end-sessions.ts';
import { movePushToken, sessionsOf, type SessionRow } from './sessions.sql.ts';

export function listSessions(db: Sql, customerId: CustomerId, token: string, now: Date): Promise<SessionRow[]> {
  return sessionsOf(db, customerId, hashOf(token), now);
}

export async function logOut(db: Sql, token: string): Promise<void> {
  await inTransaction(db, (tx) => endSessionOfToken(tx, hashOf(token)));
}

export async function endSession(db: Sql, customerId: CustomerId, sessionId: string): Promise<void> {
  const isEnded = await inTransaction(db, (tx) => endOneSession(tx, customerId, sessionId));
  if (!isEnded) throw new RefusalError({ code: 'session_unknown' });
}

export async function endOtherSessions(db: Sql, customerId: CustomerId, token: string): Promise<void> {
  await inTransaction(db, (tx) => endSessionsOf(tx, customerId, hashOf(token)));
}

/** A device's push token belongs to the session that set it last, and is deleted with that session (trust.md T66). */
export async function setPushToken(db: Sql, token: string, pushToken: string): Promise<void> {
  await inTransaction(db, (tx) => movePushToken(tx, hashOf(token), pushToken));
}
