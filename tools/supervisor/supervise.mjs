// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryEnvironment, memoryFlags } from './memory.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** After a run of this length the next crash waits only the shortest time again. */
const HEALTHY_MS = 60_000;
const MAX_WAIT_MS = 30_000;

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ isEnding: boolean, child: ChildProcess | null, pause: AbortController }} State
 * @typedef {{ args: string[], onOpen: () => void, firstWaitMs?: number, log?: (line: string) => void }} Options
 */

/**
 * Runs a Node script and starts it again after a crash, with a growing pause. The script sends the message `open` when
 * it has started; one that ends before the first `open` has failed to start and is not repeated.
 * @param {Options} options
 * @returns {Promise<number>} the exit code of the last run
 */
export async function supervise({ args, onOpen, firstWaitMs = 1_000, log = console.error }) {
  /** @type {State} */
  const state = { isEnding: false, child: null, pause: new AbortController() };
  forwardSignals(state);
  let hasOpened = false;
  let waitMs = firstWaitMs;
  for (;;) {
    const began = performance.now();
    const code = await runOnce(state, args, () => {
      if (!hasOpened) onOpen();
      hasOpened = true;
    });
    if (state.isEnding || code === 0 || !hasOpened) return code;
    if (performance.now() - began > HEALTHY_MS) waitMs = firstWaitMs;
    log(logLine(`The shop ended unexpectedly with code ${code} and starts again in ${waitMs / 1_000} s`));
    await sleep(waitMs, undefined, { signal: state.pause.signal }).catch(() => undefined);
    // Set by a signal during the pause.
    if (/** @type {State} */ (state).isEnding) return 0;
    waitMs = Math.min(waitMs * 2, MAX_WAIT_MS);
  }
}

/** @param {State} state */
function forwardSignals(state) {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      state.isEnding = true;
      state.pause.abort();
      // Ctrl-C at a terminal reaches the child directly; forwarding it would count as a second one.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) state.child?.kill(signal);
    });
  }
}

/**
 * @param {State} state
 * @param {string[]} args
 * @param {() => void} onOpen
 * @returns {Promise<number>}
 */
function runOnce(state, args, onOpen) {
  const env = { ...memoryEnvironment, ...process.env };
  const child = spawn(process.execPath, [...memoryFlags, ...args], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  state.child = child;
  child.on('message', (message) => message === 'open' && onOpen());
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      state.child = null;
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** @param {string} msg */
function logLine(msg) {
  return JSON.stringify({ level: 'error', time: Date.now(), msg });
}
