// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildren } from './child.mjs';
import { endOrphanedProcesses } from './orphaned-processes.mjs';

/**
 * A folder for all temporary files of a run, also used as TMPDIR of all children. Its files and processes are removed
 * at the end, on an error and on Ctrl-C.
 */
export function openTemporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'rialto-'));
  // The database may run under another account, which needs access.
  chmodSync(path, 0o711);
  process.env.TMPDIR = path;

  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  const close = async () => {
    await endChildren();
    await endOrphanedProcesses(path);
    remove();
  };
  process.on('exit', remove);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, async () => {
      await close();
      process.exit(128 + constants.signals[signal]);
    });
  }
  return { path, close };
}
