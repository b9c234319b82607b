import { afterCommit, type Sql } from '@rialto/database/sql.ts';
import { eventsCommitted } from './events-committed.ts';
import { clearFailure, listFailed, type FailedEvent, type RetriedEvent } from './failed-events.sql.ts';

/** Events that were set aside because a subscriber kept failing, oldest first. */
export function failedEvents(db: Sql): Promise<FailedEvent[]> {
  return listFailed(db);
}

/** Delivers a failed event again, with all its attempts, and returns what it was; null if it is not a failed event. */
export async function retryFailedEvent(db: Sql, id: number): Promise<RetriedEvent | null> {
  const failed = await clearFailure(db, id);
  if (failed) afterCommit(db, eventsCommitted.wake);
  return failed;
}
