import type { Sql } from '@rialto/database/sql.ts';
import { frameOf, type LiveFrame } from './live-frame.ts';
import { logBounds, loggedFor } from './live.sql.ts';

/** Reading again is cheaper than as many events. */
export const MAX_MISSED = 500;

type Span = { after: number; until: number; audiences: readonly string[] };

/** What a stream missed, from the table; null if the log does not go back that far, or never had that id. */
export async function findMissed(db: Sql, { after, until, audiences }: Span): Promise<LiveFrame[] | null> {
  const missed = await loggedFor(db, { after, until, audiences, limit: MAX_MISSED + 1 });
  // Read afterwards, so that a deletion in between is noticed.
  const { first, last } = await logBounds(db);
  if (after < first || after > last || missed.length > MAX_MISSED) return null;
  return missed.map(frameOf);
}
