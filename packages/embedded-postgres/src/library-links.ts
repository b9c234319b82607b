import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Link = { source: string; target: string };

/**
 * npm packages cannot contain symbolic links; the package creates them in an install script, which is often disabled.
 * Without links such as `libicuuc.so.60` nothing starts.
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
  // existsSync follows the link; a dangling link must be removed too.
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
  try {
    symlinkSync(to, link);
  } catch (error) {
    // Another process that started at the same time has created it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
