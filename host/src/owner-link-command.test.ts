import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOwnerLinkCommand } from './owner-link-command.ts';
import { readSettings } from './settings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('OPS-01 a command on the machine prints a link that lets an owner back in', async () => {
  const lines: string[] = [];
  const settings = readSettings({ PUBLIC_URL: 'https://shop.example' });
  const now = new Date('2026-03-10T10:30:00Z');
  await runOwnerLinkCommand(database.db.sql, settings, { say: (line) => void lines.push(line), now });
  expect(lines[0]).toMatch(/^https:\/\/shop\.example\/console\/owner#[\w-]{43}$/);
  expect(await database.db.sql`select ends_at from owner_link`).toEqual([
    { ends_at: new Date('2026-03-11T10:30:00Z') },
  ]);
});

test('OPS-01 the command on a shop that was never started says what to do', async () => {
  const lines: string[] = [];
  const { sql } = database.db;
  await sql.script('alter table owner_link rename to owner_link_later');
  await runOwnerLinkCommand(sql, readSettings({}), { say: (line) => void lines.push(line), now: new Date() });
  expect(lines).toEqual([expect.stringContaining('npm start')]);
});
