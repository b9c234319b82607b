import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import type { Store } from '@rialto/contract/shapes/store.ts';
import { addStore, fillSmallWorld } from '@rialto/server/testing/small-world.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { shopClock } from './shop-clock.ts';
import { openTestHost } from './testing/open-test-host.ts';

const NINE_TO_ELEVEN_PM = `{${[0, 1, 2, 3, 4, 5, 6].map((day) => `[${day * 1440 + 540},${day * 1440 + 1380})`).join(',')}}`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillSmallWorld(database.db.sql);
  await addStore(database.db.sql, { id: 1, hours: NINE_TO_ELEVEN_PM, timezone: 'Africa/Cairo' });
});
afterAll(() => database.drop());
afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-03-10T04:36:00+02:00', { open: 0 }],
  ['2026-03-10T12:30:00+02:00', { open: 1 }],
])('a shop whose clock starts at %s shows which stores are open at that time', async (CLOCK, state) => {
  const host = await openTestHost({ CLOCK, DATABASE_URL: database.url });
  const answer = await fetch(`${host.url}/api/v1/stores/popular?limit=10&offset=1`, {
    headers: { zoneid: '[1]', moduleid: '1', latitude: '33.1', longitude: '27.1' },
  });
  expect(((await answer.json()) as { stores: Store[] }).stores).toMatchObject([{ id: 1, ...state }]);
  await host.close();
});

test('a clock that was set starts at its time and continues from there', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const clock = shopClock({ CLOCK: '2026-03-10T12:30:00+02:00' });
  expect(clock()).toEqual(new Date('2026-03-10T10:30:00Z'));
  vi.setSystemTime(Date.now() + 90_000);
  expect(clock()).toEqual(new Date('2026-03-10T10:31:30Z'));
});

test('without the setting the shop uses the system time', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T08:00:00Z') });
  expect(shopClock({})()).toEqual(new Date('2026-07-01T08:00:00Z'));
});
