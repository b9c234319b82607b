// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { timesOfDay, USUAL_TIME } from '../../e2e/set-up/story-times.mjs';
import { commandOf, root, runNode } from './child.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';

/** @typedef {import('./run-checks.mjs').Check} Check */

const cache = join(root, 'node_modules/.cache');
const folders = ['packages', 'server', 'storefront', 'courier', 'console', 'host', 'demo', 'bench', 'e2e', 'tools'];
const generated = ['page types'];

/** @typedef {{ name: string, config: string, clock: string }} BrowserRun clock: when the shop's clock starts */
/** @type {BrowserRun} */
const stories = { name: 'browser tests', config: 'e2e/playwright.config.ts', clock: USUAL_TIME };
/**
 * Every page in every width, language and theme, and the stories tagged @long; then all other stories at several times
 * of day.
 * @type {BrowserRun[]}
 */
export const longRuns = [
  { name: 'long browser tests', config: 'e2e/long.config.ts', clock: USUAL_TIME },
  ...timesOfDay.map(({ name, clock }) => ({ name: `browser tests at ${name}`, config: 'e2e/times.config.ts', clock })),
];

/**
 * The checks of `npm run verify`, in the order of the report.
 * @param {string} folder for reports
 * @returns {Check[]}
 */
export function verifyChecks(folder) {
  const lintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(cache, 'eslint')];
  return [
    check('page types', [commandOf('@react-router/dev', 'react-router'), 'typegen'], { cwd: join(root, 'storefront') }),
    check('format', [commandOf('oxfmt'), '--check', '.', `!${planted}`]),
    beside('lint', [commandOf('eslint'), '--max-warnings', '0', ...lintCache, '--ignore-pattern', planted, '.']),
    beside('lint with types', [
      commandOf('oxlint'),
      '--type-aware',
      '--deny-warnings',
      `--ignore-pattern=${planted}`,
      '.',
    ]),
    types('types', 'tsconfig.json'),
    types('types of the pages', 'tsconfig.pages.json'),
    types('types of browser tests', 'e2e/tsconfig.json'),
    check('floors', [commandOf('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.js', ...folders], {
      after: generated,
    }),
    check('dead code', [commandOf('knip'), '--no-config-hints'], { after: generated }),
    check('texts', ['tools/check-texts.ts']),
    check('logical styles', ['tools/check-logical-styles.ts']),
    check('references', ['tools/check-references.ts']),
    check('requirements', ['tools/check-coverage.ts']),
    check('phrasing', ['tools/check-phrasing.ts', '--long']),
    check('build', ['tools/build.mjs'], { after: generated }),
    unitTests('unit and HTTP tests', join(folder, 'vitest.json')),
  ];
}

/**
 * The tests in files named `.long.test.ts`, such as killing the shop while orders are placed.
 * @param {string} folder for reports
 * @returns {Check[]}
 */
export function longUnitTests(folder) {
  return [
    check('build', ['tools/build.mjs']),
    unitTests('long unit and HTTP tests', join(folder, 'vitest.json'), { TESTS: 'long' }),
  ];
}

/** The folders in which the tests of the lint rules plant violations. */
const planted = 'e2e/planted-*/**';

/**
 * A slow check of the source, which the tests do not need.
 * @param {string} name
 * @param {string[]} args
 * @returns {Check}
 */
function beside(name, args) {
  return { ...check(name, args, { after: generated, isLowPriority: true }), isBeside: true };
}

/**
 * @param {string} name
 * @param {string} project
 */
function types(name, project) {
  return check(name, [commandOf('typescript-native', 'tsc'), '-p', project], { after: generated });
}

/**
 * @param {string} name
 * @param {string} report
 * @param {Record<string, string>} [env]
 * @returns {Check}
 */
function unitTests(name, report, env = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    isAlone: true,
    run: async () => {
      const { code } = await runNode([commandOf('vitest'), 'run', ...reporters], { env, isShown: true });
      const results = await readReport(report);
      return { isGood: code === 0, counts: vitestCounts(results, code), failures: vitestFailures(results) };
    },
  };
}

/**
 * @param {string} folder for reports
 * @param {() => Promise<string | undefined>} findBrowser returns the path of a browser, or undefined for Playwright's own
 * @param {BrowserRun[]} runs played in sequence
 * @returns {Check[]}
 */
export function browserChecks(folder, findBrowser, runs = [stories]) {
  return runs.map((run, index) => ({
    name: run.name,
    isAlone: true,
    run: () => playStories(run, join(folder, `playwright-${index}.json`), findBrowser),
  }));
}

/**
 * @param {BrowserRun} run
 * @param {string} report
 * @param {() => Promise<string | undefined>} findBrowser
 */
async function playStories({ name, config, clock }, report, findBrowser) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: await findBrowser(), CLOCK: clock };
  const command = [commandOf('@playwright/test', 'playwright'), 'test', '-c', config];
  const { code } = await runNode([...command, '--reporter=list,json'], { env, isShown: true });
  const results = await readReport(report);
  const failures = playwrightFailures(results).map((failure) => `${name}: ${failure}`);
  return { isGood: code === 0, counts: playwrightCounts(results, code), failures };
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {{ cwd?: string, after?: string[], isLowPriority?: boolean }} [options]
 * @returns {Check}
 */
function check(name, args, { after = [], ...options } = {}) {
  return {
    name,
    after,
    run: async () => {
      const { code, output } = await runNode(args, options);
      return { isGood: code === 0, output };
    },
  };
}

/** @param {string} file */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
