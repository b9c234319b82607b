// @ts-check
import { spawn } from 'node:child_process';
import { basename } from 'node:path';

const STILL_THERE_MS = 15_000;

/**
 * Runs npm and shows its output only if it fails.
 * @param {string[]} args
 * @param {{ cwd: string, log: (line: string) => void }} options
 */
export async function runNpm(args, { cwd, log }) {
  const [command, first, shell] = npmCommand();
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const clock = setInterval(() => log(`still installing (${seconds()} s)`), STILL_THERE_MS);
  try {
    const { code, output } = await finished(spawn(command, [...first, ...args], { cwd, shell, stdio: 'pipe' }));
    if (code !== 0) throw new Error(failure(args, code, output));
    log(`installed in ${seconds()} s`);
  } finally {
    clearInterval(clock);
  }
}

/** @returns {[command: string, firstArguments: string[], shell: boolean]} */
function npmCommand() {
  const path = process.env.npm_execpath;
  if (path && basename(path).startsWith('npm')) return [process.execPath, [path], false];
  return ['npm', [], process.platform === 'win32'];
}

/**
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} child
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function finished(child) {
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: null, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/**
 * @param {string[]} args
 * @param {number | null} code
 * @param {string} output
 */
function failure(args, code, output) {
  const errors = output.split('\n').filter((line) => line.trim() && !/EBADENGINE|npm (warn|notice)/i.test(line));
  const ended = code === null ? 'npm could not be started' : `npm ${args[0]} ended with code ${code}`;
  return [`The dependencies could not be installed: ${ended}.`, ...errors.slice(-12).map((line) => `  ${line}`)].join(
    '\n',
  );
}
