import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import {
  bannedEverywhere,
  bannedFileNames,
  bannedInBackEnd,
  bannedInServer,
  bannedOutsideDatabase,
} from './tools/lint/banned-syntax.mjs';
import { transactionOrder } from './tools/lint/transaction-order.mjs';

const typescriptFiles = ['**/*.{ts,tsx}'];
const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'];

/** Files whose default export a framework or a tool reads. */
const frameworkFiles = [
  'storefront/app/routes.ts',
  'storefront/app/root.tsx',
  'storefront/app/entry.*.tsx',
  'storefront/**/*.route.tsx',
  '**/*.config.{ts,js}',
  '.dependency-cruiser.js',
  '**/*global-setup.ts',
  'e2e/set-up/*.ts',
];

/** Long because they are lists of texts, not because of their logic. */
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
    // Rules that need types are in .oxlintrc.json: the native type checker is seven times as fast.
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': ['error', { fixToUnknown: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', ...bannedEverywhere],
    },
  },
  {
    files: ['{server,host,demo,tools,bench,e2e}/**/*.ts', 'packages/**/*.ts'],
    plugins: { rialto: { rules: { 'transaction-order': transactionOrder } } },
    rules: {
      'no-restricted-syntax': ['error', ...bannedEverywhere, ...bannedInBackEnd],
      'rialto/transaction-order': 'error',
    },
  },
  {
    files: ['{server,host,demo,bench,e2e}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...bannedEverywhere, ...bannedInBackEnd, ...bannedOutsideDatabase] },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: testFiles,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...bannedEverywhere,
        ...bannedInBackEnd,
        ...bannedOutsideDatabase,
        ...bannedInServer,
      ],
    },
  },
  { files: bannedFileNames.files, rules: { 'no-restricted-syntax': ['error', bannedFileNames.ban] } },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['{storefront/{app,kit},courier/app,console/app,packages/ui/src}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // The other rules are for the React compiler, which we do not use, and took a fifth of the lint time.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['storefront/{app,kit}/**/*.tsx'],
    ignores: ['storefront/app/platform/navigation/link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-router',
          importNames: ['Link'],
          message: 'platform/navigation/link.tsx has the one that costs the server less.',
        },
      ],
    },
  },
  { files: testFiles, rules: { 'max-lines-per-function': 'off' } },
  { files: wordLists, rules: { 'max-lines': 'off' } },
  { files: frameworkFiles, rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: nodeGlobals() },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }] },
  },
);

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
