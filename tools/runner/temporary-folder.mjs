// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildren } from './child.mjs';
import { endStrays } from './strays.mjs';

/**
 * A folder for everything a run writes on the side. It becomes the temporary folder of all children too, so whatever
 * they forget, files and processes, goes with it: at the end, on a fault and on Ctrl-C.
 */
export function openTemporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'rialto-'));
  // The database may run under another account and has to pass through.
  chmodSync(path, 0o711);
  process.env.TMPDIR = path;

  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  const close = async () => {
    await endChildren();
    await endStrays(path);
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
