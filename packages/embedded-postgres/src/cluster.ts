import { chmodSync, existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { accountFor, canEnter, type Account } from './account.ts';
import { usableBinaries, type Binaries } from './binaries.ts';
import { socketFolder } from './socket-folder.ts';
import { EmbeddedStartFailed } from './start-failures.ts';

/** The files of one database, their owner and the programs that use them. */
export type Cluster = {
  dataDir: string;
  path: string;
  account: Account | null;
  binaries: Binaries;
  socketDir: string;
  /** Whether the account can reach the files from the root of the file system. */
  isReachable: boolean;
};

export function clusterIn(dataDir: string, native: string, sharedFolders?: readonly string[]): Cluster {
  const path = join(dataDir, 'cluster');
  const account = accountFor(path);
  const isReachable = canEnter(account, dataDir);
  if (!isReachable && process.platform !== 'linux') {
    throw new EmbeddedStartFailed(
      `The user ${account?.name} that runs the database cannot enter ${dataDir}; choose a data folder outside private folders.`,
    );
  }
  const binaries = usableBinaries({ native, account, dataDir, ...(sharedFolders && { sharedFolders }) });
  return { dataDir, path, account, binaries, socketDir: socketFolder(dataDir, account, isReachable), isReachable };
}

/**
 * The path of a file as the server sees it. If the server's account cannot enter a parent folder (root's clone below
 * /root, 0700), PostgreSQL is started with its data as working directory, which all its processes keep, so
 * `/proc/self/cwd` reaches the files without moving the data or opening /root.
 */
export function asSeenByServer({ isReachable }: Cluster, path: string): string {
  return isReachable ? path : '/proc/self/cwd';
}

/** Rejects files of another PostgreSQL release, and returns files that root copied or restored to the account. */
export function checkFiles({ path, account, binaries }: Cluster): void {
  const major = readMajor(path);
  if (major !== binaries.major) {
    throw new EmbeddedStartFailed(
      `The database in ${path} was made by PostgreSQL ${major}, but this Rialto brings PostgreSQL ${binaries.major}; dump it with the old version and load it into a new folder.`,
    );
  }
  if (account && statSync(path).uid !== account.uid) giveTo(account, path);
}

function readMajor(path: string): string {
  const file = join(path, 'PG_VERSION');
  try {
    if (existsSync(path) && !readdirSync(path).includes('PG_VERSION')) {
      throw new EmbeddedStartFailed(`The database in ${path} is damaged: PG_VERSION is missing; restore a backup.`);
    }
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof EmbeddedStartFailed) throw error;
    throw new EmbeddedStartFailed(
      `The database in ${path} cannot be read by this user; start Rialto as the user who started it first.`,
      { cause: error },
    );
  }
}

function giveTo({ uid, gid }: Account, path: string): void {
  lchownSync(path, uid, gid);
  chmodSync(path, 0o700);
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) lchownSync(join(path, name), uid, gid);
}
