import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { hashOf } from '../secret.ts';
import { deleteSession, deleteSessionOfToken, deleteSessionsOf } from './sessions.sql.ts';

/** A token that was signed out is nobody's from the next request on. */
export async function logOut(db: Sql, token: string): Promise<void> {
  await deleteSessionOfToken(db, hashOf(token));
}

export async function endSession(db: Sql, customerId: number, sessionId: string): Promise<void> {
  if (!(await deleteSession(db, customerId, sessionId))) throw new RefusalError({ code: 'session_unknown' });
}

export async function endOtherSessions(db: Sql, customerId: number, token: string): Promise<void> {
  await deleteSessionsOf(db, customerId, hashOf(token));
}
