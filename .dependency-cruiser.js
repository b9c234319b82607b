import { consoleRules } from './tools/floors/console-rules.mjs';
import { courierRules } from './tools/floors/courier-rules.mjs';
import { packageRules, testing, tests } from './tools/floors/package-rules.mjs';
import { serverRules } from './tools/floors/server-rules.mjs';
import { storefrontRules } from './tools/floors/storefront-rules.mjs';

/** Entry points: files that no other file imports because a tool, a framework or a person starts them. */
const started = [
  '^tools/',
  '[.]config[.](ts|js)$',
  '^[^/]+$',
  '^storefront/app/(root|routes|entry[^/]*)[.]tsx?$',
  '[.]route[.]tsx$',
  '^console/app/main[.]tsx$',
  '^courier/(app/main[.]tsx|worker/sw[.]ts)$',
  '[.]d[.]ts$',
  '^e2e/',
  '^bench/',
];

const severe = (rule) => ({ ...rule, severity: 'error' });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    ...serverRules,
    ...storefrontRules,
    ...courierRules,
    ...consoleRules,
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one idea or hide a third. Type imports count.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that imports nothing and that nothing imports is forgotten.',
      from: { orphan: true, path: '[.]tsx?$', pathNot: [tests, testing, ...started] },
      to: {},
    },
    {
      name: 'every-import-resolves',
      comment: 'An import that leads nowhere would pass every other rule unseen.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['[+]types/', '^virtual:'] },
    },
    {
      name: 'no-tools-at-run-time',
      comment: 'A package that only development installs is missing where the product runs; dev-*.ts runs only there.',
      from: {
        path: '^(packages|server|storefront/app|courier/app|console/app|host|demo)/',
        pathNot: [tests, testing, '/dev-[^/]+[.]ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
  ].map(severe),
  options: {
    // Type imports count: a type from a higher floor is a dependency too.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: ['node_modules', '(^|/)build/'] },
    exclude: { path: ['(^|/)[.]react-router/', '(^|/)test-results/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
