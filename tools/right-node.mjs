// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import module from 'node:module';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const binaries = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
const OLDEST_MAJOR = 22;
const OLDEST_MINOR = 18;

/**
 * Returns if this Node can run TypeScript files. Otherwise runs the same command with the Node that npm installed,
 * exits with its code and never resolves, so `await` it first.
 */
export async function reExecWithRightNode() {
  if (isRightVersion(process.versions.node)) return enableCompileCache();
  const bundled = join(binaries, 'node');
  const { stdout } = spawnSync(bundled, ['--version'], { encoding: 'utf8' });
  if (!isRightVersion((stdout ?? '').trim().slice(1))) throw new Error(tooOld());
  await runWith(bundled);
}

/** Enables the compile cache for this process and its children: it saves a third of the start time. */
function enableCompileCache() {
  const folder = (process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../node_modules/.cache/compiled', import.meta.url),
  ));
  // Node 20, which only starts the command, does not have it.
  module.enableCompileCache?.(folder);
}

/** @param {string} version such as 22.18.0 */
export function isRightVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR);
}

function tooOld() {
  const needed = `${OLDEST_MAJOR}.${OLDEST_MINOR}`;
  return `Rialto needs Node ${needed} or later, but this is Node ${process.versions.node} and no newer one is installed beside it.`;
}

/**
 * @param {string} node
 * @returns {Promise<never>}
 */
function runWith(node) {
  const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C at a terminal reaches the child directly; forwarding it would count as a second one.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((_resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
