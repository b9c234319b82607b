import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../../testing/time.ts';
import { bearer, codeOf, openStaffShop, type StaffShop } from '../testing/staff-shop.ts';

let shop: StaffShop;
beforeAll(async () => {
  shop = await openStaffShop();
});
afterAll(() => shop.close());

test('OPS-02 a member of staff signs in with email and password and signs out again', async () => {
  const { email } = await shop.member('owner');
  const answer = await shop.signIn(email.toUpperCase());
  expect(answer.json()).toEqual({ token: expect.stringMatching(/^st_[\w-]{43}$/) as string, needs_code: 0 });
  const { token } = answer.json<{ token: string }>();
  expect((await shop.get('/console/me', bearer(token))).json()).toMatchObject({ email, role: 'owner' });
  await shop.post('/console/sign-out', undefined, bearer(token));
  expect(await shop.me(token)).toBe(401);
});

test('OPS-02 T44 a wrong password, an unknown email and a program get the same answer', async () => {
  const { email } = await shop.member();
  await shop.sql`insert into staff (name, role, created_at) values ('Program', 'owner', now())`;
  const answers = [await shop.signIn(email, 'not this one'), await shop.signIn('nobody@example.com')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
  expect(answers.map(codeOf)).toEqual(['staff_credentials_wrong', 'staff_credentials_wrong']);
});

test('OPS-02 T46 five wrong passwords lock an email for a quarter of an hour, whether or not it exists', async () => {
  const { email } = await shop.member();
  for (const who of [email, 'no.such.member@example.com']) {
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await shop.signIn(who, 'not this one')).statusCode).toBe(403);
    expect((await shop.signIn(who)).statusCode).toBe(429);
  }
  shop.time.pass(15 * MINUTE_MS + 1);
  expect((await shop.signIn(email)).statusCode).toBe(200);
});

test('OPS-02 a session ends after an hour without a call, and after twelve hours in any case', async () => {
  const { token } = await shop.signedIn();
  shop.time.pass(59 * MINUTE_MS);
  expect(await shop.me(token)).toBe(200);
  shop.time.pass(59 * MINUTE_MS);
  expect(await shop.me(token)).toBe(200);
  shop.time.pass(61 * MINUTE_MS);
  expect(await shop.me(token)).toBe(401);
  const busy = await shop.signedIn();
  for (let passed = 30; passed < 12 * 60; passed += 30) {
    shop.time.pass(30 * MINUTE_MS);
    expect(await shop.me(busy.token)).toBe(200);
  }
  shop.time.pass(30 * MINUTE_MS);
  expect(await shop.me(busy.token)).toBe(401);
});

test('OPS-02 a member sees where they are signed in, ends one session, and all others', async () => {
  const { email, token, headers } = await shop.signedIn();
  const tokens = [await shop.tokenOf(email), await shop.tokenOf(email), await shop.tokenOf(email)];
  const stranger = await shop.signedIn();
  type SessionList = { sessions: { id: string; is_current: number }[] };
  const { sessions } = (await shop.get('/console/me/sessions', headers)).json<SessionList>();
  expect(sessions.map(({ is_current }) => is_current).toSorted()).toEqual([0, 0, 0, 1]);
  const other = sessions.find(({ is_current }) => is_current === 0)?.id ?? '';
  expect((await shop.del(`/console/me/sessions/${other}`, stranger.headers)).statusCode).toBe(404);
  expect((await shop.del(`/console/me/sessions/${other}`, headers)).statusCode).toBe(200);
  const live = async () => (await Promise.all(tokens.map((one) => shop.me(one)))).filter((status) => status === 200);
  expect(await live()).toHaveLength(2);
  await shop.del('/console/me/sessions', headers);
  expect(await live()).toHaveLength(0);
  expect([await shop.me(token), await shop.me(stranger.token)]).toEqual([200, 200]);
});

test('OPS-02 a new password needs the current one, ends the other sessions and is in the log without its value', async () => {
  const { id, email, token, headers } = await shop.signedIn();
  const other = await shop.tokenOf(email);
  const change = (current_password: string, password: string) =>
    shop.post('/console/me/password', { current_password, password }, headers);
  expect(codeOf(await change('a guess', 'nine green herons'))).toBe('current_password_wrong');
  expect(codeOf(await change('seven brown camels', 'password'))).toBe('password_weak');
  expect((await change('seven brown camels', 'nine green herons')).statusCode).toBe(200);
  expect([await shop.me(token), await shop.me(other)]).toEqual([200, 401]);
  expect((await shop.signIn(email, 'nine green herons')).statusCode).toBe(200);
  const rows = await shop.sql`select action, before, after from audit_log where staff_id = ${id}`;
  expect(rows).toEqual([{ action: 'changeStaffPassword', before: null, after: { password: 'changed' } }]);
});

test('OPS-02 the session of a member who was ended is refused at once', async () => {
  const { id, token } = await shop.signedIn();
  await shop.sql`update staff set is_active = false where id = ${id}`;
  expect(await shop.me(token)).toBe(401);
});
