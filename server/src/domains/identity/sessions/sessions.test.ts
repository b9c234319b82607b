import type { Sql } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer, addGuest, signIn } from '../../../testing/people.ts';
import { hashPassword } from '../account/password-hash.ts';

let shop: TestApi;
let sql: Sql;
beforeAll(async () => {
  shop = await openTestApi();
  sql = shop.database.db.sql;
});
afterAll(() => shop.close());

type Sessions = { sessions: { id: string; device: string; is_current: number }[] };
type Headers = { authorization: string };
const sessionsOf = async (headers: Headers) =>
  (await shop.get('/customer/sessions', headers)).json<Sessions>().sessions;
const isIn = async (headers: Headers) => (await shop.get('/customer/info', headers)).statusCode === 200;

test('ACC-10 a customer sees their sessions and which one is current', async () => {
  const [phone, password] = ['+201288810001', 'seven brown camels'];
  await addCustomer(sql, { phone, passwordHash: await hashPassword(password) });
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
  const answer = await shop.post('/auth/login', { email_or_phone: phone, password }, { 'user-agent': agent });
  const headers = { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
  const sessions = await sessionsOf(headers);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ is_current }) => is_current === 1)).toEqual([
    expect.objectContaining({ device: 'Chrome, Android' }),
  ]);
});

test('T51 signing out ends this session at once, and no other', async () => {
  const here = await addCustomer(sql);
  const there = await signIn(sql, here.id);
  expect((await shop.post('/auth/logout', {}, here.headers)).json()).toEqual({ message: 'Logout successful.' });
  for (const path of ['/customer/info', '/customer/address/list', '/customer/sessions']) {
    expect((await shop.get(path, here.headers)).statusCode, path).toBe(401);
  }
  expect(await isIn(there.headers)).toBe(true);
});

test('ACC-10 T51 another device can be signed out, and all others at once', async () => {
  const here = await addCustomer(sql);
  const [there, third] = [await signIn(sql, here.id), await signIn(sql, here.id)];
  const other = (await sessionsOf(there.headers)).find(({ is_current }) => is_current === 1);
  expect((await shop.del(`/customer/sessions/${other?.id}`, here.headers)).statusCode).toBe(200);
  expect([await isIn(there.headers), await isIn(third.headers), await isIn(here.headers)]).toEqual([false, true, true]);
  await shop.del('/customer/sessions', here.headers);
  expect([await isIn(third.headers), await isIn(here.headers)]).toEqual([false, true]);
});

test('T58 a customer cannot end a session of another customer', async () => {
  const [mine, theirs] = [await addCustomer(sql), await addCustomer(sql)];
  const [session] = await sessionsOf(theirs.headers);
  const answer = await shop.del(`/customer/sessions/${session?.id}`, mine.headers);
  const unknown = await shop.del('/customer/sessions/0b6f6b1e-4a0c-4f27-9a7e-2f8f8f4f9d11', mine.headers);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe(unknown.body);
  expect(await isIn(theirs.headers)).toBe(true);
});

test('T66 a push token belongs to the session that set it last and is removed when that session ends', async () => {
  const [first, second] = [await addCustomer(sql), await addCustomer(sql)];
  const tell = (headers: Headers) =>
    shop.post('/customer/cm-firebase-token', { cm_firebase_token: 'device-1', _method: 'put' }, headers);
  const owners = async () =>
    (await sql<{ id: number }[]>`select customer_id as id from sessions where push_token = 'device-1'`).map(
      ({ id }) => id,
    );
  await tell(first.headers);
  expect(await owners()).toEqual([first.id]);
  await tell(second.headers);
  expect(await owners()).toEqual([second.id]);
  const answers = await Promise.all([first, second, first, second].map(({ headers }) => tell(headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await owners()).toHaveLength(1);
  await shop.post('/auth/logout', {}, first.headers);
  await shop.post('/auth/logout', {}, second.headers);
  expect(await owners()).toEqual([]);
});

test('T61 a guest id beside a token is ignored, also when the token is invalid', async () => {
  const customer = await addCustomer(sql);
  const guest = await addGuest(sql);
  const list = (query: string, headers: Partial<Headers> = {}) => shop.get(`/customer/cart/list${query}`, headers);
  expect((await list(`?guest_id=${guest.guestId}`)).statusCode).toBe(200);
  expect((await list(`?guest_id=${guest.guestId}`, { authorization: `Bearer ${'x'.repeat(43)}` })).statusCode).toBe(
    401,
  );
  expect((await list(`?guest_id=${'y'.repeat(32)}`, customer.headers)).statusCode).toBe(200);
});

test('T62 an unknown guest id is refused, not created', async () => {
  const answer = await shop.get(`/customer/cart/list?guest_id=${'z'.repeat(32)}`);
  expect(answer.statusCode).toBe(403);
  expect(answer.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe('guest_unknown');
  expect((await shop.get('/customer/cart/list')).statusCode).toBe(403);
});
