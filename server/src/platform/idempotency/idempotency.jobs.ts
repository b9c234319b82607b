import type { App } from '../app.ts';
import type { BackgroundJob } from '../background-job.ts';
import { deleteKeysBefore } from './idempotency.sql.ts';

const RETENTION_MS = 7 * 86_400_000;

/** Clients retry within minutes, so keys older than a week are deleted. */
export function idempotencyCleanup({ db, clock }: Pick<App, 'db' | 'clock'>): BackgroundJob {
  const run = () => deleteKeysBefore(db, new Date(clock().getTime() - RETENTION_MS));
  return { name: 'Idempotency cleanup', everyMs: 3_600_000, run };
}
