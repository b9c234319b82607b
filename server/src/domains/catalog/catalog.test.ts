import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addStore } from '../../testing/small-world.ts';

let shop: TestApi;
let now = new Date('2026-03-02T12:00:00Z');
const here = { zoneid: '[1]', moduleid: '1' };

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1, orders: 10, ratings: [43, 10], nameAr: 'متجر' });
  await addStore(sql, { id: 2, orders: 30 });
  await addStore(sql, { id: 3, orders: 20, hours: '{[540,600)}', timezone: 'Africa/Cairo' });
  await addStore(sql, { id: 4, orders: 99, isActive: false });
  await addStore(sql, { id: 5, orders: 99, zone: 2 });
  await addStore(sql, { id: 6, orders: 99, module: 2 });
  await addStore(sql, { id: 7, orders: 5, hasDelivery: false });
  await addStore(sql, { id: 8, orders: 4, hasTakeAway: false });
});
afterAll(() => shop.close());

type Page = { total_size: number; limit: number; offset: number; stores: { id: number; [field: string]: unknown }[] };

async function popular(query = '', headers: Record<string, string> = here): Promise<Page> {
  return (await shop.get(`/stores/popular${query}`, headers)).json<Page>();
}
const ids = ({ stores }: Page) => stores.map(({ id }) => id);

test('HOM-20 only active stores of the zone and module come, most ordered first', async () => {
  expect(ids(await popular())).toEqual([2, 1, 7, 8, 3]);
});

test('HOM-20 stores of both zones come where zones overlap', async () => {
  expect(ids(await popular('', { ...here, zoneid: '[1,2]' }))).toEqual([5, 2, 1, 7, 8, 3]);
});

test('API-04 pages count from 1 and include the total', async () => {
  const second = await popular('?limit=2&offset=2');
  expect(ids(second)).toEqual([7, 8]);
  expect(second).toMatchObject({ total_size: 5, limit: 2, offset: 2 });
  expect(ids(await popular('?limit=2&offset=9'))).toEqual([]);
});

test('stores can be filtered by delivery and take away', async () => {
  expect(ids(await popular('?type=delivery'))).toEqual([2, 1, 8, 3]);
  expect(ids(await popular('?type=take_away'))).toEqual([2, 1, 7, 3]);
});

test('HOM-20 a store shows its average rating, and null without ratings', async () => {
  const { stores } = await popular();
  expect(stores.find(({ id }) => id === 1)).toMatchObject({ avg_rating: 4.3, rating_count: 10 });
  expect(stores.find(({ id }) => id === 2)).toMatchObject({ avg_rating: null, rating_count: 0 });
});

test('the distance is from the visitor to the store in metres, and null without a point', async () => {
  const near = await popular('', { ...here, latitude: '33.1', longitude: '27.11' });
  expect(near.stores[0]?.['distance']).toBeGreaterThan(900);
  expect(near.stores[0]?.['distance']).toBeLessThan(960);
  expect((await popular()).stores[0]?.['distance']).toBeNull();
});

test.each([
  ['2026-03-02T06:59:00Z', 0],
  ['2026-03-02T07:00:00Z', 1],
  ['2026-03-02T07:59:59Z', 1],
  ['2026-03-02T08:00:00Z', 0],
  ['2026-06-01T06:00:00Z', 1],
  ['2026-06-01T07:00:00Z', 0],
])('a store that opens Monday 9 to 10 in Cairo at %s says open = %i', async (at, open) => {
  const before = now;
  now = new Date(at);
  const { stores } = await popular();
  now = before;
  expect(stores.find(({ id }) => id === 3)).toMatchObject({ open });
});

test('names are in Arabic where a translation exists', async () => {
  const { stores } = await popular('', { ...here, 'x-localization': 'ar' });
  expect(stores.find(({ id }) => id === 1)).toMatchObject({ name: 'متجر' });
  expect(stores.find(({ id }) => id === 2)).toMatchObject({ name: 'Store 2' });
});

test('MOD-02 a zone without modules gets an empty list', async () => {
  expect((await shop.get('/module', { zoneid: '[77]' })).json()).toEqual([]);
});

test('a deactivated module disappears at once on every node', async () => {
  await shop.database.db.sql`update modules set active = false where id = 3`;
  await expect.poll(async () => (await shop.get('/module')).json<unknown[]>().length).toBe(2);
});
