import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../worker/sw.ts', import.meta.url));

/** Builds the worker beside the pages as /sw.js, in one piece: a worker of the old kind can load no others. */
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
      if (worker?.type !== 'chunk') this.error('The worker was not built');
      if (worker.imports.length > 0) this.error(`The worker is in pieces: ${worker.imports.join(', ')}`);
    },
  };
}
