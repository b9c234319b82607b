import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, type Database } from './connect.ts';
import { listOf } from './part.ts';
import { refusalIn } from './refusal.ts';
import { atCommit, inOrder, inTransaction, onOneConnection, type Sql } from './sql.ts';
import { flakyProxy } from './testing/flaky-proxy.ts';
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

test('input is never executed as SQL', async () => {
  const typed = `'; drop table jars; --`;
  expect(await db`select ${typed} as "typed"`).toEqual([{ typed }]);
});

test('a statement is prepared once per connection', async () => {
  for (const id of [1, 2, 3]) await single.sql`select honey from jars where id = ${id}`;
  const kept = await single.sql.unprepared`
    select name from pg_prepared_statements where statement like 'select honey from jars%'`;
  expect(kept).toHaveLength(1);
});

test('a statement with a list is planned once, whatever the length of the list', async () => {
  for (let length = 1; length <= 8; length += 1) {
    const ids = Array.from({ length }, (_, at) => at);
    await single.sql`select id as "listed" from jars where id = any(${listOf.ints(ids)})`;
  }
  const [plans] = await single.sql.unprepared`
    select generic_plans::int as "generic", custom_plans::int as "custom" from pg_prepared_statements
    where statement like 'select id as "listed"%'`;
  expect(plans).toEqual({ generic: 3, custom: 5 });
});

test('an unprepared statement is planned for its values', async () => {
  for (const id of [1, 2]) await single.sql.unprepared`select id from jars where id > ${id} order by honey`;
  const kept = await single.sql.unprepared`
    select name from pg_prepared_statements where statement like 'select id from jars%'`;
  expect(kept).toEqual([]);
});

