import type { Sql } from '@rialto/database/sql.ts';
import { deleteSessionsEndedBefore } from './sessions.sql.ts';

const KEEP_MS = 30 * 86_400_000;
const MOST_AT_ONCE = 1_000;

/** Sessions that ended by themselves a month ago; signing out leaves none behind. In small batches; how many. */
export async function forgetSessions(db: Sql, now: Date, mostAtOnce = MOST_AT_ONCE): Promise<number> {
  const before = new Date(now.getTime() - KEEP_MS);
  let count = 0;
  for (;;) {
    const gone = await deleteSessionsEndedBefore(db, before, mostAtOnce);
    count += gone;
    if (gone < mostAtOnce) return count;
  }
}
