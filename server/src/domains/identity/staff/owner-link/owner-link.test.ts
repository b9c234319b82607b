import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../../testing/time.ts';
import { bearer, codeOf, openStaffShop, PASSWORD, type StaffShop } from '../testing/staff-shop.ts';
import { openOwnerLink, renewOwnerLink } from './owner-link.ts';

let shop: StaffShop;
beforeAll(async () => {
  shop = await openStaffShop();
});
afterAll(() => shop.close());

const secretOf = (path: string | null) => path?.split('#')[1] ?? '';
const read = (secret: string) => shop.post('/console/owner-link', { secret });
const become = (secret: string, over: object = {}) =>
  shop.post('/console/owner', {
    secret,
    name: 'Layla Haddad',
    email: 'layla@example.com',
    password: PASSWORD,
    ...over,
  });

test('OPS-01 the link of the first start makes the owner once; another start replaces it until then', async () => {
  const first = secretOf(await openOwnerLink(shop.sql, shop.time.now()));
  const path = await openOwnerLink(shop.sql, shop.time.now());
  expect(path).toMatch(/^\/console\/owner#[\w-]{43}$/);
  const secret = secretOf(path);
  shop.time.pass(30 * DAY_MS);
  expect((await read(secret)).json()).toMatchObject({ owners: [] });
  expect(codeOf(await become(first))).toBe('owner_link_unknown');
  expect(codeOf(await become(secret, { password: 'password' }))).toBe('password_weak');
  const { token } = (await become(secret)).json<{ token: string }>();
  expect((await shop.get('/console/me', bearer(token))).json()).toMatchObject({ role: 'owner', name: 'Layla Haddad' });
  expect(codeOf(await become(secret, { email: 'other@example.com' }))).toBe('owner_link_unknown');
  expect(await openOwnerLink(shop.sql, shop.time.now())).toBeNull();
  expect(await shop.actions()).toEqual(['becomeOwner']);
});

test('OPS-01 only a hash of the secret is stored', async () => {
  const secret = secretOf(await renewOwnerLink(shop.sql, shop.time.now()));
  const rows = await shop.sql`select encode(secret_hash, 'escape') as kept from owner_link`;
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('OPS-01 a link printed later lets an owner back in and ends the second factor and the sessions', async () => {
  const { id, email, token } = await shop.signedIn('owner');
  await shop.sql`insert into staff_factors (staff_id, secret, created_at, confirmed_at) values (${id}, 'x', now(), now())`;
  const secret = secretOf(await renewOwnerLink(shop.sql, shop.time.now()));
  expect((await read(secret)).json<{ owners: object[] }>().owners).toContainEqual({
    name: expect.any(String) as string,
    email,
  });
  expect((await become(secret, { email, password: 'nine green herons' })).statusCode).toBe(200);
  expect(await shop.me(token)).toBe(401);
  expect((await shop.signIn(email, 'nine green herons')).json()).toMatchObject({ needs_code: 0 });
  const rows = await shop.sql`select after from audit_log where action = 'becomeOwner' and subject_id = ${String(id)}`;
  expect(rows).toHaveLength(1);
});

test('OPS-01 a link printed later works for a day, and only once if two use it at the same time', async () => {
  const over = secretOf(await renewOwnerLink(shop.sql, shop.time.now()));
  shop.time.pass(DAY_MS + 1);
  expect(codeOf(await read(over))).toBe('owner_link_unknown');
  const secret = secretOf(await renewOwnerLink(shop.sql, shop.time.now()));
  const answers = await Promise.all([1, 2, 3].map((at) => become(secret, { email: `race${at}@example.com` })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
});
