import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { Database } from '@rialto/database/connect.ts';
import type { App } from '../../platform/app.ts';
import type { BackgroundJob } from '../../platform/background-job.ts';
import { deleteOldFiles, nextImport } from './imports.sql.ts';
import { importWork } from './import-signal.ts';
import { runImportThread } from './thread/run-import-thread.ts';
import { workOnImports } from './work-on-imports.ts';

const KEPT_DAYS = 3;

/** Every node looks often, so that the import of a node that was killed goes on within seconds. */
export function importing(app: App, thread: Pick<Database, 'options'> | null): BackgroundJob {
  const stopping = new AbortController();
  // Before the server waits for its jobs, so that a long import does not hold up a restart.
  app.http.addHook('preClose', async () => stopping.abort());
  const { signal } = stopping;
  const run = async () => {
    if (signal.aborted || !(await nextImport(app.db))) return;
    if (thread) await runImportThread({ ...app, connection: thread.options, signal });
    else await workOnImports({ ...app, isStopping: () => signal.aborted });
  };
  return { name: 'Import', everyMs: 2_000, run, wakeOn: importWork };
}

export function importCleanup({ db, clock }: Pick<App, 'db' | 'clock'>): BackgroundJob {
  const run = () => deleteOldFiles(db, new Date(clock().getTime() - KEPT_DAYS * DAY_MS));
  return { name: 'Import cleanup', everyMs: 600_000, run };
}
