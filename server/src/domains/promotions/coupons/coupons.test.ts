import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCoupon } from '../../../testing/small-promotions.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
let now = new Date('2026-03-02T11:00:00Z');
const west = { zoneid: '[1]', moduleid: '1' };

type Coupon = { id: number; code: string; [field: string]: unknown };
const read = async (headers: Record<string, string> = west, query = '') =>
  (await shop.get(`/coupon/list${query}`, headers)).json<Coupon[]>();
const ids = async (headers?: Record<string, string>, query?: string) =>
  (await read(headers, query)).map(({ id }) => id);

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(() => shop.close());

test('HOM-16 a shop without coupons lists none', async () => {
  expect(await read()).toEqual([]);
});

test('HOM-16 coupons that are valid in the zones and the module are listed', async () => {
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1, nameAr: 'متجر' });
  await addStore(sql, { id: 2, zone: 2 });
  await addStore(sql, { id: 3, isActive: false });
  await addStore(sql, { id: 4 });
  await addCoupon(sql, { id: 1, titleAr: 'خصم', minimumMinor: 2000, maximumMinor: 550, perCustomer: 3 });
  await addCoupon(sql, { id: 2, module: 1, kind: 'first_order', discount: ['amount', 250] });
  await addCoupon(sql, { id: 3, module: 2 });
  await addCoupon(sql, { id: 4, zone: 1, kind: 'zone_wise' });
  await addCoupon(sql, { id: 5, zone: 2, kind: 'zone_wise' });
  await addCoupon(sql, { id: 6, store: 1, kind: 'store_wise' });
  await addCoupon(sql, { id: 7, store: 2, kind: 'store_wise' });
  await addCoupon(sql, { id: 8, store: 3, kind: 'store_wise' });
  await addCoupon(sql, { id: 9, kind: 'free_delivery', discount: ['amount', 0] });
  await addCoupon(sql, { id: 10, isActive: false });
  await addCoupon(sql, { id: 11, uses: [5, 5] });
  await addCoupon(sql, { id: 12, uses: [5, 4] });
  await addCoupon(sql, { id: 13, code: 'SECRET', isPublic: false });
  await addCoupon(sql, { id: 14, code: 'SECRET-STORE', isPublic: false, store: 1, kind: 'store_wise' });
  await addCoupon(sql, { id: 15, from: '2026-03-02T12:00:00Z', to: '2026-03-02T12:00:30Z' });
  await addCoupon(sql, { id: 16, store: 4, kind: 'store_wise' });

  await expect.poll(() => ids()).toEqual([1, 2, 4, 6, 9, 12, 16]);
  expect(await ids({ ...west, zoneid: '[2]' })).toEqual([1, 2, 5, 7, 9, 12]);
  expect(await ids({ ...west, moduleid: '2' })).toEqual([1, 3, 4, 9, 12]);
});

test('HOM-16 inside a store only its own coupons and the general ones are listed', async () => {
  expect(await ids(west, '?store_id=1')).toEqual([1, 2, 4, 6, 9, 12]);
  expect(await ids(west, '?store_id=2')).toEqual([1, 2, 4, 9, 12]);
});

test('HOM-16 a personal code is never listed', async () => {
  for (const zoneid of ['[1]', '[2]', '[1,2]'])
    for (const query of ['', '?store_id=1', '?store_id=2'])
      expect((await shop.get(`/coupon/list${query}`, { ...west, zoneid })).body).not.toContain('SECRET');
});

test('API-01 a coupon shows its discount, dates and store', async () => {
  const coupons = await read();
  expect(coupons[0]).toEqual({
    id: 1,
    title: 'Coupon 1',
    code: 'CODE1',
    coupon_type: 'default',
    discount: 10,
    discount_type: 'percent',
    min_purchase: 20,
    max_discount: 5.5,
    start_date: '2026-01-01T00:00:00.000Z',
    expire_date: '2030-01-01T00:00:00.000Z',
    limit: 3,
    uses_left: 3,
    for_you: false,
    usable: false,
    reason: { code: 'coupon_needs_account', message: 'Please sign in to use this coupon.' },
    store: null,
  });
  expect(coupons[1]).toMatchObject({ coupon_type: 'first_order', discount: 2.5, discount_type: 'amount', limit: null });
  expect(coupons[3]).toMatchObject({ coupon_type: 'store_wise', store: { id: 1, slug: 'store-1', name: 'Store 1' } });
});

test('MOD-06 coupons and their stores are in Arabic where a translation exists', async () => {
  const coupons = await read({ ...west, 'x-localization': 'ar' });
  expect(coupons.slice(0, 2).map(({ title }) => title)).toEqual(['خصم', 'Coupon 2']);
  expect(coupons[3]).toMatchObject({ store: { name: 'متجر' } });
});

test.each([
  ['2026-03-02T11:59:59Z', false],
  ['2026-03-02T12:00:00Z', true],
  ['2026-03-02T12:00:29Z', true],
  ['2026-03-02T12:00:30Z', false],
])('HOM-16 a coupon from 12:00:00 to 12:00:30 is listed at %s: %s', async (at, isListed) => {
  now = new Date(at);
  expect((await ids()).includes(15)).toBe(isListed);
});

test('HOM-16 a used-up coupon disappears within a minute, although orders send no change notification', async () => {
  expect(await ids()).toContain(12);
  await shop.database.db.sql`update coupons set used_count = 5 where id = 12`;
  now = new Date(now.getTime() + 60_000);
  expect(await ids()).not.toContain(12);
});
