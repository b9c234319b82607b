import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isRunning, type Identity } from './process-identity.ts';
import { DataDirectoryInUse } from './start-failures.ts';

export type DataLock = { release(): void };

const LOCK_FILE = /^app-(\d+)\.lock$/;

/**
 * Prevents two apps from using the same data. Node has no lock that is released when its process dies, so numbered
 * files name the holder, and a dead holder is replaced by exclusively creating the next number, which only one process
 * can do.
 */
export function lockData(dataDir: string): DataLock {
  const me = identityOf(process.pid) ?? { pid: process.pid, start: 'unknown' };
  for (;;) {
    const newest = newestNumber(dataDir);
    const holder = readHolder(dataDir, newest);
    if (holder && isRunning(holder)) throw new DataDirectoryInUse(dataDir, holder.pid);
    const mine = newest + 1;
    if (!create(dataDir, mine, me)) continue;
    // Another process may already be two numbers ahead and have removed the number that we created.
    if (newestNumber(dataDir) !== mine) {
      rmSync(fileOf(dataDir, mine), { force: true });
      continue;
    }
    removeOlder(dataDir, mine);
    return { release: once(() => free(dataDir, mine)) };
  }
}

// A second release could remove the lock of a successor.
function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

function fileOf(dataDir: string, number: number): string {
  return join(dataDir, `app-${number}.lock`);
}

function numbers(dataDir: string): number[] {
  return readdirSync(dataDir)
    .flatMap((name) => LOCK_FILE.exec(name)?.[1] ?? [])
    .map(Number);
}

function newestNumber(dataDir: string): number {
  return Math.max(0, ...numbers(dataDir));
}

function readHolder(dataDir: string, number: number): Identity | null {
  try {
    const { pid, start } = JSON.parse(readFileSync(fileOf(dataDir, number), 'utf8')) as Partial<Identity>;
    return typeof pid === 'number' && typeof start === 'string' ? { pid, start } : null;
  } catch {
    return null;
  }
}

/** Written under another name and then linked, so that no process reads half a file. */
function create(dataDir: string, number: number, holder: Identity): boolean {
  const draft = writeDraft(dataDir, holder);
  try {
    linkSync(draft, fileOf(dataDir, number));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Numbers are never reused: a slow process could otherwise overtake its successor.
function free(dataDir: string, number: number): void {
  renameSync(writeDraft(dataDir, {}), fileOf(dataDir, number));
}

function writeDraft(dataDir: string, content: Partial<Identity>): string {
  const draft = join(dataDir, `draft-${randomUUID()}.lock`);
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  return draft;
}

function removeOlder(dataDir: string, mine: number): void {
  for (const number of numbers(dataDir)) if (number < mine) rmSync(fileOf(dataDir, number), { force: true });
}
