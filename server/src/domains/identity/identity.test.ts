import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
});
afterAll(() => shop.close());

test('ACC-04 a guest gets an unguessable id, and only its hash is stored', async () => {
  const { guest_id } = (await shop.post('/auth/guest/request', {})).json<{ guest_id: string }>();
  expect(guest_id).toMatch(/^[\w-]{32}$/);
  const rows = await shop.database.db.sql<{ id_hash: Buffer }[]>`select id_hash from guests`;
  expect(rows[0]?.id_hash).toEqual(createHash('sha256').update(guest_id).digest());
});

test('ACC-04 no two guests share an id', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.post('/auth/guest/request', {})));
  const ids = answers.map((answer) => answer.json<{ guest_id: string }>().guest_id);
  expect(new Set(ids).size).toBe(50);
});

test('request limits respond with 429 and Retry-After, and do not count in-process calls', async () => {
  const limited = await openTestApi({ hasRequestLimits: true });
  const ask = (headers = {}) => limited.post('/auth/guest/request', {}, headers);
  const answers = await Promise.all(Array.from({ length: 31 }, () => ask()));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]?.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe('too_many_requests');
  expect((await ask({ 'x-in-process': 'secret' })).statusCode).toBe(200);
  expect((await ask({ 'x-in-process': 'guess' })).statusCode).toBe(429);
  const becomes = () => limited.post('/customer/cart/add', { item_id: 1, quantity: 1 });
  const visitors = await Promise.all(Array.from({ length: 31 }, becomes));
  expect(visitors.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  await limited.close();
});
