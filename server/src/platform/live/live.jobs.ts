import type { Sql } from '@rialto/database/sql.ts';
import type { BackgroundJob } from '../background-job.ts';
import { deleteOldLogged } from './live.sql.ts';

export function liveLogCleanup(db: Sql): BackgroundJob {
  return { name: 'Live log cleanup', everyMs: 60_000, run: () => deleteOldLogged(db) };
}
