import type { Sql } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, mailOf, wrongCode } from '../../../testing/mailbox.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer, signIn } from '../../../testing/people.ts';
import { MINUTE_MS, testTime } from '../../../testing/time.ts';
import { hashPassword } from './password-hash.ts';

const OLD = 'seven brown camels';
const NEW = 'eight grey herons';
const time = testTime();
let shop: TestApi;
let sql: Sql;
let passwordHash: string;
let id: number;
let phone: string;
let email: string;
let number = 0;

beforeAll(async () => {
  shop = await openTestApi({ clock: time.now });
  sql = shop.database.db.sql;
  passwordHash = await hashPassword(OLD);
});
afterAll(() => shop.close());
beforeEach(async () => {
  number += 1;
  phone = `+2012777${String(10_000 + number)}`;
  email = `layla${number}@example.com`;
  id = (await addCustomer(sql, { phone, email, passwordHash })).id;
});

type Errors = { errors: { code: string }[] };
type CodeRequest = { request_id: string; message: string };
const reason = (answer: { json<T>(): T }) => answer.json<Errors>().errors[0]?.code;
const forget = (email_or_phone: string) => shop.post('/auth/forgot-password', { email_or_phone });
const requestFor = async (who: string) => (await forget(who)).json<CodeRequest>().request_id;
const exchange = (request_id: string, otp: string) => shop.post('/auth/verify-token', { request_id, otp });
const resetTokenFor = async (who: string) =>
  (await exchange(await requestFor(who), await codeOf(shop, who))).json<{ reset_token: string }>().reset_token;
const reset = (reset_token: string, password = NEW) => shop.put('/auth/reset-password', { reset_token, password });
const logIn = (password: string) => shop.post('/auth/login', { email_or_phone: phone, password });

test('ACC-02 a forgotten password can be reset with a code sent by SMS or email', async () => {
  for (const [who, password] of [
    [phone, NEW],
    [email, 'nine white storks'],
  ] as const) {
    const answer = await reset(await resetTokenFor(who), password);
    expect(answer.json()).toEqual({ message: 'Your password has been changed. Please sign in.' });
    expect((await logIn(password)).statusCode).toBe(200);
  }
  expect((await logIn(OLD)).statusCode).toBe(403);
});

test('ACC-02 T51 a reset ends every session and sends a notice', async () => {
  const elsewhere = await signIn(sql, id);
  expect((await shop.get('/customer/info', elsewhere.headers)).statusCode).toBe(200);
  await reset(await resetTokenFor(phone));
  expect((await shop.get('/customer/info', elsewhere.headers)).statusCode).toBe(401);
  const [mail] = await mailOf(shop, email);
  expect(mail?.subject).toBe('Your Rialto password was changed');
});

test('T45 an unknown phone and an account without password get the same response, and no message is sent', async () => {
  const social = '+201277799999';
  await addCustomer(sql, { phone: social, passwordHash: null });
  const shapes = await Promise.all(
    [phone, '+201277788888', social, 'nobody@example.com'].map(async (who) => {
      const { statusCode, body } = await forget(who);
      return `${statusCode} ${body.length} ${(JSON.parse(body) as CodeRequest).message}`;
    }),
  );
  expect(new Set(shapes).size).toBe(1);
  for (const who of ['+201277788888', social, 'nobody@example.com']) expect(await mailOf(shop, who)).toEqual([]);
});

test('T45 a request for an unknown phone takes as long as for a known one', async () => {
  const took = async (who: string) => {
    const startedAt = performance.now();
    await forget(who);
    return performance.now() - startedAt;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let count = 0; count < 30; count += 1) {
    const at = `+2012779${String(10_000 + count)}`;
    await addCustomer(sql, { phone: at, passwordHash });
    known.push(await took(at));
    unknown.push(await took(`+2012780${String(10_000 + count)}`));
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
  expect(median(unknown)).toBeLessThan(median(known) * 2);
});

test('T46 a reset code allows five tries within ten minutes', async () => {
  const request = await requestFor(phone);
  const code = await codeOf(shop, phone);
  for (let count = 0; count < 5; count += 1)
    expect(reason(await exchange(request, wrongCode(code)))).toBe('code_wrong');
  expect(reason(await exchange(request, code))).toBe('code_wrong');
  time.pass(2 * MINUTE_MS);
  const second = await requestFor(phone);
  const secondCode = await codeOf(shop, phone);
  time.pass(10 * MINUTE_MS);
  expect(reason(await exchange(second, secondCode))).toBe('code_wrong');
});

test('T49 a reset token works for one account, once, within ten minutes', async () => {
  const token = await resetTokenFor(phone);
  expect((await reset(token)).statusCode).toBe(200);
  expect(reason(await reset(token, 'nine white storks'))).toBe('code_wrong');
  expect((await logIn('nine white storks')).statusCode).toBe(403);
  const late = await resetTokenFor(email);
  time.pass(10 * MINUTE_MS);
  expect(reason(await reset(late))).toBe('code_wrong');
});

test('T49 of two concurrent uses of a reset token one succeeds', async () => {
  const token = await resetTokenFor(phone);
  const answers = await Promise.all(
    ['first grey heron', 'second grey heron'].map((password) => reset(token, password)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
});

test('T49 a reset code starts no session and gives no access to another account', async () => {
  const request = await requestFor(phone);
  const code = await codeOf(shop, phone);
  expect(reason(await shop.post('/auth/verify-phone', { request_id: request, otp: code }))).toBe('code_wrong');
  const stranger = '+201277766666';
  await addCustomer(sql, { phone: stranger, passwordHash });
  const strangers = await requestFor(stranger);
  const strangersCode = await codeOf(shop, stranger);
  if (code !== strangersCode) expect(reason(await exchange(strangers, code))).toBe('code_wrong');
  expect(reason(await reset(request))).toBe('code_wrong');
});

test('T57 a weak new password is refused and the reset token stays valid', async () => {
  const token = await resetTokenFor(phone);
  expect(reason(await reset(token, 'password123'))).toBe('password_weak');
  expect(reason(await reset(token, phone.slice(1)))).toBe('password_weak');
  expect((await reset(token)).statusCode).toBe(200);
});

test('ACC-02 a text that is neither a phone nor an email is refused', async () => {
  expect(reason(await forget('hello'))).toBe('phone_invalid');
  expect(reason(await forget('hello@'))).toBe('email_invalid');
});
