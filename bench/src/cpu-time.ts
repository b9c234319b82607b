import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Milliseconds of CPU that a process has used so far, all its threads together (Linux). */
export function cpuMilliseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}
