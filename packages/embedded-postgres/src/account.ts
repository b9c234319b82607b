import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { EmbeddedStartFailed, OTHER_DATABASE_HINT } from './start-failures.ts';

/** PostgreSQL refuses to run as root, so root lends it another account. */
export type Account = { name: string; uid: number; gid: number };

/** Whom the server runs as: null means as ourselves. An existing database keeps its owner. */
export function accountFor(clusterDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = ownerOf(clusterDir);
  const account = (owner ? findAccount(String(owner)) : null) ?? findAccount('postgres') ?? findAccount('nobody');
  if (account) return account;
  throw new EmbeddedStartFailed(
    `PostgreSQL does not run as root and there is no account 'postgres' or 'nobody' to run it as; start Rialto as another user or ${OTHER_DATABASE_HINT}.`,
  );
}

/** For spawn: nothing when the server runs as ourselves. */
export function runAs(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Asked of the system rather than worked out from mode bits, which miss access lists and security modules. */
export function canEnter(account: Account | null, directory: string): boolean {
  if (!account) return true;
  const script = ['-c', 'cd -- "$1"', 'sh', directory];
  return spawnSync('/bin/sh', script, { ...runAs(account), cwd: '/', stdio: 'ignore' }).status === 0;
}

function ownerOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.uid ?? null;
}

function findAccount(nameOrUid: string): Account | null {
  const line = lineFromGetent(nameOrUid) ?? lineFromFile(nameOrUid);
  const [name, , uid, gid] = line?.split(':') ?? [];
  return name && Number(uid) > 0 ? { name, uid: Number(uid), gid: Number(gid) } : null;
}

function lineFromGetent(nameOrUid: string): string | null {
  const { status, stdout } = spawnSync('getent', ['passwd', nameOrUid], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function lineFromFile(nameOrUid: string): string | null {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.find((line) => [line.split(':')[0], line.split(':')[2]].includes(nameOrUid)) ?? null;
}
