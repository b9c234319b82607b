// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const hasGroups = process.platform !== 'win32';
const GRACE_MS = 6_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;

/**
 * @typedef {{ code: number, output: string }} Ended
 * @typedef {{ cwd?: string, env?: Record<string, string | undefined>, isShown?: boolean, isLowPriority?: boolean }} ChildOptions
 */

/**
 * Runs a script with this Node in its own process group, so that its children can be ended with it.
 * @param {string[]} args
 * @param {ChildOptions} [options] isShown: straight to the screen instead of kept
 * @returns {Promise<Ended>}
 */
export function runNode(args, { cwd = root, env = {}, isShown = false, isLowPriority = false } = {}) {
  // After Ctrl-C nothing new starts, and interrupted scripts have no result.
  if (isEnding) return new Promise(() => {});
  /** @type {'inherit' | 'pipe'} */
  const stdio = isShown ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...childEnvironment(), ...env },
    stdio: ['ignore', stdio, stdio],
    detached: hasGroups,
  });
  running.add(child);
  if (isLowPriority && child.pid !== undefined) lowerPriority(child.pid);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('exit', () => signalGroup(child, 'SIGTERM'));
    child.on('close', (code) => {
      running.delete(child);
      if (!isEnding) resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * The script of a package's command, such as eslint's.
 * @param {string} name of the package
 * @param {string} [command] when the package has several
 */
export function commandOf(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Ends all running children: SIGTERM first, so that a test database can close its files. */
export async function endChildren() {
  isEnding = true;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGKILL'])) {
    for (const child of running) signalGroup(child, signal);
    const end = performance.now() + GRACE_MS;
    while (running.size > 0 && performance.now() < end) await sleep(50);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(hasGroups ? -child.pid : child.pid, signal);
  } catch {
    // The group has ended.
  }
}

/** @param {number} pid */
function lowerPriority(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It runs at the usual priority, or has ended.
  }
}

function childEnvironment() {
  const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
  const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  // Checks and tests run as in development, whatever NODE_ENV the shell has.
  return { ...process.env, NODE_ENV: undefined, PATH: path, ...colour };
}
