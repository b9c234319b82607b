import { setTimeout as sleep } from 'node:timers/promises';
import { livePostmaster } from './postmaster-file.ts';
import { identityOf, isRunning, type Identity } from './process-identity.ts';
import { EmbeddedStartFailed } from './start-failures.ts';

/** A PostgreSQL that accepts connections. `gone` resolves when it has ended for any reason. */
export type Server = Identity & { socketDir: string; isAdopted: boolean; gone: Promise<void> };

const LOOK_AGAIN_MS = 25;
const WATCH_MS = 200;
const ADOPT_LIMIT_MS = 60_000;

/** Adopts the server that a killed app left running on this data; null if there is none. */
export async function adoptServer(clusterDir: string): Promise<Server | null> {
  const deadline = performance.now() + ADOPT_LIMIT_MS;
  // It may be starting or stopping; both end soon.
  while (performance.now() < deadline) {
    const postmaster = livePostmaster(clusterDir);
    if (!postmaster) return null;
    const identity = identityOf(postmaster.pid);
    if (postmaster.isReady && identity) {
      return { ...identity, socketDir: postmaster.socketDir, isAdopted: true, gone: goneByWatching(identity) };
    }
    await sleep(LOOK_AGAIN_MS);
  }
  throw new EmbeddedStartFailed(`The database server that already runs on ${clusterDir} neither gets ready nor ends.`);
}

const FAST_LIMIT_MS = 20_000;
const IMMEDIATE_LIMIT_MS = 15_000;

/**
 * Fast shutdown: ends sessions and writes everything to disk. If that hangs, an immediate shutdown, which recovers at
 * the next start.
 */
export async function stopServer(server: Server): Promise<void> {
  if (await endsAfter(server, 'SIGINT', FAST_LIMIT_MS)) return;
  if (await endsAfter(server, 'SIGQUIT', IMMEDIATE_LIMIT_MS)) return;
  throw new Error(`The database server (process ${server.pid}) does not stop`);
}

async function endsAfter(server: Server, signal: NodeJS.Signals, limitMs: number): Promise<boolean> {
  if (!isRunning(server)) return true;
  process.kill(server.pid, signal);
  const deadline = performance.now() + limitMs;
  while (isRunning(server) && performance.now() < deadline) await sleep(LOOK_AGAIN_MS);
  return !isRunning(server);
}

/** Only a parent is notified when a process ends; an adopted process has to be polled. */
async function goneByWatching(identity: Identity): Promise<void> {
  while (isRunning(identity)) await sleep(WATCH_MS, undefined, { ref: false });
}
