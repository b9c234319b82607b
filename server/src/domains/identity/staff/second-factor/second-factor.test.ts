import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../../testing/time.ts';
import { bearer, codeOf, openStaffShop, PASSWORD, type StaffShop } from '../testing/staff-shop.ts';

let shop: StaffShop;
beforeAll(async () => {
  shop = await openStaffShop();
});
afterAll(() => shop.close());

const STEP_MS = 30_000;
type Member = Awaited<ReturnType<StaffShop['signedIn']>>;

/** The code that an app with this secret shows, `steps` half minutes from now. */
function appCode(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: shop.time.now().getTime() + steps * STEP_MS });
}

const begin = ({ headers }: Pick<Member, 'headers'>, password = PASSWORD) =>
  shop.post('/console/me/second-factor', { password }, headers);
const confirm = ({ headers }: Member, code: string) =>
  shop.post('/console/me/second-factor/confirm', { code }, headers);
const enter = (token: string, code: string) => shop.post('/console/sign-in/code', { code }, bearer(token));

/** A member whose second factor is on; the code of this half minute is used up. */
async function protectedMember() {
  const member = await shop.signedIn('owner');
  const { secret, uri } = (await begin(member)).json<{ secret: string; uri: string }>();
  const { recovery_codes: codes } = (await confirm(member, appCode(secret))).json<{ recovery_codes: string[] }>();
  shop.time.pass(STEP_MS);
  return { ...member, secret, uri, codes };
}

test('OPS-02 the second factor is switched on with the password and a first code of the app', async () => {
  const member = await shop.signedIn('owner');
  const other = await shop.tokenOf(member.email);
  expect(codeOf(await begin(member, 'not this one'))).toBe('current_password_wrong');
  const { secret, uri } = (await begin(member)).json<{ secret: string; uri: string }>();
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect((await shop.signIn(member.email)).json()).toMatchObject({ needs_code: 0 });
  expect(codeOf(await confirm(member, '000000'))).toBe('code_wrong');
  const confirmed = await confirm(member, appCode(secret));
  expect(new Set(confirmed.json<{ recovery_codes: string[] }>().recovery_codes).size).toBe(10);
  expect(await shop.me(other)).toBe(401);
  expect((await shop.get('/console/me', member.headers)).json()).toMatchObject({ has_second_factor: 1 });
  expect(codeOf(await begin(member))).toBe('second_factor_on');
});

test('OPS-02 a session whose code is missing can do nothing but enter it or sign out', async () => {
  const { email, secret } = await protectedMember();
  const token = await shop.tokenOf(email);
  for (const path of ['/console/me', '/console/staff', '/console/orders', '/console/me/sessions', '/live'])
    expect([path, codeOf(await shop.get(path, bearer(token)))]).toEqual([path, 'second_factor_required']);
  expect((await enter(token, appCode(secret))).statusCode).toBe(200);
  expect(await shop.me(token)).toBe(200);
  const left = await shop.tokenOf(email);
  expect((await shop.post('/console/sign-out', undefined, bearer(left))).statusCode).toBe(200);
  expect((await enter(left, appCode(secret, 1))).statusCode).toBe(401);
});

test('OPS-02 a code is accepted once, and one step before or after', async () => {
  const { email, secret } = await protectedMember();
  shop.time.pass(10 * STEP_MS);
  const attempt = async (steps: number) => (await enter(await shop.tokenOf(email), appCode(secret, steps))).statusCode;
  expect([await attempt(-2), await attempt(2)]).toEqual([403, 403]);
  expect([await attempt(-1), await attempt(-1)]).toEqual([200, 403]);
  expect([await attempt(0), await attempt(0)]).toEqual([200, 403]);
  expect([await attempt(1), await attempt(1)]).toEqual([200, 403]);
});

test('OPS-02 of two sessions that enter the same code at once, one gets in', async () => {
  const { email, secret } = await protectedMember();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => shop.tokenOf(email)));
  const answers = await Promise.all(tokens.map((token) => enter(token, appCode(secret))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403, 403]);
});

test('OPS-02 each recovery code works once, however it is typed, and new ones replace them', async () => {
  const { email, codes, headers, id } = await protectedMember();
  const [first = '', second = '', third = ''] = codes;
  const attempt = async (code: string) => (await enter(await shop.tokenOf(email), code)).statusCode;
  expect([await attempt(first), await attempt(first)]).toEqual([200, 403]);
  expect(await attempt(second.toLowerCase().replaceAll('-', ' '))).toBe(200);
  const renewed = await shop.post('/console/me/second-factor/recovery-codes', { password: PASSWORD }, headers);
  const [fresh = ''] = renewed.json<{ recovery_codes: string[] }>().recovery_codes;
  expect([await attempt(third), await attempt(fresh)]).toEqual([403, 200]);
  const rows = await shop.sql`select after from audit_log where staff_id = ${id} and action = 'enterStaffCode'`;
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ after: { recovery_code: 'used' } })));
});

test('OPS-02 T46 five wrong codes lock the second step for a quarter of an hour', async () => {
  const { email, secret } = await protectedMember();
  const token = await shop.tokenOf(email);
  for (let attempt = 1; attempt <= 5; attempt += 1) expect((await enter(token, '000000')).statusCode).toBe(403);
  expect((await enter(token, appCode(secret))).statusCode).toBe(429);
  shop.time.pass(15 * MINUTE_MS + 1);
  expect((await enter(token, appCode(secret))).statusCode).toBe(401);
  const later = await shop.tokenOf(email);
  expect((await enter(later, appCode(secret))).statusCode).toBe(200);
});

test('OPS-02 the second factor is switched off with the password; the log has no secret', async () => {
  const { email, secret, codes, headers, id } = await protectedMember();
  const end = (password: string) => shop.post('/console/me/second-factor/end', { password }, headers);
  expect(codeOf(await end('not this one'))).toBe('current_password_wrong');
  expect((await end(PASSWORD)).statusCode).toBe(200);
  expect((await shop.signIn(email)).json()).toMatchObject({ needs_code: 0 });
  expect(codeOf(await end(PASSWORD))).toBe('second_factor_off');
  const rows = await shop.sql`select action, before, after from audit_log where staff_id = ${id} order by id`;
  expect(rows.map(({ action }) => action as string)).toEqual(['confirmSecondFactor', 'endSecondFactor']);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp([secret, ...codes].join('|')));
});

test('OPS-02 the stored secret is encrypted', async () => {
  const { id, secret } = await protectedMember();
  const [row] = await shop.sql<{ secret: Buffer }[]>`select secret from staff_factors where staff_id = ${id}`;
  expect(row?.secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
});
