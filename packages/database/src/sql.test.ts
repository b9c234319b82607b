import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from './connect.ts';
import { inTransaction, type Sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { DatabaseUnavailable } from './unavailable.ts';

let testDatabase: TestDatabase;
let single: Database;
let db: Sql;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  single = connect(testDatabase.connectionOptions, { maxConnections: 1 });
  db = testDatabase.db.sql;
  await db.script('create table jars (id int primary key, honey int not null check (honey >= 0))');
});

afterAll(async () => {
  await single.close();
  await testDatabase.drop();
});

async function fillJars(...honey: number[]): Promise<void> {
  await db.script('truncate jars');
  await db`insert into jars select position, honey from unnest(${honey}::int[]) with ordinality as t(honey, position)`;
}

async function honeyIn(id: number): Promise<number | undefined> {
  const [jar] = await db<{ honey: number }[]>`select honey from jars where id = ${id}`;
  return jar?.honey;
}

test('what a visitor types is never read as SQL', async () => {
  const typed = `'; drop table jars; --`;
  expect(await db`select ${typed} as "typed"`).toEqual([{ typed }]);
});

test('a statement is planned once per connection, however often it runs', async () => {
  for (const id of [1, 2, 3]) await single.sql`select honey from jars where id = ${id}`;
  const kept = await single.sql.unprepared`
    select name from pg_prepared_statements where statement like 'select honey from jars%'`;
  expect(kept).toHaveLength(1);
});

test('a search is planned anew for its own values', async () => {
  for (const id of [1, 2]) await single.sql.unprepared`select id from jars where id > ${id} order by honey`;
  const kept = await single.sql.unprepared`
    select name from pg_prepared_statements where statement like 'select id from jars%'`;
  expect(kept).toEqual([]);
});

test('whole numbers, money and moments arrive as what they are', async () => {
  const [row] = await db`
    select 9007199254740991::int8 as "large", array[1, null]::int8[] as "list", 1.10::numeric as "exact",
      '2024-02-29T12:00:00Z'::timestamptz as "moment", '2024-02-29'::date as "day", ${{ a: [1] }}::jsonb as "document"`;
  expect(row).toEqual({
    large: Number.MAX_SAFE_INTEGER,
    list: [1, null],
    exact: '1.10',
    moment: new Date('2024-02-29T12:00:00Z'),
    day: '2024-02-29',
    document: { a: [1] },
  });
});

test('a whole number too large to be exact is refused rather than rounded', async () => {
  await expect(single.sql`select 9007199254740993::int8 as "large"`).rejects.toThrow(RangeError);
  expect(await single.sql`select 1 as "next"`).toEqual([{ next: 1 }]);
});

test('a forgotten value is refused instead of being stored as nothing', async () => {
  const forgotten = undefined as unknown as string;
  await expect(db`insert into jars (id, honey) values (1, ${forgotten})`).rejects.toThrow('Value 1');
});

test('a refused change leaves the connection in use', async () => {
  await fillJars(5);
  const session = () => single.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const before = await session();
  await expect(single.sql`update jars set honey = -1`).rejects.toMatchObject({ code: '23514' });
  expect(await session()).toEqual(before);
});

test('all of a transaction is kept, or nothing of it', async () => {
  await fillJars(10, 0);
  const move = (amount: number) =>
    inTransaction(db, async (tx) => {
      await tx`update jars set honey = honey + ${amount} where id = 2`;
      await tx`update jars set honey = honey - ${amount} where id = 1`;
    });
  await move(4);
  await expect(move(100)).rejects.toMatchObject({ code: '23514' });
  expect([await honeyIn(1), await honeyIn(2)]).toEqual([6, 4]);
});

test('a transaction inside a transaction is part of it', async () => {
  await fillJars(10);
  const outer = inTransaction(db, async (tx) => {
    await inTransaction(tx, (inner) => inner`update jars set honey = 1 where id = 1`);
    throw new Error('changed my mind');
  });
  await expect(outer).rejects.toThrow('changed my mind');
  expect(await honeyIn(1)).toBe(10);
});

test('a failure that is caught inside a transaction cannot pass as success', async () => {
  await fillJars(10);
  const careless = inTransaction(db, async (tx) => {
    await tx`update jars set honey = 3 where id = 1`;
    await tx`update jars set honey = -1 where id = 1`.catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('nothing was saved');
  expect(await honeyIn(1)).toBe(10);
});

test('two visitors who block each other both get through', async () => {
  await fillJars(0, 0);
  const bothHoldOne = Promise.withResolvers<void>();
  let holders = 0;
  let attempts = 0;
  const fillBoth = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      attempts += 1;
      await tx`update jars set honey = honey + 1 where id = ${first}`;
      holders += 1;
      if (holders === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await tx`update jars set honey = honey + 1 where id = ${second}`;
    });
  await Promise.all([fillBoth(1, 2), fillBoth(2, 1)]);
  expect([await honeyIn(1), await honeyIn(2)]).toEqual([2, 2]);
  expect(attempts).toBe(3);
});

test('a statement that outlives its transaction is refused', async () => {
  const escaped = await inTransaction(db, async (tx) => ({ late: () => tx`select 1` }));
  await expect(escaped.late()).rejects.toThrow('was not awaited');
});

test('a connection that broke inside a transaction is never used again', async () => {
  const broken = inTransaction(single.sql, (tx) => tx`select pg_terminate_backend(pg_backend_pid())`);
  await expect(broken).rejects.toThrow(DatabaseUnavailable);
  expect(await single.sql`select 1 as "next"`).toEqual([{ next: 1 }]);
});

test('a job may take longer than a request', async () => {
  const limit = (tx: Sql) => tx<{ limit: string }[]>`select current_setting('statement_timeout') as "limit"`;
  expect(await inTransaction(db, limit)).toEqual([{ limit: '5s' }]);
  expect(await inTransaction(db, limit, { statementLimitMs: 60_000 })).toEqual([{ limit: '1min' }]);
  expect(await limit(db)).toEqual([{ limit: '5s' }]);
});
