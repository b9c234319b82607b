import { sqlOver, type Sql } from '@rialto/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
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
