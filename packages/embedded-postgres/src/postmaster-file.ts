import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, programOf } from './process-identity.ts';

/** What a running server writes to postmaster.pid: its pid, its socket and whether it accepts connections. */
export type Postmaster = { pid: number; socketDir: string; isReady: boolean };

export function readPostmaster(clusterDir: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const [pid, , , , socketDir = '', , , status = ''] = lines;
  return Number(pid) > 0 ? { pid: Number(pid), socketDir, isReady: status.trim() === 'ready' } : null;
}

/** The server that has this data open. A pid file of a killed server, or a reused pid, does not count. */
export function livePostmaster(clusterDir: string): Postmaster | null {
  const postmaster = readPostmaster(clusterDir);
  return postmaster && identityOf(postmaster.pid) && isServerOf(postmaster.pid, clusterDir) ? postmaster : null;
}

// The working directory of a server is its data. Where the system hides that, as containers do from root, compare the
// program name.
function isServerOf(pid: number, clusterDir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    return programOf(pid) === 'postgres';
  }
}
