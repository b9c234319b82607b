import { readFileSync, readdirSync } from 'node:fs';

/** The resident memory of each process that was started by this one, and its own, without the database. Linux only. */
export function memoryOf(pid: number): { program: string; megabytes: number }[] {
  if (read(`/proc/${pid}/comm`).startsWith('postgres')) return [];
  return [{ program: programOf(pid), megabytes: residentMegabytes(pid) }, ...childrenOf(pid).flatMap(memoryOf)];
}

/** Each thread lists the processes that it started. */
function childrenOf(pid: number): number[] {
  const threads = readable(() => readdirSync(`/proc/${pid}/task`), []);
  return threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** The script that Node runs, such as shop.mjs. */
function programOf(pid: number): string {
  return /[^/\0]+\.m?[jt]s(?=\0|$)/.exec(read(`/proc/${pid}/cmdline`))?.[0] ?? read(`/proc/${pid}/comm`).trim();
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1_000;
}

function read(path: string): string {
  return readable(() => readFileSync(path, 'utf8'), '');
}

/** A process may end while it is looked at. */
function readable<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
