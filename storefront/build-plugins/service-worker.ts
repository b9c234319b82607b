import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { FAILURE_FILES } from '../worker/failure-files.ts';

const source = fileURLToPath(new URL('../worker/sw.ts', import.meta.url));
const failurePage = fileURLToPath(new URL('../app/shell/failure-page.tsx', import.meta.url));

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
      if (!worker.code.includes(FAILURE_FILES)) this.error('The worker does not ask what explains a failure');
      worker.code = worker.code.replace(FAILURE_FILES, filesOf(bundle, failurePage).join(' '));
    },
  };
}

/** A module's file and all it imports, as browsers ask for them. */
function filesOf(bundle: Rolldown.OutputBundle, moduleId: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.facadeModuleId === moduleId);
  if (!first) throw new Error(`${moduleId} has no file of its own`);
  const files = new Set([first.fileName]);
  // A set that grows is walked to its new end.
  for (const file of files)
    for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(name);
  return [...files].map((file) => `/${file}`);
}
