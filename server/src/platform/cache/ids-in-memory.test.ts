import type { Sql } from '@rialto/database/sql.ts';
import { beforeEach, expect, test } from 'vitest';
import { idsInMemory } from './ids-in-memory.ts';

const db = (() => undefined) as unknown as Sql;
let now: number;
let rows: number[];
let loads: number;
let change: () => void;
let finishLoad: () => void;

beforeEach(() => {
  [now, rows, loads] = [0, [1], 0];
});

function openIds({ isHeld = false } = {}) {
  const changes: (() => void)[] = [];
  change = () => changes.forEach((invalidate) => invalidate());
  const source = { clock: () => new Date(now), db, onChange: (_: string, call: () => void) => void changes.push(call) };
  return idsInMemory(source, 'zones', async () => {
    loads += 1;
    const read = [...rows];
    if (isHeld) await new Promise<void>((resolve) => (finishLoad = resolve));
    return read;
  });
}

test('ids are loaded once and are then there without waiting', async () => {
  const ids = openIds();
  expect([...(await ids())]).toEqual([1]);
  expect(ids()).toBeInstanceOf(Set);
  expect(loads).toBe(1);
});

test('a change is seen by the next request', async () => {
  const ids = openIds();
  await ids();
  rows = [1, 2];
  change();
  expect([...(await ids())]).toEqual([1, 2]);
});

test('a change during a load is not lost', async () => {
  const ids = openIds({ isHeld: true });
  const before = ids();
  rows = [1, 2];
  change();
  finishLoad();
  expect([...(await before)]).toEqual([1]);
  const after = ids();
  finishLoad();
  expect([...(await after)]).toEqual([1, 2]);
  expect([...(await ids())]).toEqual([1, 2]);
});

test('ids are loaded again after ten minutes', async () => {
  const ids = openIds();
  await ids();
  [now, rows] = [600_000, [1, 3]];
  expect([...(await ids())]).toEqual([1, 3]);
});
