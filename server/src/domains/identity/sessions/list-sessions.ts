import type { Sql } from '@rialto/database/sql.ts';
import { hashOf } from '../secret.ts';
import { sessionsOf, type SessionRow } from './sessions.sql.ts';

export function listSessions(db: Sql, customerId: number, token: string, now: Date): Promise<SessionRow[]> {
  return sessionsOf(db, customerId, hashOf(token), now);
}
