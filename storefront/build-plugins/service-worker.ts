import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { OFFLINE_FILES } from '../worker/offline-files.ts';

const source = fileURLToPath(new URL('../worker/sw.ts', import.meta.url));
const failurePage = fileURLToPath(new URL('../app/shell/failure-page.tsx', import.meta.url));

/** Builds the worker as a single file, /sw.js: classic workers cannot import modules. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' });
    },
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') this.error('The service worker was not built');
      if (worker.imports.length > 0)
        this.error(`The service worker must be one file but imports ${worker.imports.join(', ')}`);
      if (!worker.code.includes(OFFLINE_FILES))
        this.error('The service worker does not use the OFFLINE_FILES placeholder');
      worker.code = worker.code.replace(OFFLINE_FILES, filesOf(bundle, failurePage).join(' '));
    },
  };
}

/** URLs of a module's chunk and of all its static imports. */
function filesOf(bundle: Rolldown.OutputBundle, moduleId: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.facadeModuleId === moduleId);
  if (!first) throw new Error(`${moduleId} has no chunk of its own`);
  const files = new Set([first.fileName]);
  // Iterating a Set also visits entries added during the iteration.
  for (const file of files)
    for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(name);
  return [...files].map((file) => `/${file}`);
}
