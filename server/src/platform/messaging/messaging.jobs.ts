import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { App } from '../app.ts';
import type { BackgroundJob } from '../background-job.ts';
import { deleteMessagesBefore } from './messages-out.sql.ts';
import type { Messaging } from './open-messaging.ts';

/** A run costs several commits, and a message may wait this long behind others. */
const REST_MS = 50;
const RETENTION_MS = 30 * DAY_MS;

/** Runs when a message is queued; the interval finds retries and messages of other processes. */
export function messageSending(messaging: Messaging): BackgroundJob {
  return { name: 'Message sending', everyMs: 5_000, run: messaging.sendDue, wakeOn: messaging, restMs: REST_MS };
}

export function messageCleanup({ db, clock }: Pick<App, 'db' | 'clock'>): BackgroundJob {
  const run = () => deleteMessagesBefore(db, new Date(clock().getTime() - RETENTION_MS));
  return { name: 'Message cleanup', everyMs: 3_600_000, run };
}
