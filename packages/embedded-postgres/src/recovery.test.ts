import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect, type Database } from '@rialto/database/connect.ts';
import { runApp, type App } from './testing/run-app.ts';
import { existingData, noData, startForTest } from './testing/temporary-data.ts';
import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { DatabaseUnavailable } from '@rialto/database/unavailable.ts';
import { readPostmaster } from './postmaster-file.ts';

type Address = { socketDir: string; user: string; database: string };

function open(server: Address): Database {
  const database = connect(server, { maxConnections: 8 });
  onTestFinished(() => database.close());
  return database;
}

async function startedApp(dataDir: string) {
  const app = runApp({ dataDir });
  const outcome = await app.outcome;
  if (outcome?.kind !== 'started') throw new Error(outcome?.message ?? 'The app ended without output');
  return { app, server: { pid: outcome.pid, socketDir: outcome.socketDir, user: 'app', database: 'rialto' } };
}

test('after a kill -9 of the app the next start adopts the running database and can stop it', async () => {
  const dataDir = await existingData();
  const { app, server } = await startedApp(dataDir);
  await open(server).sql.script('create table lids (id int)');
  await app.kill();

  const adopted = await startForTest({ dataDir });
  expect([adopted.adopted, adopted.pid]).toEqual([true, server.pid]);
  expect(await open(adopted).sql`select id from lids`).toEqual([]);
  await adopted.stop();
  expect(readPostmaster(join(dataDir, 'cluster'))).toBeNull();
});

test('an adopted database is restarted too when it is killed', async () => {
  const dataDir = await existingData();
  const { app } = await startedApp(dataDir);
  await app.kill();
  const adopted = await startForTest({ dataDir });
  const killed = adopted.pid;
  process.kill(killed, 'SIGKILL');
  await waitUntil('the database is back', () => adopted.pid !== killed);
  await open(adopted).ping();
});

test('a kill -9 of the database fails the running requests and recovers within three seconds', async () => {
  const server = await startForTest({ dataDir: await existingData() });
  const database = open(server);
  await database.sql.script('create table jars (id int)');
  const reconnected = Promise.withResolvers<void>();
  await database.listen('changes', () => undefined, reconnected.resolve).ready;
  const inFlight = Array.from({ length: 6 }, () => database.sql`select pg_sleep(4)`);
  await waitUntil('all of them run', async () => {
    const running = await database.sql`select from pg_stat_activity where query = 'select pg_sleep(4)'`;
    return running.length === 6;
  });

  const killed = server.pid;
  process.kill(killed, 'SIGKILL');
  const outcomes = await Promise.allSettled(inFlight);
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(DatabaseUnavailable);
  }
  await waitUntil('the database is back', () => server.pid !== killed);
  const backAt = performance.now();
  await waitUntil('requests are answered', () => database.ping().then(() => true, refusedForNow));
  expect(performance.now() - backAt).toBeLessThan(3_000);
  expect(await database.sql`select id from jars`).toEqual([]);
  await reconnected.promise;
});

function refusedForNow(error: unknown): false {
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  return false;
}

/** The app is stopped first, so that it cannot start the database again before it is killed too. */
async function killBoth(app: App, server: { pid: number }): Promise<void> {
  process.kill(app.pid, 'SIGSTOP');
  process.kill(server.pid, 'SIGKILL');
  await app.kill();
}

test('a kill -9 of app and database loses no confirmed data', async () => {
  const dataDir = await existingData();
  const { app, server } = await startedApp(dataDir);
  const { sql } = open(server);
  await sql.script('create table orders (id int)');
  await sql`insert into orders values (1)`;
  await killBoth(app, server);

  const next = await startForTest({ dataDir });
  expect(next.adopted).toBe(false);
  expect(await open(next).sql`select id from orders`).toEqual([{ id: 1 }]);
});

test('a first start that was killed is repeated from the beginning', async () => {
  const dataDir = noData();
  const app = runApp({ dataDir });
  const drafts = () => readdirSync(dataDir).filter((name) => name.startsWith('cluster.draft-'));
  await waitUntil('a new database is half made', () => {
    try {
      return drafts().some((name) => readdirSync(join(dataDir, name)).includes('PG_VERSION'));
    } catch {
      return false;
    }
  });
  await app.kill();
  expect(readdirSync(dataDir)).not.toContain('cluster');

  await open(await startForTest({ dataDir })).ping();
  expect(drafts()).toEqual([]);
});

test('the pid of a killed database may belong to another program', async () => {
  const dataDir = await existingData();
  const { app, server } = await startedApp(dataDir);
  await killBoth(app, server);

  const { uid, gid } = statSync(join(dataDir, 'cluster'));
  const stranger = spawn('sleep', ['60'], { cwd: '/', stdio: 'ignore', ...(process.getuid?.() === 0 && { uid, gid }) });
  onTestFinished(async () => {
    stranger.kill();
    await once(stranger, 'exit');
  });
  for (const file of [join(dataDir, 'cluster', 'postmaster.pid'), join(server.socketDir, '.s.PGSQL.5432.lock')]) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)));
  }
  const next = await startForTest({ dataDir });
  expect(next.adopted).toBe(false);
  expect(stranger.exitCode).toBeNull();
});

test('a running database whose socket was deleted is restarted', async () => {
  const dataDir = await existingData();
  const { app, server } = await startedApp(dataDir);
  await app.kill();
  rmSync(server.socketDir, { recursive: true });
  await open(await startForTest({ dataDir })).ping();
});
