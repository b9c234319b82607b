import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { EmbeddedStartFailed, OTHER_DATABASE_HINT } from './start-failures.ts';

/** PostgreSQL refuses to run as root, so root runs it under another account. */
export type Account = { name: string; uid: number; gid: number };

/** The account that runs the server; null means the current one. An existing database keeps its owner. */
export function accountFor(clusterDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = ownerOf(clusterDir);
  const account = (owner ? findAccount(String(owner)) : null) ?? findAccount('postgres') ?? findAccount('nobody');
  if (account) return account;
  throw new EmbeddedStartFailed(
    `PostgreSQL does not run as root and there is no account 'postgres' or 'nobody' to run it as; start Rialto as another user or ${OTHER_DATABASE_HINT}.`,
  );
}

/** Options for spawn; empty if the server runs under the current account. */
export function runAs(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Asks the system instead of reading mode bits, which miss access lists and security modules. */
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
