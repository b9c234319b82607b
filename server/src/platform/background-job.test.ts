import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startJob, type BackgroundJob } from './background-job.ts';
import { wakeSignal } from './wake-signal.ts';

const logged: string[] = [];
let http: FastifyInstance;
beforeEach(() => {
  logged.splice(0);
  const write = (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg);
  http = Fastify({ logger: { stream: { write } } });
});
afterEach(() => http.close());

/** A job whose runs the test ends, by `finish` or `fail`. */
function heldJob(over: Partial<BackgroundJob> = {}) {
  const runs: PromiseWithResolvers<void>[] = [];
  const signal = wakeSignal();
  const run = () => {
    runs.push(Promise.withResolvers<void>());
    return runs.at(-1)?.promise ?? Promise.resolve();
  };
  startJob(http, { name: 'Counting', everyMs: 3_600_000, run, wakeOn: signal, ...over });
  return {
    runs,
    wake: signal.wake,
    finish: () => runs.at(-1)?.resolve(),
    fail: () => runs.at(-1)?.reject(new Error()),
  };
}

test('a job that is woken while it runs runs once more afterwards, and never twice at once', async () => {
  const { runs, wake, finish } = heldJob();
  await http.ready();
  for (let times = 0; times < 3; times += 1) wake();
  expect(runs).toHaveLength(1);
  finish();
  await expect.poll(() => runs.length).toBe(2);
  finish();
});

test('a job that rests after a run serves what woke it meanwhile with one run', async () => {
  const { runs, wake, finish } = heldJob({ restMs: 20 });
  await http.ready();
  wake();
  finish();
  await new Promise((resolve) => setImmediate(resolve));
  for (let times = 0; times < 3; times += 1) wake();
  expect(runs).toHaveLength(1);
  await expect.poll(() => runs.length).toBe(2);
  finish();
});

test('a failed run is logged and does not end the job', async () => {
  const { runs, wake, fail, finish } = heldJob();
  await http.ready();
  wake();
  fail();
  await expect.poll(() => logged).toContain('Counting failed; will retry');
  wake();
  expect(runs).toHaveLength(2);
  finish();
});

test('closing waits for the current run and starts no other', async () => {
  const { runs, wake, finish } = heldJob();
  await http.ready();
  wake();
  wake();
  let isClosed = false;
  const closing = http.close().then(() => (isClosed = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(false);
  finish();
  await closing;
  wake();
  expect(runs).toHaveLength(1);
});

test('a job that runs at start is done before the server is ready', async () => {
  let isDone = false;
  startJob(http, { name: 'Counting', everyMs: 3_600_000, run: async () => (isDone = true), runsAtStart: true });
  await http.ready();
  expect(isDone).toBe(true);
});
