import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runAs } from './account.ts';
import { asSeenByServer, type Cluster } from './cluster.ts';
import { readPostmaster } from './postmaster-file.ts';
import { identityOf, type Identity } from './process-identity.ts';
import type { Server } from './server.ts';
import { serverEnvironment } from './server-environment.ts';
import { openServerLog, type ServerLog } from './server-log.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { openSocketFolder } from './socket-folder.ts';
import { EmbeddedStartFailed } from './start-failures.ts';

const READY_LIMIT_MS = 120_000;
const LEFTOVER_LIMIT_MS = 15_000;
const LOOK_AGAIN_MS = 25;
const END_LIMIT_MS = 20_000;

/** Starts the server and waits until it accepts connections; after a crash that includes its recovery. */
export async function launchServer(cluster: Cluster, settings: Settings, signal?: AbortSignal): Promise<Server> {
  openSocketFolder(cluster.socketDir, cluster.account);
  const deadline = performance.now() + LEFTOVER_LIMIT_MS;
  for (;;) {
    signal?.throwIfAborted();
    const log = openServerLog(join(cluster.dataDir, 'postgres.log'));
    try {
      return await launchOnce(cluster, { settings, log, signal });
    } catch (error) {
      // After a kill -9 the server's last workers need time to exit; until then a new server refuses to start.
      const isBlocked = log.linesSinceStart().some((line) => line.includes('pre-existing shared memory block'));
      if (!isBlocked || performance.now() > deadline) throw error;
    } finally {
      log.close();
    }
    await sleep(100);
  }
}

type Launch = { settings: Settings; log: ServerLog; signal: AbortSignal | undefined };

async function launchOnce(cluster: Cluster, { settings, log, signal }: Launch): Promise<Server> {
  const child = spawn(join(cluster.binaries.folder, 'bin', 'postgres'), serverArguments(cluster, settings), {
    ...runAs(cluster.account),
    cwd: cluster.path,
    env: { ...serverEnvironment(), ...staleNumber(cluster) },
    // A separate session: Ctrl-C must not stop the database before the app has drained, and it outlives a killed app.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.unref();
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.once('error', () => resolve());
  const identity = await becomesReady(cluster, child, { gone, signal });
  if (identity) return { ...identity, socketDir: cluster.socketDir, isAdopted: false, gone };
  await endChild(child, gone);
  signal?.throwIfAborted();
  const sentence = `The database in ${cluster.dataDir} could not be started; its log is ${join(cluster.dataDir, 'postgres.log')}.`;
  throw new EmbeddedStartFailed(sentence, { logLines: log.linesSinceStart() });
}

/** A fast shutdown, and an immediate one if that takes too long. */
async function endChild(child: ChildProcess, gone: Promise<void>): Promise<void> {
  child.ref();
  child.kill('SIGINT');
  const isOverdue = sleep(END_LIMIT_MS, true, { ref: false });
  if (await Promise.race([gone, isOverdue])) child.kill('SIGQUIT');
  await gone;
}

async function becomesReady(
  cluster: Cluster,
  child: ChildProcess,
  { gone, signal }: { gone: Promise<void>; signal: AbortSignal | undefined },
): Promise<Identity | null> {
  let isGone = false;
  void gone.then(() => (isGone = true));
  const deadline = performance.now() + READY_LIMIT_MS;
  while (!isGone && !signal?.aborted && performance.now() < deadline) {
    const postmaster = readPostmaster(cluster.path);
    if (postmaster?.pid === child.pid && postmaster?.isReady) return identityOf(postmaster.pid);
    await Promise.race([sleep(LOOK_AGAIN_MS), gone]);
  }
  return null;
}

/**
 * A killed server leaves its pid file behind, and after a reboot that pid may belong to another process, which makes
 * PostgreSQL refuse to start. This variable names the pid to ignore; its other checks still apply.
 */
function staleNumber(cluster: Cluster): Record<string, string> {
  const leftBehind = readPostmaster(cluster.path);
  return leftBehind ? { PG_GRANDPARENT_PID: String(leftBehind.pid) } : {};
}

function serverArguments(cluster: Cluster, settings: Settings): string[] {
  const all: Settings = {
    ...DEFAULT_SETTINGS,
    // Quoted, because the value is a list and the folder's name may contain a comma.
    unix_socket_directories: `"${cluster.socketDir.replaceAll('"', '""')}"`,
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', asSeenByServer(cluster, cluster.path), ...options];
}
