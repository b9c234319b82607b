import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, type Database } from './connect.ts';
import { inTransaction } from './sql.ts';
import { flakyProxy } from './testing/flaky-proxy.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { DatabaseUnavailable } from './unavailable.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.db.sql.script('create table purchases (id int primary key)');
});

afterAll(() => testDatabase.drop());

function open(connectionString: string): Database {
  const database = connect({ connectionString }, { maxConnections: 1 });
  onTestFinished(() => database.close());
  return database;
}

test('a lost response to COMMIT is reported as unavailable, and the transaction is not repeated', async () => {
  const proxy = await flakyProxy(testDatabase.url);
  const { sql } = open(proxy.connectionString);
  await sql`select 1`;
  proxy.dropResponseTo('commit');
  let attempts = 0;
  const placing = inTransaction(sql, async (tx) => {
    attempts += 1;
    await tx`insert into purchases values (1)`;
  });
  await expect(placing).rejects.toThrow(DatabaseUnavailable);
  expect(attempts).toBe(1);
  expect(await testDatabase.db.sql`select id from purchases`).toEqual([{ id: 1 }]);
});

test('a database that stops responding in a transaction fails it and loses its connection', async () => {
  const proxy = await flakyProxy(testDatabase.url);
  const { sql } = open(proxy.connectionString);
  const startedAt = performance.now();
  const waiting = inTransaction(
    sql,
    async (tx) => {
      proxy.dropTraffic();
      await tx`select 1`;
    },
    { statementLimitMs: 1 },
  );
  await expect(waiting).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test('T111 a statement to a database that has stopped responding fails after five seconds', async () => {
  const proxy = await flakyProxy(testDatabase.url);
  const { sql } = open(proxy.connectionString);
  await sql`select 1`;
  proxy.dropTraffic();
  const startedAt = performance.now();
  await expect(sql`select 1`).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(6_500);
});
