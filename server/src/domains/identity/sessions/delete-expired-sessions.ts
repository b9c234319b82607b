import type { Sql } from '@rialto/database/sql.ts';
import { deleteSessionsEndedBefore } from './sessions.sql.ts';

const RETENTION_MS = 30 * 86_400_000;
const BATCH_SIZE = 1_000;

/** Deletes sessions that expired a month ago, in small batches, and returns how many. Signing out deletes at once. */
export async function deleteExpiredSessions(db: Sql, now: Date, batchSize = BATCH_SIZE): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS);
  let count = 0;
  for (;;) {
    const gone = await deleteSessionsEndedBefore(db, before, batchSize);
    count += gone;
    if (gone < batchSize) return count;
  }
}
