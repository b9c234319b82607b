import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * A process that can be recognised later. A pid may be reused after a crash or a reboot, so the start time is stored
 * too; it is only good for comparison.
 */
export type Identity = { pid: number; start: string };

export function identityOf(pid: number): Identity | null {
  const start = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return start === null ? null : { pid, start };
}

export function isRunning({ pid, start }: Identity): boolean {
  return identityOf(pid)?.start === start;
}

/** The name of the program a process runs. */
export function programOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout ? basename(stdout.trim()) : null;
  }
}

function startFromProc(pid: number): string | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The second field is the program name in parentheses and may contain anything, so fields are counted from its end:
  // the state is then the first and the start time, in ticks since boot, the twentieth.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  // A zombie has ended but its parent has not collected it, which may never happen in a container.
  if (state === 'Z' || state === 'X') return null;
  return `${bootId()}/${fields[19]}`;
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'unknown boot';
  }
}

function startFromPs(pid: number): string | null {
  const { stdout, status } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const found = /^(\S+)\s+(.+)$/.exec(status === 0 ? stdout.trim() : '');
  return found?.[2] && !found[1]?.startsWith('Z') ? found[2] : null;
}
