// @ts-check
import { availableParallelism } from 'node:os';
import { oneFailed, onePassed, sum } from './counts.mjs';

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ isGood: boolean, output?: string, counts?: Counts, failures?: string[] }} Outcome
 *   failures: the failed parts of a check with many parts
 * @typedef {{ counts: Counts, failures: string[] }} Result
 * @typedef {{ name: string, after?: string[], isAlone?: boolean, isBeside?: boolean, run: () => Promise<Outcome> }} Check
 *   after: names of checks that create files for this one; isAlone: it prints its own output and uses all cores;
 *   isBeside: it runs beside all others, at low priority, and is reported at the end
 */

/**
 * Runs all checks, two at a time on two cores, and reports them in their order. A failed check does not stop the
 * others.
 * @param {Check[]} checks
 * @param {{ log?: (line: string) => void, width?: number }} [options]
 * @returns {Promise<Result>}
 */
export async function runChecks(checks, { log = console.log, width = Math.min(2, availableParallelism()) } = {}) {
  const [limited, limitedBeside] = [limitConcurrency(width), limitConcurrency(1)];
  /** @type {Map<string, Promise<Result>>} */
  const ends = new Map();
  let reported = Promise.resolve();
  for (const check of [...checks.filter(({ isBeside }) => !isBeside), ...checks.filter(({ isBeside }) => isBeside)]) {
    const waitsFor = (check.isAlone ? [...ends.keys()] : (check.after ?? [])).map((name) => ends.get(name));
    const before = reported;
    const ended = Promise.all([...waitsFor, check.isAlone ? before : undefined]).then(() =>
      (check.isBeside ? limitedBeside : limited)(() => timed(check, log)),
    );
    reported = ended.then(async (result) => {
      await before;
      for (const line of result.lines) log(line);
    });
    ends.set(check.name, ended);
  }
  await reported;
  const results = await Promise.all(ends.values());
  return { counts: sum(results.map(({ counts }) => counts)), failures: results.flatMap(({ failures }) => failures) };
}

/**
 * @param {Check} check
 * @param {(line: string) => void} log
 */
async function timed({ name, run, isAlone }, log) {
  const began = performance.now();
  if (isAlone) log(`\n── ${name} ──`);
  const outcome = await run().catch((error) => ({
    isGood: false,
    output: String(error?.message ?? error),
    counts: undefined,
    failures: undefined,
  }));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const lines = [`${outcome.isGood ? '✓' : '✗'} ${name.padEnd(24)} ${seconds.padStart(6)} s`];
  if (!outcome.isGood && outcome.output?.trim()) lines.push(indented(outcome.output));
  const failures = outcome.failures?.length ? outcome.failures : [name];
  return {
    lines,
    counts: outcome.counts ?? (outcome.isGood ? onePassed : oneFailed),
    failures: outcome.isGood ? [] : failures,
  };
}

/** @param {string} output */
function indented(output) {
  return output.trimEnd().replace(/^/gm, '    ');
}

/**
 * Runs at most this many at a time, in the order of the calls.
 * @param {number} width
 */
function limitConcurrency(width) {
  let free = width;
  /** @type {(() => void)[]} */
  const queue = [];
  /**
   * @template T
   * @param {() => Promise<T>} work
   */
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => queue.push(() => resolve(undefined)));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
