// @ts-check
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const GRACE_MS = 5_000;

/**
 * Ends every process that was started on this folder and outlived its parent: database servers and browsers have the
 * path in their command line. PostgreSQL treats SIGINT as a fast shutdown.
 * @param {string} folder with a name that nothing else has
 */
export async function endOrphanedProcesses(folder) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGKILL'])) {
    for (const pid of processesOf(folder)) end(pid, signal);
    const limit = performance.now() + GRACE_MS;
    while (processesOf(folder).length > 0 && performance.now() < limit) await sleep(100);
  }
}

/** @param {string} folder */
function processesOf(folder) {
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
    // It has already ended.
  }
}
