import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { readStaffSession } from '@rialto/server/domains/identity/identity.public.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStaffCommand } from './staff-command.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-03-10T10:30:00Z');

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const code = await runStaffCommand(database.db.sql, args, { say: (line) => void lines.push(line), now });
  return { code, output: lines.join('\n') };
}

test('TRK-05 the operator gets a token for the console’s calls with a command, and it ends after a day', async () => {
  const { code, output } = await run('dispatcher');
  expect([code, output]).toEqual([0, expect.stringMatching(/^st_[\w-]{43}$/)]);
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  expect(await readStaffSession(database.db.sql, at(23), output)).toMatchObject({ role: 'dispatcher' });
  expect(await readStaffSession(database.db.sql, at(25), output)).toBeNull();
});

test('one person per role is added, however often a token is asked for', async () => {
  const [first, second] = [await run('manager'), await run('manager')];
  const people = await Promise.all([first, second].map(({ output }) => readStaffSession(database.db.sql, now, output)));
  expect(people[0]?.id).toBe(people[1]?.id);
  expect(first.output).not.toBe(second.output);
});

test.each([[[]], [['store']], [['king']], [['owner', 'more']]])('%j prints how the command is used', async (args) => {
  expect(await run(...args)).toEqual({ code: 2, output: expect.stringContaining('npm run staff -- <role>') });
});
