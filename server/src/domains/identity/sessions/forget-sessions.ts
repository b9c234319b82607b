import type { Sql } from '@rialto/database/sql.ts';
import { deleteSessionsEndedBefore } from './sessions.sql.ts';

const RETENTION_MS = 30 * 86_400_000;
const BATCH_SIZE = 1_000;

/** Deletes sessions that expired a month ago, in small batches, and returns how many. Signing out deletes at once. */
export async function forgetSessions(db: Sql, now: Date, mostAtOnce = BATCH_SIZE): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS);
  let count = 0;
  for (;;) {
    const gone = await deleteSessionsEndedBefore(db, before, mostAtOnce);
    count += gone;
    if (gone < mostAtOnce) return count;
  }
}
