import type { Sql } from '@rialto/database/sql.ts';
import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../testing/mailbox.ts';
import { openStream, type OpenStream } from '../../../testing/open-stream.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCourierOnShift, addCustomer, addMember, signIn, type TestCustomer } from '../../../testing/people.ts';
import { fillSmallCatalogue } from '../../../testing/small-catalogue-world.ts';
import { hashPassword } from '../account/password-hash.ts';
import { addStaff, createStaffSession } from '../staff/sessions/staff-sessions.ts';

const [OLD, NEW] = ['nine brown camels', 'seven white storks'];
const HOUR_MS = 3_600_000;
const now = new Date('2026-03-02T12:00:00Z');
// So long that only the end of a session can end a stream.
const live = { recheckMs: HOUR_MS };

let nodes: TestApi[];
let shop: TestApi;
let sql: Sql;
let urls: string[];
beforeAll(async () => {
  shop = await openTestApi({ live, clock: () => now });
  nodes = [shop, await openTestApi({ live, clock: () => now, sharedDatabase: shop.database })];
  sql = shop.database.db.sql;
  await fillSmallCatalogue(sql);
  urls = await Promise.all(nodes.map(({ http }) => http.listen({ port: 0, host: '127.0.0.1' })));
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close();
});

/** A stream on every node, once they are open. */
async function openStreams({ authorization }: { authorization: string }): Promise<OpenStream[]> {
  const streams = await Promise.all(urls.map((url) => openStream(url, { authorization })));
  await waitUntil('all are open', () => streams.every(({ events }) => events.length > 0));
  return streams;
}
const ended = (streams: OpenStream[]) => waitUntil('they end', () => streams.every(({ isEnded }) => isEnded()));
const areOpen = (streams: OpenStream[]) => streams.map(({ isEnded }) => !isEnded());
const statusOf = async ({ authorization }: { authorization: string }) =>
  (await openStream(urls[1] ?? '', { authorization })).status;

type Person = TestCustomer & { phone: string; email: string };
async function aCustomer(): Promise<Person> {
  const digits = String(randomInt(1e8)).padStart(8, '0');
  const [phone, email] = [`+2012${digits}`, `ended${digits}@example.com`];
  return { ...(await addCustomer(sql, { phone, email, passwordHash: await hashPassword(OLD) })), phone, email };
}

const support = () => addMember(sql, { role: 'owner', now });

test.each<[string, (customer: Person) => Promise<{ statusCode: number }>]>([
  ['signs out', ({ headers }) => shop.post('/auth/logout', {}, headers)],
  ['deletes the account', ({ headers }) => shop.del('/customer/remove-account', headers)],
  [
    'resets a forgotten password',
    async ({ phone }) => {
      const asked = await shop.post('/auth/forgot-password', { email_or_phone: phone });
      const { request_id } = asked.json<{ request_id: string }>();
      const checked = await shop.post('/auth/verify-token', { request_id, otp: await codeOf(shop, phone) });
      const { reset_token } = checked.json<{ reset_token: string }>();
      return shop.put('/auth/reset-password', { reset_token, password: NEW });
    },
  ],
  ['is blocked', async ({ id }) => shop.post(`/console/customers/${id}/block`, { reason: 'Abuse' }, await support())],
])('T51 when a customer %s, the open streams of the session end at once on every node', async (_name, act) => {
  const customer = await aCustomer();
  const streams = await openStreams(customer.headers);
  expect((await act(customer)).statusCode).toBe(200);
  await ended(streams);
  expect(await statusOf(customer.headers)).toBe(401);
});

test.each<[string, (here: Person, there: TestCustomer) => Promise<{ statusCode: number }>]>([
  [
    'a new password',
    ({ headers, phone, email }) => {
      const names = { f_name: 'Sara', l_name: 'Nabil', phone, email };
      const passwords = { current_password: OLD, password: NEW, confirm_password: NEW };
      return shop.put('/customer/info', { ...names, ...passwords }, headers);
    },
  ],
  ['signing the others out', ({ headers }) => shop.del('/customer/sessions', headers)],
  [
    'signing one other out',
    async ({ headers }, there) => {
      const list = await shop.get('/customer/sessions', there.headers);
      const { sessions } = list.json<{ sessions: { id: string; is_current: number }[] }>();
      return shop.del(`/customer/sessions/${sessions.find((each) => each.is_current === 1)?.id}`, headers);
    },
  ],
])('T51 after %s the streams of the other session end at once, and those of this one stay', async (_name, act) => {
  const here = await aCustomer();
  const there = await signIn(sql, here.id);
  const [own, others] = [await openStreams(here.headers), await openStreams(there.headers)];
  expect((await act(here, there)).statusCode).toBe(200);
  await ended(others);
  expect(areOpen(own)).toEqual([true, true]);
});

/** A member of staff as invited people are. */
async function aMember() {
  const id = await addStaff(sql, { name: 'Omar', email: `${randomUUID()}@example.com`, role: 'manager', now });
  return { id, authorization: `Bearer ${await createStaffSession(sql, { staffId: id, now })}` };
}

test('T51 the streams of staff end at once when they sign out or are removed', async () => {
  const owner = await support();
  const [leaving, removed] = [await aMember(), await aMember()];
  const own = await openStreams(owner);
  const [first, second] = [await openStreams(leaving), await openStreams(removed)];
  expect((await shop.post('/console/sign-out', {}, { authorization: leaving.authorization })).statusCode).toBe(200);
  await ended(first);
  expect((await shop.del(`/console/staff/${removed.id}`, owner)).statusCode).toBe(200);
  await ended(second);
  expect(areOpen(own)).toEqual([true, true]);
});

test('T51 the streams of a member whose stores change end at once, and can be opened with the new rights', async () => {
  const [owner, { id, authorization }] = [await support(), await aMember()];
  const streams = await openStreams({ authorization });
  const answer = await shop.put(`/console/staff/${id}`, { role: 'store', store_ids: [1] }, owner);
  expect(answer.statusCode).toBe(200);
  await ended(streams);
  expect(await statusOf({ authorization })).toBe(200);
});

test('T51 COU-01 the streams of a courier end at once when the link is revoked', async () => {
  const [courier, owner] = [await addCourierOnShift(sql), await addMember(sql, { role: 'owner', now })];
  const streams = await openStreams(courier.headers);
  expect((await shop.del(`/console/couriers/${courier.id}/link`, owner)).statusCode).toBe(200);
  await ended(streams);
  for (const { events } of streams) expect(events.map(({ name }) => name)).toEqual(['reset', 'run_changed']);
});
