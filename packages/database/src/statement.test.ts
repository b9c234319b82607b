import { afterAll, beforeAll, expect, test } from 'vitest';
import { part, plannedLimit } from './part.ts';
import type { Sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let db: Sql;
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 1 });
  db = database.db.sql;
});
afterAll(() => database.drop());

const plansOf = (column: string) => db.unprepared<{ generic: number; custom: number }[]>`
  select generic_plans as generic, custom_plans as custom from pg_prepared_statements
  where statement like ${`%${column}%`} and statement not like '%pg_prepared_statements%'`;

test('a varying statement is prepared once it is frequent, and planned once without its values', async () => {
  const run = (id: number) => db.varying<{ frequent: number }[]>`select ${id}::int as frequent`;
  for (let id = 1; id < 10; id += 1) expect(await run(id)).toEqual([{ frequent: id }]);
  expect(await plansOf('frequent')).toEqual([]);
  for (let id = 1; id <= 10; id += 1) expect(await run(id)).toEqual([{ frequent: id }]);
  expect(await plansOf('frequent')).toEqual([{ generic: 10, custom: 0 }]);
  expect(await db.unprepared`show plan_cache_mode`).toEqual([{ plan_cache_mode: 'auto' }]);
});

test('a failing varying statement reports its own error, and the connection stays usable', async () => {
  const run = (divisor: number) => db.varying<{ quotient: number }[]>`select 12 / ${divisor}::int as quotient`;
  for (let times = 0; times < 20; times += 1) expect(await run(3)).toEqual([{ quotient: 4 }]);
  await expect(run(0)).rejects.toThrow('division by zero');
  expect(await run(4)).toEqual([{ quotient: 3 }]);
});

test('after requests that combined filters in many ways, few statements are prepared, and those in use now', async () => {
  const filter = (at: number) =>
    [1, 2, 4, 8, 16, 32, 64].reduce(
      (all, bit) => (at & bit ? part`${all} and true` : part`${all} or true`),
      part`true`,
    );
  const filtered = (at: number) => db.varying`select 'by filter' where ${filter(at)}`;
  const inUse = () => db.varying`select 'all the time'`;
  for (let at = 0; at < 128; at += 1) {
    for (let times = 0; times < 10; times += 1) await filtered(at);
    await inUse();
  }
  await filtered(127);
  expect(await plansOf('by filter')).toHaveLength(99);
  expect(await plansOf('all the time')).toEqual([{ generic: 128 - 9, custom: 0 }]);
  expect(await filtered(127)).toEqual(await filtered(0));
});

test('the planner sees one of few limits, which is never smaller than the rows wanted', async () => {
  const run = (rows: number) => db<{ n: number }[]>`
    select n from (select n from generate_series(1, 999) n limit ${rows}) few limit ${plannedLimit(rows)}`;
  for (const rows of [0, 1, 12, 16, 17, 64, 65, 600]) expect(await run(rows)).toHaveLength(rows);
  expect([12, 16, 17, 33, 600].map((rows) => plannedLimit(rows).strings)).toEqual([
    ['16'],
    ['16'],
    ['32'],
    ['64'],
    ['1024'],
  ]);
  expect(plannedLimit(20)).toBe(plannedLimit(30));
});

test('a list of whole numbers is read exactly, and a number that is too large is refused', async () => {
  const list = (text: string) => db<{ list: (number | null)[] }[]>`select ${text}::bigint[] as list`;
  expect(await list('{1,-2,9007199254740991}')).toEqual([{ list: [1, -2, 9_007_199_254_740_991] }]);
  expect([await list('{}'), await list('{1,NULL}')]).toEqual([[{ list: [] }], [{ list: [1, null] }]]);
  await expect(list('{1,9007199254740993}')).rejects.toThrow('9007199254740993 is too large');
});
