import { afterAll, beforeAll, expect, test } from 'vitest';
import { records } from './records.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.sql.script('create table things (id bigint, name text, is_new boolean, details jsonb)');
});
afterAll(() => database.drop());

const readBack = (rows: Parameters<typeof records>[0]) =>
  database.db.sql<{ id: number; name: string | null; isNew: boolean | null; details: unknown }[]>`
    select id, name, is_new as "isNew", details from unnest(${records(rows)}::things[])`;

test.each([
  ['plain text', 'Grilled chicken'],
  ['nothing', ''],
  ['what stands between cells', 'rice, (brown), {basmati}'],
  ['quotes and backslashes', String.raw`"Mama's" \"best\" \\ \n`],
  ['lines and tabs', 'one\n\ttwo\r\n'],
  ['what looks like nothing', 'NULL'],
  ['spaces around', '  salt  '],
  ['Arabic', 'دجاج مشوي، مع الأرز'],
  ['beyond the basic plane', '🍅🧀'],
])('text comes back as it was: %s', async (_name, text) => {
  expect(await readBack([[1, text, true, { text }]])).toEqual([{ id: 1, name: text, isNew: true, details: { text } }]);
});

test('null is null in every cell, and a list is JSON', async () => {
  expect(
    await readBack([
      [null, null, null, null],
      [900_000_000_000, 'x', false, [1, 'two', null]],
    ]),
  ).toEqual([
    { id: null, name: null, isNew: null, details: null },
    { id: 900_000_000_000, name: 'x', isNew: false, details: [1, 'two', null] },
  ]);
});

test('an empty list gives no rows', async () => {
  expect(await readBack([])).toEqual([]);
});

test('a row with a missing cell is rejected', async () => {
  await expect(readBack([[1, 'x', true]])).rejects.toThrow('malformed record literal');
});
