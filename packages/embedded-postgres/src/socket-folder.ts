import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, type Account } from './account.ts';
import { EmbeddedStartFailed } from './start-failures.ts';

// The kernel allows 107 characters on Linux and 103 on macOS.
const LONGEST_PATH = 99;
const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * The folder of the server's socket: next to the data, or a short path derived from it if that path is too long for a
 * socket or closed to the server.
 */
export function socketFolder(dataDir: string, account: Account | null, isReachable: boolean): string {
  const beside = join(dataDir, 'socket');
  return isReachable && fits(beside) ? beside : shortFolder(dataDir, account);
}

/**
 * Runs at every start, because temporary folders get emptied. The folder is protected by its mode: only its owner can
 * enter it.
 */
export function openSocketFolder(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(folder);
  if (uid !== process.getuid?.() && uid !== account?.uid) {
    throw new EmbeddedStartFailed(
      `The folder ${folder} for the database's socket belongs to somebody else; remove it.`,
    );
  }
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
}

export function hasSocket(folder: string): boolean {
  return existsSync(join(folder, SOCKET_NAME));
}

/** Empty after a clean shutdown; otherwise it is still in use. */
export function closeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is created again when needed.
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, SOCKET_NAME)) <= LONGEST_PATH;
}

function shortFolder(dataDir: string, account: Account | null): string {
  const name = `rialto-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const isUsable = fits(join(tmpdir(), name)) && canEnter(account, tmpdir());
  return join(isUsable ? tmpdir() : '/tmp', name);
}
