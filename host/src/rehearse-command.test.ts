import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { sessionLocks, withSessionLock } from '@rialto/database/session-lock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRehearsal, runRehearseCommand } from './rehearse-command.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test('a rehearsal has a rate, enough couriers for it, and an end', () => {
  expect(readRehearsal([], 8)).toEqual({ ordersPerMinute: 60, couriersPerZone: 90, minutes: 10 });
  expect(readRehearsal(['--orders-per-minute', '60'], 1)).toMatchObject({ couriersPerZone: 500 });
  const given = ['--orders-per-minute', '0.5', '--couriers-per-zone', '7', '--minutes', '2'];
  expect(readRehearsal(given, 8)).toEqual({ ordersPerMinute: 0.5, couriersPerZone: 7, minutes: 2 });
});

test.each([
  [['--orders-per-minute', '0']],
  [['--orders-per-minute', '601']],
  [['--orders-per-minute', '-5']],
  [['--orders-per-minute', 'many']],
  [['--orders-per-minute']],
  [['--couriers-per-zone', '1.5']],
  [['--minutes', '1e3']],
  [['--orders', '60']],
  [['60']],
])('%j only prints the usage', (args) => {
  expect(readRehearsal(args, 8)).toBeNull();
});

async function run({ isSimulated = true }, ...args: string[]) {
  const said: string[] = [];
  const code = await runRehearseCommand(
    {
      db: database.db.sql,
      clock: () => new Date(),
      speed: 8,
      log: console as never,
      fetchFrom: () => () => Promise.reject(new Error('Nothing is called')),
      isSimulated,
      say: (line) => said.push(line),
      signal: new AbortController().signal,
    },
    args,
  );
  return { code, said: said.join('\n') };
}

test('wrong arguments print the usage, and the stores of an operator are never rehearsed', async () => {
  const usage = await run({}, '--orders-per-minute', 'many');
  expect(usage).toEqual({ code: 2, said: expect.stringContaining('npm run rehearse -- ') as string });
  expect(await run({ isSimulated: false })).toEqual({
    code: 1,
    said: expect.stringContaining('Only the demo') as string,
  });
});

test('while a simulation runs, a rehearsal signs no actor in and says what to do', async () => {
  await withSessionLock(database.db.sql, { key: sessionLocks.simulation }, async () => {
    expect(await run({})).toEqual({ code: 1, said: expect.stringContaining('SIMULATION=0 npm start') as string });
  });
  expect(await database.db.sql`select from staff_sessions`).toHaveLength(0);
});
