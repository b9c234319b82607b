import { sessionLocks, tryWithSessionLock } from '@rialto/database/session-lock.ts';
import type { App } from '../../platform/app.ts';
import { checkImport } from './check-import.ts';
import { startWork, WorkStopped } from './import-work.ts';
import { nextImport } from './imports.sql.ts';
import { runImport } from './run-import.ts';

type Worker = Pick<App, 'db' | 'clock'> & {
  locale: () => Promise<{ digits: number }>;
  isStopping: () => boolean;
};

/**
 * Checks and runs the imports that wait, one after the other. One node of the shop works at a time; its lock ends with its
 * connection, and another node goes on where it stopped.
 */
export async function workOnImports({ db, clock, locale, isStopping }: Worker): Promise<void> {
  if (!(await nextImport(db))) return;
  await tryWithSessionLock(db, sessionLocks.imports, async () => {
    for (let row = await nextImport(db); row && !isStopping(); row = await nextImport(db)) {
      const { digits } = await locale();
      const work = startWork(row, { db, context: { digits }, isStopping });
      try {
        await (row.state === 'checking' ? checkImport : runImport)(work, row, clock);
      } catch (error) {
        if (!(error instanceof WorkStopped)) throw error;
      }
    }
  });
}
