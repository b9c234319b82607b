import type { Sql } from '@rialto/database/sql.ts';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, mailOf } from '../../../testing/mailbox.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer } from '../../../testing/people.ts';
import { MINUTE_MS, testTime } from '../../../testing/time.ts';
import { fakeProvider, validToken, type FakeProvider, type Signing } from './testing/fake-provider.ts';
import { realProvider, type RealProvider } from './testing/real-provider.ts';

const time = testTime();
let shop: TestApi;
let sql: Sql;
let real: RealProvider;
let fake: FakeProvider;
let number = 0;
let subject: string;
let email: string;
let phone: string;

beforeAll(async () => {
  [real, fake] = await Promise.all([realProvider(), fakeProvider()]);
  const away = { ...fake.settings, medium: 'away', issuer: 'http://127.0.0.1:9' };
  shop = await openTestApi({ clock: time.now, socialProviders: [real.settings, fake.settings, away] });
  sql = shop.database.db.sql;
});
afterAll(async () => {
  await shop.close();
  await Promise.all([real.close(), fake.close()]);
});
beforeEach(() => {
  number += 1;
  subject = `person-${number}`;
  email = `person${number}@example.com`;
  phone = `+2010777${String(10_000 + number)}`;
  real.people.set(subject, { email, email_verified: true, given_name: 'Nour', family_name: 'Samir' });
  fake.answerWith(validToken);
  time.pass(2 * MINUTE_MS);
});

type Errors = { errors: { code: string }[] };
type SignInStart = { request_id: string; authorization_url: string };
type Outcome = {
  token: string | null;
  request_id: string | null;
  registration_token: string | null;
  f_name: string | null;
  email: string | null;
};
const reason = (answer: { json<T>(): T }) => answer.json<Errors>().errors[0]?.code;
const start = async (medium = 'local') => (await shop.post('/auth/social-login/start', { medium })).json<SignInStart>();
const comeBack = (request_id: string, code: string, state: string) =>
  shop.post('/auth/social-login', { request_id, code, state });
async function signInThere(): Promise<Outcome> {
  const { request_id, authorization_url } = await start();
  const { code, state } = await real.visit(authorization_url, subject);
  return (await comeBack(request_id, code, state)).json<Outcome>();
}
const register = (registration_token: string | null, more: object = {}) =>
  shop.post('/auth/social-register', { registration_token, f_name: 'Nour', l_name: 'Samir', phone, ...more });
const verify = async (request_id: string | null, contact: string) =>
  shop.post('/auth/verify-phone', { request_id, otp: await codeOf(shop, contact) });
const customers = () =>
  sql<{ id: number; email: string | null }[]>`select id, email from customers where phone = ${phone}`;

test('ACC-03 a first social sign-in asks for a phone, and the next one signs in directly', async () => {
  const first = await signInThere();
  expect(first).toMatchObject({ token: null, request_id: null, f_name: 'Nour', email });
  const asked = (await register(first.registration_token)).json<Outcome>();
  expect(asked.token).toBeNull();
  const done = (await verify(asked.request_id, phone)).json<{ token: string }>();
  const me = await shop.get('/customer/info', { authorization: `Bearer ${done.token}` });
  expect(me.json()).toMatchObject({ phone, email, login_medium: 'local', has_password: 0, is_email_verified: 1 });
  const again = await signInThere();
  expect(again.token).toMatch(/^[\w-]{43}$/);
  expect(await customers()).toHaveLength(1);
});

test('ACC-03 the login methods are listed', async () => {
  expect((await shop.get('/auth/login-methods')).json()).toMatchObject({
    phone_verification_status: 1,
    email_verification_status: 0,
    social_login: [{ login_medium: 'local', name: 'Local' }, { login_medium: 'fake' }, { login_medium: 'away' }],
  });
});

test('ACC-03 an unknown provider is not found, and an unreachable one is reported as unavailable', async () => {
  expect((await shop.post('/auth/social-login/start', { medium: 'nobody' })).statusCode).toBe(404);
  expect(reason(await shop.post('/auth/social-login/start', { medium: 'away' }))).toBe('social_login_unavailable');
});

test('T50 the authorization URL has state, nonce and challenge, and only the same browser can finish, once, within ten minutes', async () => {
  const mine = await start();
  const theirs = await start();
  const query = new URL(mine.authorization_url).searchParams;
  expect(query.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/);
  const back = await real.visit(mine.authorization_url, subject);
  expect(reason(await comeBack(theirs.request_id, back.code, back.state))).toBe('social_login_failed');
  expect((await comeBack(mine.request_id, back.code, back.state)).statusCode).toBe(200);
  expect(reason(await comeBack(mine.request_id, back.code, back.state))).toBe('social_login_failed');
  const late = await start();
  const lateBack = await real.visit(late.authorization_url, subject);
  time.pass(10 * MINUTE_MS);
  expect(reason(await comeBack(late.request_id, lateBack.code, lateBack.state))).toBe('social_login_failed');
});

