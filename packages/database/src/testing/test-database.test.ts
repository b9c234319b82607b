import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readPostmaster } from '@rialto/embedded-postgres/postmaster-file.ts';
import { identityOf } from '@rialto/embedded-postgres/process-identity.ts';
import { pendingMigrations } from '../migrate.ts';
import { createTestDatabase } from './test-database.ts';
import { waitUntil } from './wait-until.ts';

test('each test file gets its own migrated database', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(await pendingMigrations(one.db.sql)).toEqual([]);
  await one.db.sql.script('create table only_here (id int)');
  expect(await other.db.sql`select to_regclass('only_here') as "found"`).toEqual([{ found: null }]);
  await one.drop();
  await expect(one.db.ping()).rejects.toThrow();
  await other.drop();
});

test('without the global setup a server is started, and stopped with its last database', async () => {
  vi.stubEnv('TEST_DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const socketDir = new URL(one.url.replace('@/', '@host/')).searchParams.get('host') ?? '';
  await one.drop();
  await other.db.ping();
  await other.drop();
  expect(existsSync(socketDir)).toBe(false);
});

test('a killed test run leaves neither its server nor its files', async () => {
  const start = new URL('./test-server.ts', import.meta.url).href;
  const script = `import { startTestServer } from '${start}'; console.log((await startTestServer()).dataDir); setInterval(() => {}, 1e6)`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [dataDir] = (await once(createInterface({ input: run.stdout }), 'line')) as [string];
  const { pid } = readPostmaster(join(dataDir, 'cluster')) ?? { pid: 0 };
  run.kill('SIGKILL');
  await waitUntil('the files are gone', () => !existsSync(dataDir));
  expect(identityOf(pid)).toBeNull();
});
