import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { restoreLibraryLinks } from './library-links.ts';

/** Copies under a draft name first, so that the copy is complete or missing. */
export function copyBinaries(native: string, copy: string): void {
  const draft = `${copy}.draft-${process.pid}`;
  const isNeeded = (path: string) => extname(path) !== '.a' && !lstatSync(path).isSymbolicLink();
  cpSync(native, draft, { recursive: true, filter: isNeeded });
  openForAll(draft);
  restoreLibraryLinks(draft);
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another start may have finished the same copy.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

// Files installed under a strict umask are closed to other users, and so is their copy.
function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const isProgram = (lstatSync(join(folder, name)).mode & 0o100) !== 0;
    chmodSync(join(folder, name), isProgram ? 0o755 : 0o644);
  }
}
