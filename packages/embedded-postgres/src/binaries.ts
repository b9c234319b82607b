import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, runAs, type Account } from './account.ts';
import { copyBinaries } from './copy-binaries.ts';
import { restoreLibraryLinks } from './library-links.ts';
import { nativeVersion } from './native-package.ts';
import { EmbeddedStartFailed, OTHER_DATABASE_HINT } from './start-failures.ts';

export type Binaries = { folder: string; major: string };

type BinaryOptions = { native: string; account: Account | null; dataDir: string; sharedFolders?: readonly string[] };

// Where root stores the copy. The last folder may be emptied at a reboot; the binaries are then copied again.
const SHARED_FOLDERS = ['/var/lib/rialto', '/usr/local/lib/rialto', join(tmpdir(), 'rialto-postgres')];

// initdb runs `postgres` through a shell, with the path in double quotes and nothing escaped.
const SHELL_SYNTAX = /["$`\\]/;

/**
 * The installed PostgreSQL, or a copy that the account can reach: a clone below /root is closed to other users. The
 * copy (about 60 MB per release) goes next to the data if the account can reach that folder.
 */
export function usableBinaries({ native, account, dataDir, sharedFolders = SHARED_FOLDERS }: BinaryOptions): Binaries {
  const places = [() => inPlace(native, account)];
  for (const folder of [dataDir, ...sharedFolders]) places.push(() => asCopy(native, folder, account));
  const complaints: string[] = [];
  for (const place of places) {
    try {
      return place();
    } catch (error) {
      complaints.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new EmbeddedStartFailed(
    `The PostgreSQL in ${native} cannot be run${account ? ` by the user ${account.name}` : ''} on this system; ${OTHER_DATABASE_HINT}.`,
    { logLines: complaints },
  );
}

// A folder that another user installed may be read-only, so the links cannot be created; a copy of our own can have
// them.
function inPlace(native: string, account: Account | null): Binaries {
  refuseShellSyntax(native);
  restoreLibraryLinks(native);
  return tested(native, account);
}

function asCopy(native: string, folder: string, account: Account | null): Binaries {
  refuseShellSyntax(folder);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!canEnter(account, folder)) throw new Error(`${folder} is closed to the user ${account?.name}`);
  refuseForeign(folder);
  const copy = join(folder, `postgres-${nativeVersion(native)}`);
  if (!existsSync(copy)) copyBinaries(native, copy);
  refuseForeign(copy);
  return tested(copy, account);
}

function refuseShellSyntax(folder: string): void {
  if (SHELL_SYNTAX.test(folder)) throw new Error(`${folder} has a character in its path that initdb cannot handle`);
}

// Refuses programs that another user could have replaced, for example below /tmp.
function refuseForeign(folder: string): void {
  const { uid, mode } = statSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error(`${folder} can be written by other users`);
}

function tested(folder: string, account: Account | null): Binaries {
  const program = join(folder, 'bin', 'postgres');
  const { error, stdout, stderr } = spawnSync(program, ['--version'], {
    ...runAs(account),
    cwd: '/',
    encoding: 'utf8',
  });
  const major = /PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1];
  if (major) return { folder, major };
  // The file exists and yet ENOENT: the C library it was built for is missing.
  const needsGlibc = error && 'code' in error && error.code === 'ENOENT' && existsSync(program);
  throw new Error(
    `${program}: ${needsGlibc ? 'needs a system with glibc, not musl (Alpine)' : (error?.message ?? stderr)}`,
  );
}