test('integers, decimals, times and documents keep their types', async () => {
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

test('an integer too large to be exact is rejected instead of rounded', async () => {
  await expect(single.sql`select 9007199254740993::int8 as "large"`).rejects.toThrow(RangeError);
  expect(await single.sql`select 1 as "next"`).toEqual([{ next: 1 }]);
});

test('an undefined value is rejected instead of stored as null', async () => {
  const forgotten = undefined as unknown as string;
  await expect(db`insert into jars (id, honey) values (1, ${forgotten})`).rejects.toThrow('Value 1');
});

test('a constraint violation keeps the connection open', async () => {
  await fillJars(5);
  const session = () => single.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const before = await session();
  await expect(single.sql`update jars set honey = -1`).rejects.toMatchObject({ code: '23514' });
  expect(await session()).toEqual(before);
});

test('a transaction is saved completely or not at all', async () => {
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

test('an error caught inside a transaction still fails the transaction', async () => {
  await fillJars(10);
  const careless = inTransaction(db, async (tx) => {
    await tx`update jars set honey = 3 where id = 1`;
    await tx`update jars set honey = -1 where id = 1`.catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('nothing was saved');
  expect(await honeyIn(1)).toBe(10);
});

test('two deadlocked transactions both succeed', async () => {
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

test('statements issued in the same tick travel in one message, and each gets its own result', async () => {
  await fillJars(5, 7);
  const proxy = await flakyProxy(testDatabase.url);
  const { sql, close } = connect({ connectionString: proxy.connectionString }, { maxConnections: 1 });
  onTestFinished(close);
  const honey = (tx: Sql, id: number) => tx<{ honey: number }[]>`select honey from jars where id = ${id}`;
  const twice = () =>
    inTransaction(sql, async (tx) => {
      const first = await inOrder(tx, [
        (tx) => tx`update jars set honey = honey + 1 where id = 1`,
        (tx) => honey(tx, 1),
        (tx) => honey(tx, 2),
      ]);
      return [first, await honey(tx, 1)];
    });
  await twice();
  const before = proxy.messages();
  expect(await twice()).toEqual([[[], [{ honey: 7 }], [{ honey: 7 }]], [{ honey: 7 }]]);
  // The first three statements with BEGIN, the fourth, and COMMIT.
  expect(proxy.messages() - before).toBe(3);
});

test('the first failing statement of a batch fails it, and later statements are not executed', async () => {
  await fillJars(5, 7);
  const failing = inTransaction(db, (tx) =>
    inOrder(tx, [
      (tx) => tx`update jars set honey = honey - 1 where id = 1`,
      (tx) => tx`update jars set honey = -1 where id = 2`,
      (tx) => tx`select 1 / 0`,
    ]),
  );
  await expect(failing).rejects.toMatchObject({ code: '23514' });
  expect([await honeyIn(1), await honeyIn(2)]).toEqual([5, 7]);
});

test('outside a transaction a failure does not affect other statements', async () => {
  await fillJars(5, 7);
  const [kept, refused] = await Promise.allSettled([
    single.sql`update jars set honey = 6 where id = 1`,
    single.sql`update jars set honey = -1 where id = 2`,
  ]);
  expect([kept.status, refused.status]).toEqual(['fulfilled', 'rejected']);
  expect(await honeyIn(1)).toBe(6);
});

test('changes at commit travel with COMMIT, and their refusal rolls everything back', async () => {
  await fillJars(5, 7);
  const take = (amount: number) =>
    inTransaction(db, async (tx) => {
      await tx`update jars set honey = 0 where id = 2`;
      atCommit(tx, [
        (tx) => tx`
          with taken as (update jars set honey = honey - ${amount} where id = 1 and honey >= ${amount} returning id)
          select refuse('out_of_stock', '{"item_id": 1}') where not exists (select from taken)`,
      ]);
      return 'taken';
    });
  const refused: unknown = await take(6).catch((error: unknown) => error);
  expect(refusalIn(refused)).toEqual({ code: 'out_of_stock', details: { item_id: 1 } });
  expect([await honeyIn(1), await honeyIn(2)]).toEqual([5, 7]);
  expect(await take(5)).toBe('taken');
  expect([await honeyIn(1), await honeyIn(2)]).toEqual([0, 0]);
});

test('a violation of the named constraint repeats the transaction, any other fails it', async () => {
  await fillJars(5);
  let attempts = 0;
  const put = (repeatsOn?: string) =>
    inTransaction(
      db,
      async (tx) => {
        attempts += 1;
        const known = attempts > 1 && (await tx`select from jars where id = 1`).length > 0;
        if (!known) await tx`insert into jars values (1, 1)`;
        return known;
      },
      repeatsOn === undefined ? {} : { repeatsOn },
    );
  await expect(put()).rejects.toMatchObject({ code: '23505' });
  attempts = 0;
  expect(await put('jars_pkey')).toBe(true);
  expect(attempts).toBe(2);
});

test('a statement issued after the transaction failed is rejected', async () => {
  await fillJars(5);
  const failed = Promise.withResolvers<void>();
  let late: Promise<unknown> = Promise.resolve();
  const transaction = inTransaction(db, async (tx) => {
    late = failed.promise.then(() => tx`update jars set honey = 9 where id = 1`);
    late.catch(() => undefined);
    await tx`update jars set honey = -1 where id = 1`;
  });
  await expect(transaction.finally(() => failed.resolve())).rejects.toMatchObject({ code: '23514' });
  await expect(late).rejects.toThrow('was not awaited');
  expect(await honeyIn(1)).toBe(5);
});

test('several reads are pipelined on one connection', async () => {
  await fillJars(5, 7);
  const both = await onOneConnection(single.sql, (same) =>
    Promise.all([1, 2].map((id) => same<{ honey: number }[]>`select honey from jars where id = ${id}`)),
  );
  expect(both).toEqual([[{ honey: 5 }], [{ honey: 7 }]]);
});

test('a changed table is read with its new columns', async () => {
  const look = () => single.sql`select * from shapes`;
  await db.script('create table shapes (id int); insert into shapes values (1)');
  expect(await look()).toEqual([{ id: 1 }]);
  await db.script("alter table shapes add name text default 'round'");
  // The prepared statement fails once, and its connection is closed.
  await look().catch(() => undefined);
  expect(await look()).toEqual([{ id: 1, name: 'round' }]);
});

test('a statement issued after the transaction ended is rejected', async () => {
  const escaped = await inTransaction(db, async (tx) => ({ late: () => tx`select 1` }));
  await expect(escaped.late()).rejects.toThrow('was not awaited');
});

test('a connection that broke inside a transaction is never used again', async () => {
  const broken = inTransaction(single.sql, (tx) => tx`select pg_terminate_backend(pg_backend_pid())`);
  await expect(broken).rejects.toThrow(DatabaseUnavailable);
  expect(await single.sql`select 1 as "next"`).toEqual([{ next: 1 }]);
});

test('a job can have a longer time limit than a request', async () => {
  const limit = (tx: Sql) => tx<{ limit: string }[]>`select current_setting('statement_timeout') as "limit"`;
  expect(await inTransaction(db, limit)).toEqual([{ limit: '4500ms' }]);
  expect(await inTransaction(db, limit, { statementLimitMs: 60_000 })).toEqual([{ limit: '1min' }]);
  expect(await limit(db)).toEqual([{ limit: '4500ms' }]);
});
