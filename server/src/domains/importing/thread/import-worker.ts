import { connect } from '@rialto/database/connect.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readLocale } from '../../content/content.public.ts';
import { nextImport } from '../imports.sql.ts';
import { workOnImports } from '../work-on-imports.ts';
import { lowerBackend, lowerThread } from './lower-priority.ts';
import type { ImportThreadData } from './run-import-thread.ts';

const CONNECTIONS = 5;
/** Most imports start soon after their check, and a new thread would load and compile everything again. */
const LINGER_MS = 60_000;
const LOOK_EVERY_MS = 500;

const { connection, aheadMs } = workerData as ImportThreadData;
let isStopping = false;
parentPort?.on('message', () => (isStopping = true));
lowerThread();

const database = connect(connection, { maxConnections: CONNECTIONS, onBackend: lowerBackend });
try {
  const clock = () => new Date(Date.now() + aheadMs);
  const db = database.sql;
  do await workOnImports({ db, clock, locale: () => readLocale(db), isStopping: () => isStopping });
  while (await isMoreComing(db));
} finally {
  await database.close();
  parentPort?.close();
}

/** Waits for another import for a while. */
async function isMoreComing(db: Sql): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < LINGER_MS && !isStopping; waitedMs += LOOK_EVERY_MS) {
    await sleep(LOOK_EVERY_MS);
    if (!isStopping && (await nextImport(db))) return true;
  }
  return false;
}
