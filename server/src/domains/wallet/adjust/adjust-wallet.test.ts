import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { answered } from '../../../testing/money/answered.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer, addMember, type TestCustomer } from '../../../testing/people.ts';

let shop: TestApi;
let operator: { authorization: string };
const now = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  operator = await addMember(sql(), { role: 'manager', now });
});
afterAll(async () => {
  expect(await findBreaches(sql())).toEqual([]);
  await shop.close();
});

const sql = () => shop.database.db.sql;
const thanks = 'For the late order of Monday';
type AdjustOptions = { headers?: Record<string, string>; key?: string };

function adjust({ id }: { id: number }, body: object, { headers = operator, key = randomUUID() }: AdjustOptions = {}) {
  const payload = { unit: 'money', reason: thanks, ...body };
  return shop.post(`/console/customers/${id}/wallet`, payload, { ...headers, 'idempotency-key': key });
}
const codeOf = (answer: { json<T>(): T }) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code;

async function rows({ headers }: TestCustomer, unit: 'wallet' | 'loyalty-point' = 'wallet') {
  const answer = await shop.get(`/customer/${unit}/transactions?limit=20&offset=1`, headers);
  return answer.json<{ data: object[] }>().data;
}

test('MON-06 staff add and take money with a reason that the customer reads', async () => {
  const customer = await addCustomer(sql());
  const added = await adjust(customer, { amount: 5.5 });
  expect(added.json()).toEqual({ message: 'The wallet was changed.', wallet_balance: 5.5, loyalty_point: 0 });
  expect((await adjust(customer, { amount: -2, reason: 'Paid twice' })).json()).toMatchObject({ wallet_balance: 3.5 });
  const payout = { amount: -3.5, kind: 'payout', reason: 'In cash at the office' };
  expect((await adjust(customer, payout)).json()).toMatchObject({ wallet_balance: 0 });
  expect(await rows(customer)).toMatchObject([
    { title: 'Paid out by the shop', note: 'In cash at the office', debit: 3.5, balance: 0 },
    { title: 'Taken by the shop', note: 'Paid twice', debit: 2, balance: 3.5 },
    { title: 'Added by the shop', note: thanks, credit: 5.5, balance: 5.5, transaction_type: 'adjustment' },
  ]);
});

test('MON-06 staff add and take points', async () => {
  const customer = await addCustomer(sql());
  expect((await adjust(customer, { unit: 'points', amount: 120 })).json()).toMatchObject({ loyalty_point: 120 });
  expect((await adjust(customer, { unit: 'points', amount: -20 })).json()).toMatchObject({ loyalty_point: 100 });
  expect(await rows(customer, 'loyalty-point')).toMatchObject([{ debit: 20 }, { credit: 120, note: thanks }]);
});

test.each([
  [{ amount: 0 }, 'adjustment_invalid'],
  [{ amount: 0.001 }, 'adjustment_invalid'],
  [{ amount: 1.5, unit: 'points' }, 'adjustment_invalid'],
  [{ amount: -5, unit: 'points', kind: 'payout' }, 'adjustment_invalid'],
  [{ amount: 5, kind: 'payout' }, 'adjustment_invalid'],
  [{ amount: -10.01 }, 'wallet_too_low'],
  [{ amount: -1, unit: 'points' }, 'points_too_few'],
  [{ amount: 5, reason: '' }, 'invalid_input'],
  [{ amount: 1e10 }, 'invalid_input'],
])('MON-01 an adjustment with %j is refused with %s and changes nothing', async (body, code) => {
  const customer = await addCustomer(sql());
  await adjust(customer, { amount: 10 });
  expect(codeOf(await adjust(customer, body))).toBe(code);
  expect(await rows(customer)).toHaveLength(1);
});

test('MON-06 a reason has at most 500 characters', async () => {
  const statusOf = async (length: number) =>
    (await adjust(await addCustomer(sql()), { amount: 5, reason: 'x'.repeat(length) })).statusCode;
  expect([await statusOf(500), await statusOf(501)]).toEqual([200, 422]);
});

test('MON-06 the same key adjusts once, ten times at once, and nothing without a key or with another body', async () => {
  const customer = await addCustomer(sql());
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => adjust(customer, { amount: 7 }, { key })));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.json()).toMatchObject({ wallet_balance: 7 });
  expect(codeOf(await adjust(customer, { amount: 8 }, { key }))).toBe('key_reused');
  expect(codeOf(await adjust(await addCustomer(sql()), { amount: 7 }, { key }))).toBe('key_reused');
  const path = `/console/customers/${customer.id}/wallet`;
  expect(codeOf(await shop.post(path, { unit: 'money', amount: 7, reason: thanks }, operator))).toBe('key_required');
  await sql()`delete from idempotency_keys`;
  expect(codeOf(await adjust(customer, { amount: 7 }, { key }))).toBe('key_reused');
  expect(await rows(customer)).toHaveLength(1);
});

test('MON-01 T25 twenty withdrawals of the whole balance at once: one succeeds', async () => {
  const customer = await addCustomer(sql());
  await adjust(customer, { amount: 9 });
  const withdraw = (key: string) => answered(() => adjust(customer, { amount: -9 }, { key }));
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(randomUUID())));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
});

test('T58 staff of a store may not adjust, and an account that is unknown or deleted has no wallet', async () => {
  const customer = await addCustomer(sql());
  const store = await addMember(sql(), { role: 'store', now });
  expect(codeOf(await adjust(customer, { amount: 5 }, { headers: store }))).toBe('not_permitted');
  expect(codeOf(await adjust({ id: 1 }, { amount: 5 }))).toBe('customer_unknown');
  await shop.del('/customer/remove-account', customer.headers);
  expect(codeOf(await adjust(customer, { amount: 5 }))).toBe('customer_unknown');
});
