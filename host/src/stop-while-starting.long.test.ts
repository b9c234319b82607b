import { findRunning } from '@rialto/embedded-postgres/find-running.ts';
import { freePort } from '@rialto/database/testing/free-port.ts';
import { readdir, readlink, mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runMain } from './testing/run-main.ts';

/** `npm run test:stops` sets more. */
const ROUNDS = Number(process.env['STOP_ROUNDS'] ?? 3);
/** Filling the demo city takes most of a start, so only longer runs do it. */
const DEMO = ROUNDS > 5 ? '1' : '0';
const SEED = Number(process.env['STOP_SEED'] ?? 7);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-stops-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Processes that work in the data folder: a database server, or one that is being created. */
async function processesIn(dataDir: string): Promise<string[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(numbers.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.filter((path) => path.startsWith(dataDir));
}

const environment = async (dataDir: string) => ({
  PORT: String(await freePort()),
  DATA_DIR: dataDir,
  DEMO,
  LOG_LEVEL: 'silent',
});

test(
  `T116 a shop that is stopped ${ROUNDS} times at any moment of its start leaves no database server running`,
  { timeout: 120_000 + ROUNDS * 30_000 },
  async () => {
    const random = randomNumbers(SEED);
    const measured = runMain(await environment(join(folder, 'whole')));
    const began = performance.now();
    await measured.open;
    const wholeMs = performance.now() - began;
    expect(await measured.end('SIGTERM')).toBe(0);

    for (let round = 0; round < ROUNDS; round += 1) {
      // Every third start has an empty folder, the others continue with what the last one left.
      const dataDir = join(folder, `data-${Math.floor(round / 3)}`);
      const shop = runMain(await environment(dataDir));
      const exited = once(shop.child, 'exit');
      await wait(random() * wholeMs);
      shop.child.kill(round % 2 === 0 ? 'SIGTERM' : 'SIGINT');
      await exited;
      expect([0, null], shop.output()).toContain(shop.child.exitCode);
      expect(findRunning(dataDir)).toBeNull();
      expect(await processesIn(dataDir)).toEqual([]);
    }
    const last = runMain(await environment(join(folder, 'data-0')));
    await last.open;
    expect(await last.end('SIGTERM')).toBe(0);
  },
);
