import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { existingData, noData, startForTest, temporaryFolder } from './testing/temporary-data.ts';
import { EmbeddedStartFailed } from './start-failures.ts';

async function failureOf(options: { dataDir: string; native?: string }): Promise<EmbeddedStartFailed> {
  const failure = await startForTest({ sharedFolders: [], ...options }).catch((error: unknown) => error);
  if (!(failure instanceof EmbeddedStartFailed)) throw new Error(`Expected a failure, not ${String(failure)}`);
  expect(failure.sentence).toMatch(/^[^\n]+\.$/);
  return failure;
}

/** A database with one damaged file, removed after the test. */
async function dataWith(name: string, spoil: (file: string) => void): Promise<string> {
  const dataDir = await existingData();
  const file = join(dataDir, 'cluster', name);
  const sound = readFileSync(file);
  onTestFinished(() => writeFileSync(file, sound));
  spoil(file);
  return dataDir;
}

test("a damaged database is reported in one sentence with the server's last log lines, and is not changed", async () => {
  const dataDir = await dataWith('global/pg_control', (file) => truncateSync(file, 100));
  const failure = await failureOf({ dataDir });
  expect(failure.sentence).toContain('could not be started');
  expect(failure.logLines.join()).toContain('pg_control');
  expect(failure.message).toContain('pg_control');
  // The failed start did not leave the data locked.
  expect((await failureOf({ dataDir })).sentence).toBe(failure.sentence);
});

test('a database of another PostgreSQL release is reported with both version numbers', async () => {
  const dataDir = await dataWith('PG_VERSION', (file) => writeFileSync(file, '15\n'));
  expect((await failureOf({ dataDir })).sentence).toMatch(/made by PostgreSQL 15, .* brings PostgreSQL 18/);
});

test('a folder that is not a database is not treated as one', async () => {
  const dataDir = await dataWith('PG_VERSION', (file) => rmSync(file));
  expect((await failureOf({ dataDir })).sentence).toContain('PG_VERSION is missing');
});

test('the report of a data folder that cannot be created contains its path', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect((await failureOf({ dataDir: join(file, 'data') })).sentence).toMatch(
    /The data folder .*file\/data cannot be used/,
  );
});

test('a machine that cannot run our PostgreSQL gets instructions for using another one', async () => {
  const native = join(temporaryFolder(), 'native');
  const failure = await failureOf({ dataDir: noData(), native });
  expect(failure.sentence).toContain('DATABASE_URL=postgres://');
});
