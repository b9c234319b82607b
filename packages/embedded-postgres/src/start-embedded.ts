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
  /** True when a killed app had left the server running. */
  adopted: boolean;
  /** Of the server that runs now; another one after it was killed and started again. */
  readonly pid: number;
  /** Fast shutdown; afterwards another app may use the data. The files stay. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Made when missing, never deleted. */
  dataDir: string;
  log?: Log;
  /** Settings of PostgreSQL that replace ours. */
  settings?: Settings;
  /** Another PostgreSQL than the one npm installed. */
  native?: string;
  /** Where to copy that PostgreSQL to when the account that runs it can reach neither it nor the data. */
  sharedFolders?: readonly string[];
};

export const DATABASE = 'rialto';

/** Runs PostgreSQL on the data in `dataDir`: makes it, adopts it, or starts it, and keeps it running until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log = silentLog, settings = {}, native = nativeFolder(), sharedFolders } = options;
  const { dataDir, lock } = openDataFolder(options.dataDir);
  try {
    const cluster = clusterIn(dataDir, native, sharedFolders);
    if (!existsSync(cluster.path)) await initCluster(cluster, settings, log);
    const first = await adoptOrLaunch(cluster, settings);
    await prepareDatabase(first);
    // The address must not change under the app's connections, wherever an adopted server has its socket.
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

async function adoptOrLaunch(cluster: Cluster, settings: Settings): Promise<Server> {
  const running = await adoptServer(cluster.path);
  if (running && hasSocket(running.socketDir)) return running;
  // A folder for temporary files may have been emptied under it, and without its socket nobody can reach it.
  if (running) await stopServer(running);
  checkFiles(cluster);
  return launchServer(cluster, settings);
}

async function prepareDatabase(server: Server): Promise<void> {
  try {
    await ensureDatabase({ socketDir: server.socketDir, user: SUPERUSER, database: DATABASE });
  } catch (error) {
    if (!server.isAdopted) await stopServer(server);
    throw error;
  }
}
