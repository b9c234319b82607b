import { connect } from '@rialto/database/connect.ts';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { workOnImports } from '../work-on-imports.ts';
import type { ImportThreadData } from './run-import-thread.ts';

const CONNECTIONS = 5;
const LOWER_PRIORITY = 5;

const { connection, aheadMs, digits } = workerData as ImportThreadData;
let isStopping = false;
parentPort?.on('message', () => (isStopping = true));
// Only Linux gives each thread its own priority; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(LOWER_PRIORITY);

const database = connect(connection, { maxConnections: CONNECTIONS });
try {
  const clock = () => new Date(Date.now() + aheadMs);
  await workOnImports({ db: database.sql, clock, locale: async () => ({ digits }), isStopping: () => isStopping });
} finally {
  await database.close();
  parentPort?.close();
}
