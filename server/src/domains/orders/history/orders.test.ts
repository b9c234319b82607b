import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
});
afterAll(() => shop.close());

type Page = { total_size: number; reasons: { id: number; reason: string }[] };
const arabic = { 'x-localization': 'ar' };
const cancelling = async (query = '', headers = {}) =>
  (await shop.get(`/customer/order/cancellation-reasons${query}`, headers)).json<Page>();
const refunding = async (headers = {}) => (await shop.get('/customer/order/refund-reasons', headers)).json<object>();

test('API-01 a shop without reasons returns empty lists', async () => {
  expect(await cancelling()).toEqual({ total_size: 0, limit: 10, offset: 1, reasons: [] });
  expect(await refunding()).toEqual({ refund_reasons: [] });
});

test('API-04 the reasons of a customer, a store or a courier are paged', async () => {
  await shop.database.db.sql`
    insert into reasons (id, kind, audience, text_en, text_ar, position, active) values
      (1, 'cancellation', 'customer', 'By mistake', 'بالخطأ', 2, true),
      (2, 'cancellation', 'customer', 'Too late', null, 1, true),
      (3, 'cancellation', 'customer', 'Gone', null, 0, false),
      (4, 'cancellation', 'customer', 'Other', null, 3, true),
      (5, 'cancellation', 'store', 'Closed', null, 0, true),
      (6, 'cancellation', 'deliveryman', 'No bicycle', null, 0, true),
      (7, 'refund', 'customer', 'Broken', 'مكسور', 1, true),
      (8, 'refund', 'customer', 'Gone', null, 0, false),
      (9, 'refund', 'store', 'Not for customers', null, 0, true)`;
  const ids = async (query = '') => (await cancelling(query)).reasons.map(({ id }) => id);
  await expect.poll(() => ids()).toEqual([2, 1, 4]);
  expect(await ids('?type=customer')).toEqual([2, 1, 4]);
  expect(await ids('?type=store')).toEqual([5]);
  expect(await ids('?type=deliveryman')).toEqual([6]);
  expect(await cancelling('?limit=2&offset=2')).toMatchObject({ total_size: 3, limit: 2, offset: 2 });
  expect(await ids('?limit=2&offset=2')).toEqual([4]);
  expect((await shop.get('/customer/order/cancellation-reasons?type=nobody')).statusCode).toBe(422);
});

test('API-01 refund reasons are a separate list', async () => {
  expect(await refunding()).toEqual({ refund_reasons: [{ id: 7, reason: 'Broken' }] });
});

test('MOD-06 reasons are in Arabic where translated', async () => {
  const { reasons } = await cancelling('', arabic);
  expect(reasons.map(({ reason }) => reason)).toEqual(['Too late', 'بالخطأ', 'Other']);
  expect(await refunding(arabic)).toEqual({ refund_reasons: [{ id: 7, reason: 'مكسور' }] });
});
