import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { SUPERUSER } from './init-cluster.ts';
import { livePostmaster } from './postmaster-file.ts';
import { DATABASE } from './start-embedded.ts';

/** The connection of the database of a running shop, or null. Does not lock the data. */
export function findRunning(dataDir: string): { socketDir: string; user: string; database: string } | null {
  const path = join(dataDir, 'cluster');
  if (!existsSync(path)) return null;
  const running = livePostmaster(realpathSync(path));
  return running?.isReady ? { socketDir: running.socketDir, user: SUPERUSER, database: DATABASE } : null;
}
