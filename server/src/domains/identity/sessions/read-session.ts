import type { Sql } from '@rialto/database/sql.ts';
import { hashOf } from '../secret.ts';
import { idleUntil } from './session-times.ts';
import { findLiveSession, touchSession } from './sessions.sql.ts';

/** Updating on every request would cost a write each; a few minutes do not matter to a week. */
const TOUCH_AFTER_MS = 5 * 60_000;

/** The customer of a token, or null. Reading extends the idle timeout. */
export async function readSession(db: Sql, now: Date, token: string): Promise<number | null> {
  const session = await findLiveSession(db, hashOf(token), now);
  if (session === null) return null;
  const isStale = now.getTime() - session.lastUsedAt.getTime() > TOUCH_AFTER_MS;
  if (isStale) await touchSession(db, session.id, now, idleUntil(now));
  return session.customerId;
}
