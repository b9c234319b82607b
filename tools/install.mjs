// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useGitHooks } from './install/git-hooks.mjs';
import { runNpm } from './install/npm.mjs';
import { holdsEverything, installPlan, npmArguments } from './install/plan.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.rialto-install.json');

/**
 * Installs everything that the product (with dev, also its checks) needs. Plain JavaScript for Node 20, because it runs
 * before anything is installed.
 * @param {{ dev: boolean, log?: (line: string) => void }} options
 */
export async function ensureInstalled({ dev, log = console.log }) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = { lock: hashOf(lockText), dev, platform: `${process.platform}-${process.arch}` };
  const plan = installPlan({
    wanted,
    stamp: readJson(stampFile),
    hasModules: existsSync(modules),
    isComplete: () =>
      holdsEverything(JSON.parse(lockText), readJson(join(modules, '.package-lock.json')), machine(dev)),
  });

  if (plan === 'clean' || plan === 'add-dev') {
    log(`installing ${dev ? 'everything for work on Rialto' : 'what Rialto needs'}; this happens once`);
    await runNpm(npmArguments(plan, dev), { cwd: root, log });
  }
  if (plan !== 'nothing') writeFileSync(stampFile, `${JSON.stringify(wanted)}\n`);
  if (dev) useGitHooks(root);
}

/** @param {boolean} dev */
function machine(dev) {
  return { dev, os: process.platform, cpu: process.arch };
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
