import type { BackgroundJob } from '../../platform/background-job.ts';
import type { Push } from './open-push.ts';

/** Runs when a notice is queued; the interval finds retries and notices of other processes. */
export function pushSending(push: Push): BackgroundJob {
  return { name: 'Push sending', everyMs: 5_000, run: push.sendDue, wakeOn: push };
}
