import { connect } from '@rialto/database/connect.ts';
import { findRunning } from '@rialto/embedded-postgres/find-running.ts';
import type { Log } from '@rialto/database/log.ts';
import { resolve } from 'node:path';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import type { Settings } from './settings.ts';

/** The shop's database for a command: that of a running shop, or else opened for the command alone. */
export async function openDatabaseForCommand(settings: Settings, log: Log): Promise<OpenDatabase> {
  const dataDir = resolve(settings.DATA_DIR);
  const running = settings.DATABASE_URL ? null : findRunning(dataDir);
  if (!running) return openDatabase(settings, dataDir, { log });
  const database = connect(running, { log });
  const close = () => database.close();
  return { database, kind: 'embedded PostgreSQL of the open shop', close, abandon: close };
}
