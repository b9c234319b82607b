// @ts-check
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const GRACE_MS = 5_000;

/**
 * Ends every process that was started on this folder and outlived its parent: a database server or a browser has the
 * path in its command line. SIGINT is what PostgreSQL takes as "stop now, but close your files".
 * @param {string} folder with a name that nothing else has
 */
export async function endStrays(folder) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGKILL'])) {
    for (const pid of straysOf(folder)) end(pid, signal);
    const limit = performance.now() + GRACE_MS;
    while (straysOf(folder).length > 0 && performance.now() < limit) await sleep(100);
  }
}

/** @param {string} folder */
function straysOf(folder) {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .filter((line) => line.includes(folder))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid !== process.pid);
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function end(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}
