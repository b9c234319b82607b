import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Link = { source: string; target: string };

/**
 * npm packages cannot hold symbolic links, so the package makes them in an install script, and install scripts are often
 * switched off. Without `libicuuc.so.60` and its like nothing starts.
 */
export function restoreLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(native, relative('native', target));
    if (!existsSync(link)) makeLink(relative(dirname(target), source), link);
  }
}

function makeLink(to: string, link: string): void {
  // existsSync follows the link; one that leads nowhere is still in the way.
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
  try {
    symlinkSync(to, link);
  } catch (error) {
    // Another process that starts at the same moment made it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
