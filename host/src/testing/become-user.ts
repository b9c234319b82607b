import { registerHooks } from 'node:module';

const id = Number(process.argv[2]);

// Loaded modules must resolve without the disk, which this user may not be able to read.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier.startsWith('./') && context.parentURL
      ? { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
      : nextResolve(specifier, context),
});
process.setgroups?.([id]);
process.setgid?.(id);
process.setuid?.(id);
