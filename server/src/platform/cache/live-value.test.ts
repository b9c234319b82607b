import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { liveValue, type LiveValue } from './live-value.ts';

const opened: LiveValue<unknown>[] = [];
afterEach(() => opened.splice(0).forEach((live) => live.close()));

/** A table with one number in it. Loading it can be made to fail. */
function aTable() {
  const table = { value: 1, isDown: false, loadCount: 0, faults: [] as unknown[] };
  const live = liveValue({
    load: async () => {
      table.loadCount++;
      const { value, isDown } = table;
      await sleep(5);
      if (isDown) throw new Error('down');
      return value;
    },
    onFault: (thrown) => table.faults.push(thrown),
    settleMs: 5,
    retryMs: 10,
  });
  opened.push(live);
  return { table, live };
}

test('concurrent first reads share one load', async () => {
  const { table, live } = aTable();
  expect(await Promise.all([live.read(), live.read(), live.read()])).toEqual([1, 1, 1]);
  expect(table.loadCount).toBe(1);
});

test('a change is seen soon, and a burst of changes causes one reload', async () => {
  const { table, live } = aTable();
  await live.read();
  table.value = 2;
  for (let count = 0; count < 20; count++) live.refresh();
  await expect.poll(() => live.read()).toBe(2);
  expect(table.loadCount).toBe(2);
});

test('a change during a load is not lost', async () => {
  const { table, live } = aTable();
  const first = live.read();
  table.value = 2;
  live.refresh();
  expect(await first).toBe(1);
  await expect.poll(() => live.read()).toBe(2);
});

test('the previous value is served while the database is down, and reloaded when it is back', async () => {
  const { table, live } = aTable();
  await live.read();
  table.isDown = true;
  table.value = 3;
  live.refresh();
  await expect.poll(() => table.faults.length).toBeGreaterThan(0);
  expect(await live.read()).toBe(1);
  table.isDown = false;
  await expect.poll(() => live.read()).toBe(3);
});

test('a failed first load rejects the read, and the next read loads again', async () => {
  const { table, live } = aTable();
  table.isDown = true;
  await expect(live.read()).rejects.toThrow('down');
  table.isDown = false;
  expect(await live.read()).toBe(1);
});

test('a change does not load a value that was never read', async () => {
  const { table, live } = aTable();
  live.refresh();
  await sleep(20);
  expect(table.loadCount).toBe(0);
});
