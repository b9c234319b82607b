import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, programOf } from './process-identity.ts';

/** What a running server writes into its data: who it is, where its socket is and whether it accepts connections. */
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

/** The server that has this data open. A file left by one that was killed does not count, nor a number given anew. */
export function livePostmaster(clusterDir: string): Postmaster | null {
  const postmaster = readPostmaster(clusterDir);
  return postmaster && identityOf(postmaster.pid) && isServerOf(postmaster.pid, clusterDir) ? postmaster : null;
}

// A server works inside its data. Where the system hides that, as containers do from root, its name has to do.
function isServerOf(pid: number, clusterDir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    return programOf(pid) === 'postgres';
  }
}
