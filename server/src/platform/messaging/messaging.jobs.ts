import type { BackgroundJob } from '../background-job.ts';
import type { Messaging } from './open-messaging.ts';

/** Runs when a message is queued; the interval finds retries and messages of other processes. */
export function messageSending(messaging: Messaging): BackgroundJob {
  return { name: 'Message sending', everyMs: 5_000, run: messaging.sendDue, wakeOn: messaging };
}
