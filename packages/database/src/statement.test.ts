import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallNumber } from './part.ts';
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

test('requests that combine filters in many ways leave a bounded number of prepared statements', async () => {
  const limited = (rows: number) => db.varying`select 1 as many limit ${smallNumber(rows)}`;
  for (let rows = 0; rows < 130; rows += 1) for (let times = 0; times < 10; times += 1) await limited(rows);
  expect((await plansOf('many')).length).toBeLessThanOrEqual(100);
});

test('a small number is part of the text, a large one and a fraction are parameters', async () => {
  const run = (value: number) => db<{ value: number }[]>`select ${smallNumber(value)} as value`;
  expect(await run(12)).toEqual([{ value: 12 }]);
  expect(smallNumber(12)).toBe(smallNumber(12));
  expect([smallNumber(201), smallNumber(0.5), smallNumber(-1)]).toEqual([201, 0.5, -1]);
});

test('a list of whole numbers is read exactly, and a number that is too large is refused', async () => {
  const list = (text: string) => db<{ list: (number | null)[] }[]>`select ${text}::bigint[] as list`;
  expect(await list('{1,-2,9007199254740991}')).toEqual([{ list: [1, -2, 9_007_199_254_740_991] }]);
  expect([await list('{}'), await list('{1,NULL}')]).toEqual([[{ list: [] }], [{ list: [1, null] }]]);
  await expect(list('{1,9007199254740993}')).rejects.toThrow('9007199254740993 is too large');
});
