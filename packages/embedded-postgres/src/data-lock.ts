import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isRunning, type Identity } from './process-identity.ts';
import { DataDirectoryInUse } from './start-failures.ts';

export type DataLock = { release(): void };

const LOCK_FILE = /^app-(\d+)\.lock$/;

/**
 * Keeps a second app away from the data for as long as this one lives. Node has no lock that dies with its process, so a
 * file names the holder, and a holder that no longer runs is succeeded by creating the file with the next number: only
 * one process can create it, so of several that find the same dead holder exactly one wins. The highest number holds.
 */
export function lockData(dataDir: string): DataLock {
  const me = identityOf(process.pid) ?? { pid: process.pid, start: 'unknown' };
  for (;;) {
    const newest = newestNumber(dataDir);
    const holder = readHolder(dataDir, newest);
    if (holder && isRunning(holder)) throw new DataDirectoryInUse(dataDir, holder.pid);
    const mine = newest + 1;
    if (!create(dataDir, mine, me)) continue;
    // Somebody may have been quicker by two steps and removed the number we just took again.
    if (newestNumber(dataDir) !== mine) {
      rmSync(fileOf(dataDir, mine), { force: true });
      continue;
    }
    removeOlder(dataDir, mine);
    return { release: once(() => free(dataDir, mine)) };
  }
}

// A second release could come after a successor has started.
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

/** Written under another name and then linked, so nobody ever reads half of it. */
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

// The number stays in use: numbers that started again from one would let a slow process slip past its successor.
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
