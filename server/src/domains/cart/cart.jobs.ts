import type { App } from '../../platform/app.ts';
import type { BackgroundJob } from '../../platform/background-job.ts';
import { deleteOldSavedCarts } from './saved-carts.sql.ts';

export function savedCartCleanup({ db, clock }: Pick<App, 'db' | 'clock'>): BackgroundJob {
  return { name: 'Saved cart cleanup', everyMs: 3_600_000, run: () => deleteOldSavedCarts(db, clock()) };
}
