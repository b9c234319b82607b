import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { OFFLINE_FILES } from '../worker/offline-files.ts';

const source = fileURLToPath(new URL('../worker/sw.ts', import.meta.url));

/** Builds the worker as a single file, /courier/sw.js, with the names of all files that it keeps for use offline. */
export function courierWorker(): Plugin {
  return {
    name: 'courier-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' });
    },
    generateBundle: {
      // After Vite has removed the chunks that hold only styles: a worker that names a missing file cannot be installed.
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') this.error('The service worker was not built');
        if (worker.imports.length > 0)
          this.error(`The service worker must be one file but imports ${worker.imports.join(', ')}`);
        if (!worker.code.includes(OFFLINE_FILES))
          this.error('The service worker does not use the OFFLINE_FILES placeholder');
        const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
        worker.code = worker.code.replace(OFFLINE_FILES, files.map((name) => `/courier/${name}`).join(' '));
      },
    },
  };
}
