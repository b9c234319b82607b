import type { App } from '../../platform/app.ts';
import type { BackgroundJob } from '../../platform/background-job.ts';
import { rebuildVocabulary } from './rebuild-vocabulary.ts';

/** Checks every hour; the rebuild itself runs once a day on one node. */
export function searchWordRebuild({ db, clock }: Pick<App, 'db' | 'clock'>): BackgroundJob {
  return { name: 'Search word rebuild', everyMs: 3_600_000, run: () => rebuildVocabulary(db, clock()) };
}
