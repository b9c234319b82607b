import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '@rialto/database/connect.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { runApp } from './testing/run-app.ts';
import { existingData, noData, startForTest, temporaryFolder } from './testing/temporary-data.ts';
import { DataDirectoryInUse } from './start-failures.ts';
import type { EmbeddedServer } from './start-embedded.ts';

function open(server: EmbeddedServer): Sql {
  const database = connect(server, { maxConnections: 2 });
  onTestFinished(() => database.close());
  return database.sql;
}

test('the first start creates a database and the second finds its data', async () => {
  const dataDir = noData();
  const first = await startForTest({ dataDir });
  await open(first).script(`create table jars (name text); insert into jars values ('honey')`);
  await first.stop();
  expect(existsSync(join(dataDir, 'cluster', 'postmaster.pid'))).toBe(false);

  const second = await startForTest({ dataDir });
  expect(second.adopted).toBe(false);
  expect(await open(second)`select name from jars`).toEqual([{ name: 'honey' }]);
  // A separate session: Ctrl-C in the app's terminal does not reach it.
  expect(sessionOf(second.pid)).toBe(second.pid);
});

function sessionOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[3]);
}

test('the database is reachable only through a socket that other users cannot open', async () => {
  const server = await startForTest({ dataDir: await existingData(), settings: {} });
  const [settings] = await open(server)`
    select current_setting('listen_addresses') as "network", current_setting('fsync') as "fsync",
      current_setting('server_encoding') as "encoding", current_user as "user", current_database() as "database"`;
  expect(settings).toEqual({ network: '', fsync: 'on', encoding: 'UTF8', user: 'app', database: 'rialto' });
  expect(statSync(server.socketDir).mode & 0o777).toBe(0o700);
});

test('a data folder with a very long path works', async () => {
  const deep = join(temporaryFolder(), 'a-very-long-name-for-a-folder'.repeat(4), 'and another, with "signs"');
  const server = await startForTest({ dataDir: noData(deep), sharedFolders: [temporaryFolder()] });
  expect(join(server.socketDir, '.s.PGSQL.5432').length).toBeLessThan(100);
  expect(await open(server)`select 1 as "one"`).toEqual([{ one: 1 }]);
  await server.stop();
  expect(existsSync(server.socketDir)).toBe(false);
});

test('a second app on the same data is refused and the first keeps running', async () => {
  const dataDir = await existingData();
  const server = await startForTest({ dataDir });
  await expect(startForTest({ dataDir })).rejects.toThrow(DataDirectoryInUse);
  expect(await runApp({ dataDir }).outcome).toMatchObject({ kind: 'failed', name: 'DataDirectoryInUse' });
  expect(await open(server)`select 1 as "one"`).toEqual([{ one: 1 }]);

  await server.stop();
  const successor = runApp({ dataDir });
  expect(await successor.outcome).toMatchObject({ kind: 'started', adopted: false });
  await successor.stop();
});

test('of several apps that start at the same time exactly one gets the data', async () => {
  const dataDir = await existingData();
  const apps = Array.from({ length: 4 }, () => runApp({ dataDir }));
  const outcome = await Promise.all(apps.map((app) => app.outcome));
  expect(outcome.filter((message) => message?.kind === 'started')).toHaveLength(1);
  const refused = outcome.filter((message) => message?.kind === 'failed' && message.name === 'DataDirectoryInUse');
  expect(refused).toHaveLength(3);
  await Promise.all(apps.map((app) => app.stop()));
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.lock'))).toHaveLength(1);
});

test('the log of the database does not grow without limit', async () => {
  const dataDir = await existingData();
  const log = join(dataDir, 'postgres.log');
  writeFileSync(log, 'x');
  truncateSync(log, 11 * 1024 * 1024);
  await startForTest({ dataDir });
  expect(statSync(log).size).toBeLessThan(100_000);
});
