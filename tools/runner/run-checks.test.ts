import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runChecks, type Check } from './run-checks.mjs';

const lasting = (name: string, ms: number, over: Partial<Check> = {}): Check => ({
  name,
  run: async () => {
    await sleep(ms);
    return { isGood: true };
  },
  ...over,
});

test('checks are reported in their order, whichever ends first', async () => {
  const lines: string[] = [];
  await runChecks([lasting('slow', 60), lasting('quick', 5)], { width: 2, log: (line) => lines.push(line) });
  expect(lines.map((line) => line.split(/\s+/)[1])).toEqual(['slow', 'quick']);
});

test('a failed check shows its output and does not stop the others', async () => {
  const lines: string[] = [];
  const broken: Check = { name: 'broken', run: async () => ({ isGood: false, output: 'line 3 is wrong\n' }) };
  const thrown: Check = { name: 'thrown', run: () => Promise.reject(new Error('no such file')) };
  const { counts, failures } = await runChecks([broken, thrown, lasting('fine', 1)], {
    log: (line) => lines.push(line),
  });
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 0 });
  expect(failures).toEqual(['broken', 'thrown']);
  expect(lines.join('\n')).toMatch(/✗ broken .*\n {4}line 3 is wrong\n✗ thrown .*\n {4}no such file\n✓ fine /);
});

test('at most `width` checks run at a time, and none before those it depends on', async () => {
  let atOnce = 0;
  let most = 0;
  const order: string[] = [];
  const watched = (name: string, over: Partial<Check> = {}): Check => ({
    name,
    run: async () => {
      most = Math.max(most, (atOnce += 1));
      await sleep(10);
      atOnce -= 1;
      order.push(name);
      return { isGood: true };
    },
    ...over,
  });
  const checks = [watched('make'), watched('use', { after: ['make'] }), watched('a'), watched('b'), watched('c')];
  await runChecks(checks, { width: 2, log: () => {} });
  expect(most).toBe(2);
  expect(order.indexOf('use')).toBeGreaterThan(order.indexOf('make'));
});

test('a check that shows its own output runs alone, after all earlier reports', async () => {
  const lines: string[] = [];
  const alone = lasting('tests', 5, { isAlone: true });
  await runChecks([lasting('slow', 30), alone, { ...alone, name: 'more' }], { log: (line) => lines.push(line) });
  expect(lines.map((line) => line.trim().replace(/\s+\d.*/, ''))).toEqual([
    '✓ slow',
    '── tests ──',
    '✓ tests',
    '── more ──',
    '✓ more',
  ]);
});

test('a check with many parts names the parts that failed', async () => {
  const tests: Check = {
    name: 'tests',
    run: async () => ({ isGood: false, counts: { passed: 8, failed: 2, skipped: 0 }, failures: ['one', 'two'] }),
  };
  const { failures } = await runChecks([tests], { log: () => {} });
  expect(failures).toEqual(['one', 'two']);
});

test('checks beside the others start at once, delay none of them, and are reported at the end', async () => {
  const lines: string[] = [];
  const running: string[] = [];
  const beside = (name: string): Check => ({
    name,
    isBeside: true,
    run: async () => {
      running.push(name);
      await sleep(40);
      return { isGood: true };
    },
  });
  const tests: Check = {
    name: 'tests',
    isAlone: true,
    run: async () => {
      expect(running).toEqual(['format']);
      return { isGood: true };
    },
  };
  await runChecks([beside('format'), beside('lint'), lasting('types', 5), tests], {
    width: 1,
    log: (line) => lines.push(line),
  });
  expect(lines.filter((line) => line.startsWith('✓')).map((line) => line.split(/\s+/)[1])).toEqual([
    'types',
    'tests',
    'format',
    'lint',
  ]);
});
