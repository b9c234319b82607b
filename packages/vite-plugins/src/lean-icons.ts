import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const makeIcon = fileURLToPath(new URL('./make-icon.ts', import.meta.url));

/**
 * Replaces the icon library's createIcon with make-icon.ts. The original creates a React element per path and cost a
 * tenth of the server render.
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
