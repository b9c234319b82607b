import type { App } from '../../platform/app.ts';
import type { BackgroundJob } from '../../platform/background-job.ts';
import { summarizeFigures } from './summarize-figures.ts';

const MOST_MS = 10_000;

/** Adds up the days that are over, so that a month of a large shop is read at once (OPS-11). */
export function figureSummary({ http, db, clock, locale }: App): BackgroundJob {
  const run = async () => {
    const { timeZone } = await locale();
    const startedAt = performance.now();
    const isOver = () => performance.now() - startedAt > MOST_MS;
    const count = await summarizeFigures(db, { now: clock(), timeZone, isOver });
    if (count > 0) http.log.info({ count }, 'Days added up for the figures');
  };
  return { name: 'Summary of figures', everyMs: 60_000, run };
}
