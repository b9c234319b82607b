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

/** Makes a new database under a draft name and gives it its own name when complete, so half of one is never used. */
export async function initCluster(cluster: Cluster, settings: Settings, log: Log): Promise<void> {
  removeDrafts(cluster.dataDir, log);
  log.info({ dataDir: cluster.dataDir }, 'Preparing a new database, this happens once');
  const draft = join(cluster.dataDir, `${DRAFT}${process.pid}-${Date.now()}`);
  mkdirSync(draft, { mode: 0o700 });
  if (cluster.account) chownSync(draft, cluster.account.uid, cluster.account.gid);
  await runInitdb(cluster, draft, settings['fsync'] !== 'off');
  renameSync(draft, cluster.path);
  syncFolder(cluster.dataDir);
}

async function runInitdb(cluster: Cluster, draft: string, isDurable: boolean): Promise<void> {
  const options = [...initdbArguments(cluster, draft), ...(isDurable ? [] : ['--no-sync'])];
  const child = spawn(join(cluster.binaries.folder, 'bin', 'initdb'), options, {
    ...runAs(cluster.account),
    cwd: draft,
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaint = await complaintOf(child);
  if (!complaint) return;
  rmSync(draft, { recursive: true, force: true });
  throw new EmbeddedStartFailed(`A new database could not be made in ${cluster.dataDir}.`, { logLines: complaint });
}

/** The last lines of a program that failed, or null. */
async function complaintOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string[] | null> {
  try {
    const [told, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return child.exitCode === 0 ? null : `${told}\n${complained}`.trim().split('\n').slice(-15);
  } catch (error) {
    return [String(error)];
  }
}

function initdbArguments(cluster: Cluster, draft: string): string[] {
  // macOS has no C.UTF-8 of its own; PostgreSQL's built-in one sorts and folds the same.
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
      // Only in the way of the disk, not of us.
      log.warn({ err: error, name }, 'An unfinished database could not be removed');
    }
  }
}

function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  fsyncSync(fd);
  closeSync(fd);
}
