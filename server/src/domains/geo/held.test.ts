import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { hold, type Held } from './held.ts';

const opened: Held<unknown>[] = [];
afterEach(() => opened.splice(0).forEach((held) => held.close()));

/** A table with one number in it, whose reading can be made to fail. */
function aTable() {
  const table = { value: 1, isDown: false, loadCount: 0, faults: [] as unknown[] };
  const held = hold({
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
  opened.push(held);
  return { table, held };
}

test('many who ask at once cause one reading', async () => {
  const { table, held } = aTable();
  expect(await Promise.all([held.read(), held.read(), held.read()])).toEqual([1, 1, 1]);
  expect(table.loadCount).toBe(1);
});

test('a change is seen soon, and a burst of changes is read once', async () => {
  const { table, held } = aTable();
  await held.read();
  table.value = 2;
  for (let count = 0; count < 20; count++) held.refresh();
  await expect.poll(() => held.read()).toBe(2);
  expect(table.loadCount).toBe(2);
});

test('a change during a reading is not lost', async () => {
  const { table, held } = aTable();
  const first = held.read();
  table.value = 2;
  held.refresh();
  expect(await first).toBe(1);
  await expect.poll(() => held.read()).toBe(2);
});

test('what was read once is given while the database is down, and read again when it is back', async () => {
  const { table, held } = aTable();
  await held.read();
  table.isDown = true;
  table.value = 3;
  held.refresh();
  await expect.poll(() => table.faults.length).toBeGreaterThan(0);
  expect(await held.read()).toBe(1);
  table.isDown = false;
  await expect.poll(() => held.read()).toBe(3);
});

test('a first reading that fails is told to the asker and tried again by the next one', async () => {
  const { table, held } = aTable();
  table.isDown = true;
  await expect(held.read()).rejects.toThrow('down');
  table.isDown = false;
  expect(await held.read()).toBe(1);
});

test('what nobody has asked for is not read because it changed', async () => {
  const { table, held } = aTable();
  held.refresh();
  await sleep(20);
  expect(table.loadCount).toBe(0);
});
