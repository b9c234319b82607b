import { connect } from '@rialto/database/connect.ts';
import { freePort } from '@rialto/database/testing/free-port.ts';
import { createTestDatabase } from '@rialto/database/testing/test-database.ts';
import { withDatabase } from '@rialto/database/connection-url.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runMain } from './testing/run-main.ts';

test('T115 two shops that start on one empty database both open, and one waits while the other fills it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rialto-together-'));
  const other = await createTestDatabase();
  await other.db.sql.script('drop database if exists rialto_together with (force)');
  await other.db.sql.script('create database rialto_together');
  const DATABASE_URL = withDatabase(other.url, 'rialto_together');
  const shops = await Promise.all(
    ['one', 'two'].map(async (data) =>
      runMain({ PORT: String(await freePort()), DATA_DIR: join(folder, data), DATABASE_URL, LOG_LEVEL: 'silent' }),
    ),
  );
  const database = connect({ connectionString: DATABASE_URL });
  try {
    await Promise.all(shops.map(({ open }) => open));
    for (const { url } of shops) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const outputs = shops.map(({ output }) => output());
    expect(outputs.filter((output) => output.includes('a demo city moves in'))).toHaveLength(1);
    const waited = 'Waiting for another process that prepares this database.';
    expect(outputs.filter((output) => output.includes(waited)).length).toBeGreaterThan(0);
    const [count] = await database.sql<{ names: number; all: number }[]>`
      select count(distinct name) as names, count(*) as all from schema_migrations`;
    expect(count?.all).toBe(count?.names);
    expect(await Promise.all(shops.map((shop) => shop.end('SIGTERM')))).toEqual([0, 0]);
  } finally {
    await Promise.all(shops.map((shop) => shop.end('SIGKILL')));
    await database.close();
    await other.db.sql.script('drop database rialto_together with (force)');
    await other.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