test('T50 an account is linked only after a code sent to its verified email', async () => {
  const owner = await addCustomer(sql, { phone, email, passwordHash: 'x' });
  await sql`update customers set email_verified_at = now() where id = ${owner.id}`;
  const outcome = await signInThere();
  expect(outcome).toMatchObject({ token: null, registration_token: null, f_name: null, email: null });
  expect(await sql`select from social_accounts where customer_id = ${owner.id}`).toHaveLength(0);
  expect((await mailOf(shop, email))[0]?.text).toContain('is your code to link this sign-in to your');
  const done = (await verify(outcome.request_id, email)).json<{ token: string }>();
  const me = await shop.get('/customer/info', { authorization: `Bearer ${done.token}` });
  expect(me.json()).toMatchObject({ phone, email, login_medium: 'local' });
  expect((await signInThere()).token).not.toBeNull();
});

test('T50 an email that the provider has not verified gives no access to an account', async () => {
  const owner = await addCustomer(sql, { phone, email, passwordHash: 'x' });
  await sql`update customers set email_verified_at = now() where id = ${owner.id}`;
  real.people.set(subject, { email, email_verified: false, given_name: 'Thief' });
  const outcome = await signInThere();
  expect(outcome).toMatchObject({ token: null, request_id: null, email: null });
  const other = '+201077799999';
  const asked = (await register(outcome.registration_token, { phone: other, email })).json<Outcome>();
  const done = (await verify(asked.request_id, other)).json<{ token: string }>();
  const me = await shop.get('/customer/info', { authorization: `Bearer ${done.token}` });
  expect(me.json()).toMatchObject({ phone: other, email: null });
  expect(await customers()).toEqual([{ id: owner.id, email }]);
});

test('T50 a verified email is taken from an account that has it unverified', async () => {
  const squatter = await addCustomer(sql, { phone: '+201077788888', email, passwordHash: 'x' });
  const asked = (await register((await signInThere()).registration_token)).json<Outcome>();
  const done = (await verify(asked.request_id, phone)).json<{ token: string }>();
  const me = await shop.get('/customer/info', { authorization: `Bearer ${done.token}` });
  expect(me.json()).toMatchObject({ phone, email });
  expect(await sql`select email from customers where id = ${squatter.id}`).toEqual([{ email: null }]);
});

test('T45 social registration gives the same response for a phone with and without an account', async () => {
  await addCustomer(sql, { phone, email: `other-${email}`, passwordHash: 'x' });
  const { registration_token } = await signInThere();
  const answer = await register(registration_token);
  expect(answer.json()).toMatchObject({ token: null, message: 'We’ve sent you a code.' });
  expect((await mailOf(shop, phone))[0]?.text).toContain('you already have one');
});

const sign = (signing: Signing, over: { issuer?: string; audience?: string; expires?: number; claims?: object }) =>
  new SignJWT({ ...signing.claims, ...over.claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(over.issuer ?? signing.issuer)
    .setAudience(over.audience ?? 'rialto')
    .setIssuedAt(signing.now)
    .setExpirationTime(signing.now + (over.expires ?? 300))
    .sign(signing.keys.privateKey);

test.each<[string, (signing: Signing) => Promise<string> | string]>([
  ['for another client', (signing) => sign(signing, { audience: 'another-app' })],
  ['of another issuer', (signing) => sign(signing, { issuer: 'https://evil.example' })],
  ['that has expired', (signing) => sign(signing, { expires: -60 })],
  [
    'without an end',
    ({ claims, issuer, keys, now }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(issuer)
        .setAudience('rialto')
        .setIssuedAt(now)
        .sign(keys.privateKey),
  ],
  ['for another request', (signing) => sign(signing, { claims: { nonce: 'another' } })],
  ['without a subject', (signing) => sign(signing, { claims: { sub: '' } })],
  [
    'without a signature',
    ({ claims, issuer }) => new UnsecuredJWT(claims).setIssuer(issuer).setAudience('rialto').encode(),
  ],
  ['signed with another key', (signing) => validToken({ ...signing, keys: signing.otherKeys })],
  [
    'signed with a public value as HMAC secret',
    ({ claims, issuer }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .setIssuer(issuer)
        .setAudience('rialto')
        .sign(new TextEncoder().encode('a public key as everybody can read it')),
  ],
  ['that is malformed', () => 'no.token.at-all'],
])('T50 an ID token %s is refused', async (_what, make) => {
  fake.answerWith(make);
  const { request_id, authorization_url } = await start('fake');
  fake.nonceOf(authorization_url);
  const state = new URL(authorization_url).searchParams.get('state') ?? '';
  const answer = await comeBack(request_id, 'a-code', state);
  expect(answer.statusCode).toBe(403);
  expect(reason(answer)).toBe('social_login_failed');
});

test('T50 a valid ID token is accepted, and the code exchange sends the PKCE verifier', async () => {
  const { request_id, authorization_url } = await start('fake');
  fake.nonceOf(authorization_url);
  const state = new URL(authorization_url).searchParams.get('state') ?? '';
  expect((await comeBack(request_id, 'a-code', state)).json()).toMatchObject({ email: 'fake@example.com' });
  expect(fake.exchanged.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
});
