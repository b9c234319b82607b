import { sqlOver, type Sql } from '@rialto/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RefusalError } from '../refuse.ts';
import { openThrottle, type Limit, type LimitedKey, type Throttle } from './throttle.ts';

const HOUR_MS = 3_600_000;
const ofBuyer: Limit = { name: 'orders of a buyer', most: 2, perMs: HOUR_MS, kind: 'pace' };
const ofAddress: Limit = { name: 'orders of an address', most: 3, perMs: HOUR_MS, kind: 'pace' };

let database: TestDatabase;
let throttle: Throttle;
let statements = 0;
let now = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  throttle = openThrottle(counted(database.db.sql), () => now, true);
});
beforeEach(async () => {
  await database.db.sql`delete from throttles`;
  statements = 0;
});
afterAll(() => database.drop());

function counted({ connection }: Sql): Sql {
  return sqlOver({ ...connection, send: (query) => ((statements += 1), connection.send(query)) });
}

const of = (limit: Limit, key: string, weight = 1): LimitedKey => ({ limit, key, weight });
const order = async (buyer: string, address: string) => {
  try {
    await throttle.attemptBoth(of(ofBuyer, buyer), of(ofAddress, address));
    return 'taken';
  } catch (thrown) {
    return (thrown as RefusalError).retryAfterSeconds;
  }
};

test('T101 two limits are counted by one statement, and either refuses until its hour is over', async () => {
  expect([await order('a', 'x'), await order('a', 'x'), statements]).toEqual(['taken', 'taken', 2]);
  expect(await order('a', 'y')).toBe(HOUR_MS / 1_000);
  expect([await order('b', 'x'), await order('c', 'x')]).toEqual(['taken', HOUR_MS / 1_000]);
  now = new Date(now.getTime() + HOUR_MS);
  expect([await order('a', 'x'), await order('c', 'x')]).toEqual(['taken', 'taken']);
});

test('T101 a buyer above the own limit uses up nothing of the network address', async () => {
  for (let orders = 0; orders < 8; orders += 1) await order('a', 'x');
  expect(await order('b', 'x')).toBe('taken');
  expect(await order('c', 'x')).toBe(HOUR_MS / 1_000);
});

test('T101 of concurrent orders exactly as many pass as the limit allows', async () => {
  const buyers = Array.from({ length: 20 }, (_, at) => `buyer ${at}`);
  const outcomes = await Promise.all(buyers.map((buyer) => order(buyer, 'x')));
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(3);
});

test('T101 attempts that arrive during a statement are counted together by the next one', async () => {
  const outcomes = await Promise.all(Array.from({ length: 21 }, (_, at) => order(`buyer ${at}`, `address ${at}`)));
  expect(new Set(outcomes)).toEqual(new Set(['taken']));
  expect(statements).toBe(2);
});

test('T101 attempts counted together pass or are refused as if they came one after the other', async () => {
  const attempt = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('x', 'y'));
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 30 }), async (attempts) => {
      await database.db.sql`delete from throttles`;
      const outcomes = await Promise.all(attempts.map(([buyer, address]) => order(buyer, address)));
      expect(outcomes).toEqual(outcomesOneByOne(attempts));
    }),
    { numRuns: 40 },
  );
});

function outcomesOneByOne(attempts: readonly [buyer: string, address: string][]): (string | number)[] {
  const counts: Record<string, number> = {};
  const isWithin = ({ most }: Limit, key: string) => (counts[key] = (counts[key] ?? 0) + 1) <= most;
  return attempts.map(([buyer, address]) =>
    isWithin(ofBuyer, buyer) && isWithin(ofAddress, address) ? 'taken' : HOUR_MS / 1_000,
  );
}

test('T101 two nodes that count the same people in opposite order do not deadlock', async () => {
  const nodes = [throttle, openThrottle(database.db.sql, () => now, true)];
  const people = Array.from({ length: 24 }, (_, at) => at);
  const both = (node: Throttle, at: number) =>
    node.attemptBoth(of({ ...ofBuyer, most: 999 }, `buyer ${at}`), of({ ...ofAddress, most: 999 }, `address ${at}`));
  for (let round = 0; round < 40; round += 1)
    await Promise.all(
      nodes.flatMap((node, at) => (at === 0 ? people : people.toReversed()).map((person) => both(node, person))),
    );
  const [row] = await database.db.sql<{ sum: number }[]>`select sum(count)::int as sum from throttles`;
  expect(row?.sum).toBe(2 * 2 * 40 * people.length);
});

test('T101 attempts fail with the statement that should count them, and the next ones are counted again', async () => {
  let isBroken = true;
  const { connection } = database.db.sql;
  const send: typeof connection.send = (query) =>
    isBroken ? Promise.reject(new Error('The database is gone')) : connection.send(query);
  const shaky = openThrottle(sqlOver({ ...connection, send }), () => now, true);
  const attempts = ['a', 'b', 'c'].map((buyer) => shaky.attempt(ofBuyer, buyer));
  const failed = await Promise.allSettled(attempts);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  isBroken = false;
  await expect(shaky.attempt(ofBuyer, 'a')).resolves.toBeUndefined();
});
