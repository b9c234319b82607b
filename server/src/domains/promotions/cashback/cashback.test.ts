import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addStore } from '../../../testing/small-world.ts';
import { addCashback } from '../../../testing/small-promotions.ts';

let shop: TestApi;
let now = new Date('2026-03-02T11:00:00Z');

type Cashback = { id: number; [field: string]: unknown };
const list = async (headers = {}) => (await shop.get('/cashback/list', headers)).json<Cashback[]>();
const best = async (amount: number | string, headers = {}) =>
  (await shop.get(`/cashback/getCashback?amount=${amount}`, headers)).json<{
    offer: Cashback | null;
    cashback: number;
  }>();

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(() => shop.close());

test('HOM-18 without cashback offers the list is empty and the cashback is zero', async () => {
  expect(await list()).toEqual([]);
  expect(await best(100)).toEqual({ offer: null, cashback: 0 });
});

test('HOM-18 running cashback offers are listed', async () => {
  const { sql } = shop.database.db;
  await addCashback(sql, { id: 1, titleAr: 'نهاية الأسبوع', back: ['percent', 500], maximumMinor: 400 });
  await addCashback(sql, { id: 2, back: ['amount', 150], minimumMinor: 1000 });
  await addCashback(sql, { id: 3, back: ['percent', 9000], isActive: false });
  await addCashback(sql, {
    id: 4,
    back: ['percent', 10_000],
    from: '2026-03-02T12:00:00Z',
    to: '2026-03-02T12:00:04Z',
  });
  await expect.poll(async () => (await list()).map(({ id }) => id)).toEqual([1, 2]);
  expect(await list()).toMatchObject([
    { cashback_type: 'percent', cashback_amount: 5, min_purchase: 0, max_discount: 4 },
    { cashback_type: 'amount', cashback_amount: 1.5, min_purchase: 10, max_discount: null },
  ]);
});

test('MOD-06 cashback titles are in Arabic where a translation exists', async () => {
  const titles = (await list({ 'x-localization': 'ar' })).map(({ title }) => title);
  expect(titles).toEqual(['نهاية الأسبوع', 'Cashback 2']);
  expect((await best(5, { 'x-localization': 'ar' })).offer).toMatchObject({ title: 'نهاية الأسبوع' });
});

test.each([
  ['nothing', 0, null, 0],
  ['5 % below the minimum of the other', 9.99, 1, 0.5],
  ['a fixed sum from its minimum on', 10, 2, 1.5],
  ['the first of two that give the same', 30, 1, 1.5],
  ['5 % once that is more', 40, 1, 2],
  ['not more than the maximum', 1000, 1, 4],
  ['a tenth of a unit, rounded half up', 0.1, 1, 0.01],
  ['nothing when it rounds to nothing', 0.09, null, 0],
])('HOM-18 the best for an amount is %s', async (_case, amount, id, cashback) => {
  const answer = await best(amount);
  expect(answer.offer?.id ?? null).toBe(id);
  expect(answer.cashback).toBe(cashback);
});

test('API-01 the cashback of an amount is not cached by the browser', async () => {
  const answer = await shop.get('/cashback/getCashback?amount=10');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.etag).toBeUndefined();
});

test.each(['-1', '1e10', 'abc', ''])('API-03 the amount "%s" is refused', async (amount) => {
  expect((await shop.get(`/cashback/getCashback?amount=${amount}`)).statusCode).toBe(422);
});

test.each([
  ['2026-03-02T11:59:59Z', false],
  ['2026-03-02T12:00:00Z', true],
  ['2026-03-02T12:00:03Z', true],
  ['2026-03-02T12:00:04Z', false],
])('HOM-18 cashback from 12:00:00 to 12:00:04 holds at %s: %s', async (at, holds) => {
  now = new Date(at);
  expect((await list()).some(({ id }) => id === 4)).toBe(holds);
  expect((await best(7)).cashback).toBe(holds ? 7 : 0.35);
});

test('MON-05 an offer of one module or one store holds only there', async () => {
  now = new Date('2026-03-02T11:00:00Z');
  const { sql } = shop.database.db;
  await sql`delete from cashback_offers`;
  await addStore(sql, { id: 1 });
  await addStore(sql, { id: 2 });
  await addStore(sql, { id: 3, module: 2 });
  await addCashback(sql, { id: 11, back: ['amount', 100] });
  await addCashback(sql, { id: 12, back: ['amount', 200], module: 1 });
  await addCashback(sql, { id: 13, back: ['amount', 300], store: 2 });
  const listed = async (moduleid?: string) =>
    (await list(moduleid === undefined ? {} : { moduleid, zoneid: '[1]' })).map(({ id }) => id);
  await expect.poll(() => listed()).toEqual([11, 12, 13]);
  expect([await listed('1'), await listed('2')]).toEqual([[11, 12, 13], [11]]);
  expect((await list()).map(({ module_id, store }) => [module_id, store])).toEqual([
    [null, null],
    [1, null],
    [null, { id: 2, slug: expect.any(String), name: expect.any(String) }],
  ]);
  const backAt = async (store: number) => (await best(`20&store_id=${store}`)).cashback;
  expect([await backAt(1), await backAt(2), await backAt(3)]).toEqual([2, 3, 1]);
  expect((await best(20)).cashback).toBe(1);
  expect((await best(20, { moduleid: '1' })).cashback).toBe(2);
  expect((await best('20&store_id=99')).cashback).toBe(1);
});

test('MON-05 without a wallet there are no cashback offers', async () => {
  const { sql } = shop.database.db;
  await sql`update shop_settings set settings = settings || '{"hasWallet":false}'`;
  await expect.poll(() => list()).toEqual([]);
  expect(await best(20)).toEqual({ offer: null, cashback: 0 });
});
