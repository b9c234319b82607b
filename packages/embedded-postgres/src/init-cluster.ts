import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Log } from './log.ts';
import { runAs } from './account.ts';
import { asSeenByServer, type Cluster } from './cluster.ts';
import type { Settings } from './settings.ts';
import { serverEnvironment } from './server-environment.ts';
import { EmbeddedStartFailed } from './start-failures.ts';

export const SUPERUSER = 'app';

const DRAFT = 'cluster.draft-';

type Creation = { settings: Settings; log: Log; signal: AbortSignal | undefined };

/** Creates a new database under a draft name and renames it when complete, so that an incomplete one is never used. */
export async function initCluster(cluster: Cluster, { settings, log, signal }: Creation): Promise<void> {
  removeDrafts(cluster.dataDir, log);
  log.info({ dataDir: cluster.dataDir }, 'Creating a new database; this happens once');
  const draft = join(cluster.dataDir, `${DRAFT}${process.pid}-${Date.now()}`);
  mkdirSync(draft, { mode: 0o700 });
  if (cluster.account) chownSync(draft, cluster.account.uid, cluster.account.gid);
  await runInitdb(cluster, draft, { isDurable: settings['fsync'] !== 'off', signal });
  signal?.throwIfAborted();
  renameSync(draft, cluster.path);
  syncFolder(cluster.dataDir);
}

type Run = { isDurable: boolean; signal: AbortSignal | undefined };

async function runInitdb(cluster: Cluster, draft: string, { isDurable, signal }: Run): Promise<void> {
  const options = [...initdbArguments(cluster, draft), ...(isDurable ? [] : ['--no-sync'])];
  const child = spawn(join(cluster.binaries.folder, 'bin', 'initdb'), options, {
    ...runAs(cluster.account),
    cwd: draft,
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', kill);
  const logLines = await failureLines(child);
  signal?.removeEventListener('abort', kill);
  if (!logLines) return;
  rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
  signal?.throwIfAborted();
  throw new EmbeddedStartFailed(`A new database could not be made in ${cluster.dataDir}.`, { logLines });
}

/** The last lines of a failed program, or null. */
async function failureLines(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string[] | null> {
  try {
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return child.exitCode === 0 ? null : `${stdout}\n${stderr}`.trim().split('\n').slice(-15);
  } catch (error) {
    return [String(error)];
  }
}

function initdbArguments(cluster: Cluster, draft: string): string[] {
  // macOS has no C.UTF-8; the builtin locale of PostgreSQL sorts and folds the same way.
  const locale =
    process.platform === 'darwin'
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8'];
  return ['-D', asSeenByServer(cluster, draft), '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', ...locale];
}

function removeDrafts(dataDir: string, log: Log): void {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(DRAFT))) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      // It only takes up disk space.
      log.warn({ err: error, name }, 'Removing an unfinished database failed');
    }
  }
}

function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  fsyncSync(fd);
  closeSync(fd);
}
