import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { answered } from '../../../testing/money/answered.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { codeOf } from '../../../testing/ordering-shop.ts';
import { addCustomer, type TestCustomer } from '../../../testing/people.ts';
import { findWallet, move } from '../ledger/ledger.sql.ts';

let shop: TestApi;
const now = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findBreaches(sql())).toEqual([]);
});

const sql = () => shop.database.db.sql;

async function customerWith(points: number): Promise<TestCustomer> {
  const customer = await addCustomer(sql());
  const { id: customerId } = customer;
  if (points > 0)
    await move(sql(), { reason: 'points_earned', cause: `test:${customerId}`, amount: points, customerId, now });
  return customer;
}

const convert = ({ headers }: TestCustomer, point: unknown, key?: string) =>
  shop.http.inject({
    method: 'POST',
    url: '/api/v1/customer/loyalty-point/point-transfer',
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload: { point },
  });

async function changeSettings(change: object): Promise<void> {
  await sql()`update shop_settings set settings = settings || ${JSON.stringify(change)}::jsonb`;
}

test('MON-02 points become money of the wallet by the rate of the shop, and both histories say so', async () => {
  const customer = await customerWith(1_250);
  const answer = await convert(customer, 250);
  expect(answer.json()).toEqual({
    message: 'Your points are now money in your wallet.',
    wallet_balance: 2.5,
    loyalty_point: 1_000,
  });
  const histories = ['wallet/transactions', 'loyalty-point/transactions'].map(async (path) => {
    const reply = await shop.get(`/customer/${path}`, customer.headers);
    return reply.json<{ data: { title: string; credit: number; debit: number }[] }>().data[0];
  });
  expect(await Promise.all(histories)).toMatchObject([
    { title: 'Converted from points', credit: 2.5, debit: 0, transaction_type: 'loyalty_point' },
    { title: 'Converted to money', credit: 0, debit: 250 },
  ]);
});

test.each([
  ['more points than there are', 501, 'points_too_few'],
  ['fewer than the minimum', 99, 'points_below_minimum'],
  ['no points', 0, 'invalid_input'],
  ['a negative number', -200, 'invalid_input'],
  ['half a point', 100.5, 'invalid_input'],
  ['a text', 'all', 'invalid_input'],
])('MON-02 %s cannot be converted', async (_case, point, code) => {
  const customer = await customerWith(500);
  expect(codeOf(await convert(customer, point))).toBe(code);
  expect(await findWallet(sql(), customer.id)).toMatchObject({ balanceMinor: 0, points: 500 });
});

test('MON-02 T26 fifty conversions of the same points at once: one succeeds', async () => {
  const customer = await customerWith(400);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => answered(() => convert(customer, 400, `key-of-attempt-${at}`))),
  );
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['ok', 'points_too_few']));
  expect(await findWallet(sql(), customer.id)).toMatchObject({ balanceMinor: 400, points: 0 });
});

test('MON-02 T24 T26 the same key fifty times at once converts once, and every response is the same', async () => {
  const customer = await customerWith(1_000);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => answered(() => convert(customer, 100, 'one-key-for-all'))),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await findWallet(sql(), customer.id)).toMatchObject({ balanceMinor: 100, points: 900 });
  expect(codeOf(await convert(customer, 200, 'one-key-for-all'))).toBe('key_reused');
});

test('MON-02 T24 the longest key converts once', async () => {
  const customer = await customerWith(500);
  const key = 'k'.repeat(200);
  const answers = [await convert(customer, 200, key), await convert(customer, 200, key)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await findWallet(sql(), customer.id)).points).toBe(300);
});

test('MON-02 a key whose response is no longer kept converts nothing again', async () => {
  const customer = await customerWith(1_000);
  await convert(customer, 100, 'key-of-last-week');
  await sql()`delete from idempotency_keys where owner_id = ${customer.id}`;
  expect(codeOf(await convert(customer, 100, 'key-of-last-week'))).toBe('key_reused');
  expect(await findWallet(sql(), customer.id)).toMatchObject({ balanceMinor: 100, points: 900 });
});

test.each([
  [0, { earnedPerUnit: 1, neededPerUnit: 3, minimum: 1 }, 10, 3],
  [2, { earnedPerUnit: 1, neededPerUnit: 3, minimum: 1 }, 10, 333],
  [3, { earnedPerUnit: 1, neededPerUnit: 3, minimum: 1 }, 10, 3_333],
])('MON-02 with %i digits parts of a minor unit are dropped', async (digits, loyalty, point, expected) => {
  const [before] = await sql()<{ settings: object }[]>`select settings from shop_settings`;
  const currency = { code: 'EGP', symbol: 'E£', direction: 'left', digits };
  await changeSettings({ loyalty, currency });
  const customer = await customerWith(10);
  await expect
    .poll(async () => (await shop.get('/config')).json<{ digit_after_decimal_point: number }>())
    .toMatchObject({
      digit_after_decimal_point: digits,
    });
  expect(codeOf(await convert(customer, point))).toBe('ok');
  expect((await findWallet(sql(), customer.id)).balanceMinor).toBe(expected);
  await changeSettings(before?.settings ?? {});
});

test.each([
  ['hasLoyaltyPoints', 'loyalty_off'],
  ['hasWallet', 'wallet_off'],
])('MON-02 without %s nothing is converted', async (setting, code) => {
  await changeSettings({ loyalty: { earnedPerUnit: 1, neededPerUnit: 100, minimum: 100 }, [setting]: false });
  const customer = await customerWith(500);
  await expect.poll(async () => codeOf(await convert(customer, 500))).toBe(code);
  expect((await findWallet(sql(), customer.id)).points).toBe(500);
  await changeSettings({ [setting]: true });
});
