import type { Sql } from '@rialto/database/sql.ts';
import type { BackgroundJob } from '../background-job.ts';
import { eventsCommitted } from './events-committed.ts';
import type { Events } from './open-events.ts';
import { deleteDelivered, skipUnsubscribed } from './outbox.sql.ts';

/** A delivery costs two commits; pages notice no delay of this length. */
const REST_MS = 50;

/** Runs after each commit that published a subscribed event; the interval finds retries and events of other processes. */
export function outboxDelivery(events: Events): BackgroundJob {
  return { name: 'Outbox delivery', everyMs: 1_000, run: events.deliver, wakeOn: eventsCommitted, restMs: REST_MS };
}

/** For events whose subscribers an earlier release had and this one does not. */
export function outboxSkipping(db: Sql, events: Events): BackgroundJob {
  const run = () => skipUnsubscribed(db, events.subscribers());
  return { name: 'Skipping unsubscribed outbox events', everyMs: 15_000, run };
}

export function outboxCleanup(db: Sql): BackgroundJob {
  return { name: 'Outbox cleanup', everyMs: 3_600_000, run: () => deleteDelivered(db) };
}
