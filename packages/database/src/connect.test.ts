import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, type ConnectionOptions, type Database } from './connect.ts';
import { silentLog } from './log.ts';
import { inTransaction } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { waitUntil } from './testing/wait-until.ts';
import { DatabaseUnavailable } from './unavailable.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});

afterAll(() => testDatabase.drop());

function open(options: ConnectionOptions = testDatabase.connectionOptions, maxConnections = 1): Database {
  const database = connect(options, { maxConnections });
  onTestFinished(() => database.close());
  return database;
}

test('every connection has time limits for statements, locks and idle transactions', async () => {
  const limits = await testDatabase.db.sql`
    select current_setting('statement_timeout') as "statement", current_setting('lock_timeout') as "lock",
      current_setting('idle_in_transaction_session_timeout') as "idle"`;
  expect(limits).toEqual([{ statement: '4500ms', lock: '2s', idle: '10s' }]);
});

test('an unreachable database is distinguished from a wrong statement', async () => {
  const nowhere = open({ socketDir: '/tmp/no-such-folder', user: 'app', database: 'rialto' });
  await expect(nowhere.ping()).rejects.toThrow(DatabaseUnavailable);
  const closedPort = open({ connectionString: 'postgres://app@127.0.0.1:1/rialto' });
  await expect(closedPort.ping()).rejects.toThrow(DatabaseUnavailable);
  await expect(testDatabase.db.sql`select no_such_column`).rejects.not.toThrow(DatabaseUnavailable);
});

test('a database that never responds fails after two seconds', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  const { port } = await waitUntil('the silent server listens', () => silent.address() as AddressInfo | null);
  const startedAt = performance.now();
  const database = open({ connectionString: `postgres://app@127.0.0.1:${port}/rialto` });
  await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});

test('a request without a free connection in time fails', async () => {
  const { sql } = open();
  const free = Promise.withResolvers<void>();
  const holding = inTransaction(sql, () => free.promise);
  await expect(sql`select 1`).rejects.toThrow(DatabaseUnavailable);
  free.resolve();
  await holding;
  expect(await sql`select 1 as "next"`).toEqual([{ next: 1 }]);
});

test('a connection lost while idle is replaced', async () => {
  const { sql } = open();
  const [session] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await testDatabase.db.sql`select pg_terminate_backend(${session?.pid ?? 0}, 5000)`;
  const next = await waitUntil('the pool has a new connection', () =>
    sql<{ pid: number }[]>`select pg_backend_pid() as pid`.catch(() => null),
  );
  expect(next[0]?.pid).not.toBe(session?.pid);
});

test('closing waits for running statements and can be called twice', async () => {
  const database = connect(testDatabase.connectionOptions);
  const running = database.sql`select pg_sleep(0.2), 1 as "done"`;
  await waitUntil('the statement runs', async () => {
    const found = await testDatabase.db.sql`
      select from pg_stat_activity where query like 'select pg_sleep(0.2)%' and state = 'active'`;
    return found.length > 0;
  });
  await Promise.all([database.close(), database.close()]);
  expect(await running).toMatchObject([{ done: 1 }]);
  await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
});

test('a listener receives notifications, reconnects after an outage and calls onReconnect', async () => {
  const notices: string[] = [];
  let reconnects = 0;
  const database = open(testDatabase.connectionOptions, 2);
  const subscription = database.listen(
    'Rialto changed',
    (payload) => notices.push(payload),
    () => void (reconnects += 1),
  );
  await subscription.ready;
  await database.sql`select pg_notify('Rialto changed', 'zones')`;
  await waitUntil('the first notice arrives', () => notices.includes('zones'));

  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`;
  await waitUntil('it listens again', () => reconnects === 1);
  await database.sql`select pg_notify('Rialto changed', 'places')`;
  await waitUntil('the next notice arrives', () => notices.includes('places'));
  await subscription.stop();
  await database.sql`select pg_notify('Rialto changed', 'modules')`;
  expect(notices).toEqual(['zones', 'places']);
});

test('a change of a cached table notifies all nodes', async () => {
  const notices: string[] = [];
  const database = open(testDatabase.connectionOptions, 2);
  await database.listen(
    'rialto_changed',
    (payload) => notices.push(payload),
    () => undefined,
  ).ready;
  await database.sql`insert into places (id, kind, name_en, name_ar, area_en, area_ar, lat, lng)
    values ('park', 'park', 'Park', 'Park', 'Town', 'Town', 1, 1)`;
  await waitUntil('the notice arrives', () => notices.includes('places'));
});

test('a connection that the server ends during shutdown is not logged as lost', async () => {
  const lost: string[] = [];
  const log = { ...silentLog, warn: (_details: object, message: string) => void lost.push(message) };
  const database = connect(testDatabase.connectionOptions, { log });
  const [session] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  if (!session) throw new Error('A session has a process');
  const { pid } = session;
  // As on a busy machine: the server is stopped before it reads our request to close.
  process.kill(pid, 'SIGSTOP');
  const closed = database.close();
  await testDatabase.db.sql`select pg_terminate_backend(${pid})`;
  process.kill(pid, 'SIGCONT');
  await closed;
  await waitUntil('it is gone', async () => {
    const left = await testDatabase.db.sql`select from pg_stat_activity where pid = ${pid}`;
    return left.length === 0;
  });
  expect(lost).toEqual([]);
});
