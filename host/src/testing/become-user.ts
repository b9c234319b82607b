import { registerHooks } from 'node:module';

const id = Number(process.argv[2]);

// Modules that are loaded already must be found without a look at the disk, which this user may not be allowed.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier.startsWith('./') && context.parentURL
      ? { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
      : nextResolve(specifier, context),
});
process.setgroups?.([id]);
process.setgid?.(id);
process.setuid?.(id);
