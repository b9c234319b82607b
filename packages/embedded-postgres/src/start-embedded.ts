import { existsSync } from 'node:fs';
import { silentLog, type Log } from './log.ts';
import { checkFiles, clusterIn, type Cluster } from './cluster.ts';
import { openDataFolder } from './data-folder.ts';
import { ensureDatabase } from './ensure-database.ts';
import { initCluster, SUPERUSER } from './init-cluster.ts';
import { launchServer } from './launch-server.ts';
import { nativeFolder } from './native-package.ts';
import { adoptServer, stopServer, type Server } from './server.ts';
import type { Settings } from './settings.ts';
import { closeSocketFolder, hasSocket } from './socket-folder.ts';
import { supervise } from './supervise.ts';

export type EmbeddedServer = {
  socketDir: string;
  user: string;
  database: string;
  /** True if a killed app had left the server running. */
  adopted: boolean;
  /** Of the current server; it changes when the server is restarted. */
  readonly pid: number;
  /** Fast shutdown; afterwards another app may use the data. The files remain. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Created if missing, never deleted. */
  dataDir: string;
  log?: Log;
  /** PostgreSQL settings that override ours. */
  settings?: Settings;
  /** A PostgreSQL other than the one that npm installed. */
  native?: string;
  /** Where to copy that PostgreSQL if the account that runs it can reach neither it nor the data. */
  sharedFolders?: readonly string[];
  /** Aborts the start: whatever was started is stopped before the promise rejects. */
  signal?: AbortSignal | undefined;
};

export const DATABASE = 'rialto';

/** Runs PostgreSQL on the data in `dataDir`: creates, adopts or starts it, and restarts it until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log = silentLog, settings = {}, native = nativeFolder(), sharedFolders, signal } = options;
  const { dataDir, lock } = openDataFolder(options.dataDir);
  try {
    const cluster = clusterIn(dataDir, native, sharedFolders);
    if (!existsSync(cluster.path)) await initCluster(cluster, { settings, log, signal });
    const first = await adoptOrLaunch(cluster, settings, signal);
    await prepareDatabase(first, signal);
    // The app's connections need a stable address, wherever an adopted server has its socket.
    const settled = { ...cluster, socketDir: first.socketDir };
    const supervisor = supervise(first, () => adoptOrLaunch(settled, settings), log);
    return {
      socketDir: first.socketDir,
      user: SUPERUSER,
      database: DATABASE,
      adopted: first.isAdopted,
      get pid() {
        return supervisor.current().pid;
      },
      stop: async () => {
        await supervisor.stop();
        closeSocketFolder(first.socketDir);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function adoptOrLaunch(cluster: Cluster, settings: Settings, signal?: AbortSignal): Promise<Server> {
  const running = await adoptServer(cluster.path);
  if (running && hasSocket(running.socketDir)) return running;
  // A temporary folder may have been emptied, and without its socket the server is unreachable.
  if (running) await stopServer(running);
  checkFiles(cluster);
  return launchServer(cluster, settings, signal);
}

async function prepareDatabase(server: Server, signal: AbortSignal | undefined): Promise<void> {
  try {
    await ensureDatabase({ socketDir: server.socketDir, user: SUPERUSER, database: DATABASE });
    signal?.throwIfAborted();
  } catch (error) {
    if (!server.isAdopted || signal?.aborted) await stopServer(server);
    throw error;
  }
}
