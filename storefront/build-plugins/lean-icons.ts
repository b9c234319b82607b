import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const makeIcon = fileURLToPath(new URL('./make-icon.ts', import.meta.url));

/**
 * The library's icons are made by our own hands: its own make each line of a picture an element of React, and look at
 * each attribute every time. On the server that was a tenth of a page.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      importer && icon.test(importer) && source.endsWith('/createLucideIcon.mjs') ? makeIcon : null,
  };
}
