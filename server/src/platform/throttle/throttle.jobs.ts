import type { App } from '../app.ts';
import type { BackgroundJob } from '../background-job.ts';
import { deleteOldCounts } from './throttle.sql.ts';

/** Deletes counts whose time is over; they no longer limit anything. */
export function throttleCleanup({ db, clock }: Pick<App, 'db' | 'clock'>): BackgroundJob {
  return { name: 'Throttle cleanup', everyMs: 600_000, run: () => deleteOldCounts(db, clock()) };
}
