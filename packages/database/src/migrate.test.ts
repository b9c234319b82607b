import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { migrate, MigrationRefused, pendingMigrations } from './migrate.ts';
import type { Sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let testDatabase: TestDatabase;
let db: Sql;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = testDatabase.db.sql;
});

afterAll(() => testDatabase.drop());

beforeEach(() => db.script('drop schema public cascade; create schema public'));

function migrations(files: Record<string, string>): { directory: string } {
  const directory = mkdtempSync(join(tmpdir(), 'rialto-migrations-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return { directory };
}

const ONE = { '0001_jars.sql': 'create table jars (id int primary key);' };
const TWO = { ...ONE, '0002_lids.sql': 'create table lids (id int primary key); insert into lids values (1);' };

test('an empty database gets every migration of this version', async () => {
  const pending = await pendingMigrations(db);
  expect(pending[0]).toBe('0001_foundation.sql');
  expect(await migrate(db)).toEqual(pending);
  expect(await pendingMigrations(db)).toEqual([]);
  expect(await migrate(db)).toEqual([]);
});

test('five nodes that start at once apply each migration once', async () => {
  const nodes = Array.from({ length: 5 }, () => connect(testDatabase.connectionOptions, { maxConnections: 2 }));
  const applied = await Promise.all(nodes.map((node) => migrate(node.sql, migrations(TWO))));
  await Promise.all(nodes.map((node) => node.close()));
  expect(applied.filter((names) => names.length > 0)).toEqual([['0001_jars.sql', '0002_lids.sql']]);
});

test('a new version applies only its new migrations', async () => {
  await migrate(db, migrations(ONE));
  const next = migrations(TWO);
  expect(await pendingMigrations(db, next)).toEqual(['0002_lids.sql']);
  expect(await migrate(db, next)).toEqual(['0002_lids.sql']);
});

test('a failed migration is rolled back completely', async () => {
  const broken = migrations({ ...ONE, '0002_broken.sql': 'create table lids (id int); select no_such_column;' });
  await expect(migrate(db, broken)).rejects.toMatchObject({ code: '42703' });
  expect(await db`select to_regclass('lids') as "lids"`).toEqual([{ lids: null }]);
  expect(await pendingMigrations(db, broken)).toEqual(['0002_broken.sql']);
});

test('an applied migration that was edited later is rejected by name', async () => {
  await migrate(db, migrations(TWO));
  const edited = migrations({ ...TWO, '0001_jars.sql': 'create table jars (id bigint primary key);' });
  await expect(migrate(db, edited)).rejects.toThrow(MigrationRefused);
  await expect(pendingMigrations(db, edited)).rejects.toThrow('0001_jars.sql');
});

test('other line endings are not a change', async () => {
  await migrate(db, migrations({ '0001_jars.sql': 'create table jars (\n  id int\n);\n' }));
  const windows = migrations({ '0001_jars.sql': 'create table jars (\r\n  id int\r\n);\r\n' });
  expect(await migrate(db, windows)).toEqual([]);
});

test('an older version rejects the database of a newer one', async () => {
  await migrate(db, migrations(TWO));
  await expect(migrate(db, migrations(ONE))).rejects.toThrow(
    '0002_lids.sql, which this version of Rialto does not know',
  );
});

test('after migrating, a connection has its usual time limits again', async () => {
  const node = connect(testDatabase.connectionOptions, { maxConnections: 1 });
  onTestFinished(() => node.close());
  const readLimit = () => node.sql`select current_setting('statement_timeout') as "limit"`;
  const usual = await readLimit();
  expect(usual).not.toEqual([{ limit: '0' }]);
  await migrate(node.sql, migrations(ONE));
  expect(await readLimit()).toEqual(usual);
});
