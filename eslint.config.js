import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import {
  bannedEverywhere,
  bannedFileNames,
  bannedInBackEnd,
  bannedOutsideDatabase,
} from './tools/lint/banned-syntax.mjs';

const typescriptFiles = ['**/*.{ts,tsx}'];
const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'];

/** Files whose default export belongs to a framework or to a tool that reads it. */
const frameworkFiles = [
  'storefront/app/routes.ts',
  'storefront/app/root.tsx',
  'storefront/app/entry.*.tsx',
  'storefront/app/routes/**/*.tsx',
  '**/*.config.{ts,js}',
  '.dependency-cruiser.js',
  '**/*global-setup.ts',
  'e2e/set-up/*.ts',
];

/** Long because they list words, not because they decide things. */
const wordLists = [
  'demo/src/pictures/objects.ts',
  'demo/src/goods/**',
  'demo/src/**/*-{names,words,texts,menus}.ts',
  'demo/src/**/{names,words,texts,menus,catalogue}/**',
];

export default defineConfig(
  globalIgnores(['**/build/', '**/.react-router/', '**/.data*/', '**/test-results/', 'coverage/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true, IIFEs: true }],
    },
  },
  {
    files: typescriptFiles,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': ['error', { fixToUnknown: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // A promise given to an event prop of React is awaited by nobody, but its faults still reach the error boundary.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': ['error', { allow: thrownByRoutes() }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allow: ['URL', 'URLSearchParams', 'Error'] }],
      // Objects here are made of closures, which have no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      // Fastify tells a plugin with a callback from one with a promise by the word async alone.
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': ['error', ...bannedEverywhere],
    },
  },
  {
    files: ['{server,host,demo,tools,bench,e2e}/**/*.ts', 'packages/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...bannedEverywhere, ...bannedInBackEnd] },
  },
  {
    files: ['{server,host,demo,bench,e2e}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...bannedEverywhere, ...bannedInBackEnd, ...bannedOutsideDatabase] },
  },
  { files: bannedFileNames.files, rules: { 'no-restricted-syntax': ['error', bannedFileNames.ban] } },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['storefront/app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // Its other rules are advice to React's compiler, which is not used here, and a fifth of the time of the whole lint.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: testFiles,
    rules: {
      'max-lines-per-function': 'off',
      // A reply in a test is looked at, not passed on.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  { files: wordLists, rules: { 'max-lines': 'off' } },
  { files: frameworkFiles, rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: nodeGlobals() },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }] },
  },
);

/** A loader answers with a redirect or a status by throwing it. */
function thrownByRoutes() {
  return [
    { from: 'lib', name: 'Response' },
    { from: 'package', package: 'react-router', name: ['DataWithResponseInit', 'UNSAFE_DataWithResponseInit'] },
  ];
}

function nodeGlobals() {
  const names = [
    'process',
    'console',
    'performance',
    'URL',
    'fetch',
    'Buffer',
    'setTimeout',
    'clearTimeout',
    'setInterval',
  ];
  return Object.fromEntries([...names, 'clearInterval', 'AbortController', 'AbortSignal'].map((n) => [n, 'readonly']));
}
