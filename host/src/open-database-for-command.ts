import { connect, type Database } from '@rialto/database/connect.ts';
import { findRunning } from '@rialto/embedded-postgres/find-running.ts';
import type { Log } from '@rialto/database/log.ts';
import { resolve } from 'node:path';
import { openDatabase } from './open-database.ts';
import type { Settings } from './settings.ts';

type CommandDatabase = { database: Database; close(): Promise<void> };

/** The shop's database for a command, as its owner: that of a running shop, or else opened for the command alone. */
export async function openDatabaseForCommand(settings: Settings, log: Log): Promise<CommandDatabase> {
  const dataDir = resolve(settings.DATA_DIR);
  const running = settings.DATABASE_URL ? null : findRunning(dataDir);
  if (!running) {
    const { owner, close } = await openDatabase(settings, dataDir, { log });
    return { database: owner, close };
  }
  const database = connect(running, { log });
  return { database, close: () => database.close() };
}
