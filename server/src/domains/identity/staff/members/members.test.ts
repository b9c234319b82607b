import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSmallCatalogue } from '../../../../testing/small-catalogue-world.ts';
import { DAY_MS } from '../../../../testing/time.ts';
import { bearer, codeOf, openStaffShop, PASSWORD, type StaffShop } from '../testing/staff-shop.ts';

let shop: StaffShop;
let owner: Awaited<ReturnType<StaffShop['signedIn']>>;
beforeAll(async () => {
  shop = await openStaffShop();
  await fillSmallCatalogue(shop.sql);
});
afterAll(() => shop.close());

const asOwner = async () => (owner ??= await shop.signedIn('owner'));
/** Signed in again, because tests move the clock. */
const headers = async () => bearer(await shop.tokenOf((await asOwner()).email));
const secretOf = (url: string) => new URL(url).hash.slice(1);

async function invite(email: string, more: object = { role: 'manager' }) {
  const answer = await shop.post('/console/staff/invitations', { email, language: 'en', ...more }, await headers());
  return { answer, secret: answer.statusCode === 200 ? secretOf(answer.json<{ url: string }>().url) : '' };
}
const accept = (secret: string, name = 'Omar Said') =>
  shop.post('/console/invitation/accept', { secret, name, password: PASSWORD });

type MemberList = {
  members: { id: number; email: string; role: string; stores: { id: number }[]; has_second_factor: number }[];
  invitations: { id: number; email: string; is_over: number }[];
};
const list = async () => (await shop.get('/console/staff', await headers())).json<MemberList>();
const memberOf = async (email: string) => (await list()).members.find((member) => member.email === email);

test('OPS-02 somebody is invited by mail, chooses a password and is a member with the role and stores', async () => {
  const email = 'omar@example.com';
  const { answer, secret } = await invite('Omar@Example.com', { role: 'store', store_ids: [1, 999_999] });
  expect(new URL(answer.json<{ url: string }>().url).pathname).toBe('/console/invitation');
  // The queue clears the link once the message is sent, so the sent text is read.
  const sent = () => shop.sql`select text from demo_mailbox where recipient = ${email}`;
  await expect.poll(sent).toEqual([{ text: expect.stringContaining(answer.json<{ url: string }>().url) as string }]);
  expect((await shop.post('/console/invitation', { secret })).json()).toMatchObject({
    email,
    role: 'store',
    is_reset: 0,
  });
  const entered = await accept(secret);
  const { token } = entered.json<{ token: string }>();
  expect((await shop.get('/console/me', bearer(token))).json()).toMatchObject({ email, role: 'store', store_ids: [1] });
  expect(await memberOf(email)).toMatchObject({ role: 'store', stores: [{ id: 1 }], has_second_factor: 0 });
  expect((await shop.signIn(email)).statusCode).toBe(200);
  expect(codeOf(await accept(secret))).toBe('invitation_unknown');
});

test('OPS-02 an invitation ends after seven days, is sent again with another link, and can be withdrawn', async () => {
  const { secret } = await invite('late@example.com');
  shop.time.pass(7 * DAY_MS);
  expect(codeOf(await shop.post('/console/invitation', { secret }))).toBe('invitation_unknown');
  const listed = (await list()).invitations.find(({ email }) => email === 'late@example.com');
  expect(listed?.is_over).toBe(1);
  const path = `/console/staff/invitations/${listed?.id}`;
  const again = secretOf((await shop.post(`${path}/resend`, undefined, await headers())).json<{ url: string }>().url);
  expect((await shop.post('/console/invitation', { secret: again })).statusCode).toBe(200);
  const id = (await list()).invitations.find(({ email }) => email === 'late@example.com')?.id;
  expect((await shop.del(`/console/staff/invitations/${id}`, await headers())).statusCode).toBe(200);
  expect(codeOf(await accept(again))).toBe('invitation_unknown');
});

test('OPS-02 a member cannot be invited twice, and staff of stores need a store that exists', async () => {
  const { email } = await shop.member('support');
  expect(codeOf((await invite(email)).answer)).toBe('member_exists');
  expect(codeOf((await invite('x@example.com', { role: 'store' })).answer)).toBe('staff_stores_missing');
  expect(codeOf((await invite('x@example.com', { role: 'store', store_ids: [999_999] })).answer)).toBe(
    'staff_stores_missing',
  );
});

test('OPS-02 the role and stores of a member change for their open session too', async () => {
  const { id, token } = await shop.signedIn('manager');
  const change = async (body: object) => shop.put(`/console/staff/${id}`, body, await headers());
  expect((await change({ role: 'store', store_ids: [2] })).statusCode).toBe(200);
  expect((await shop.get('/console/me', bearer(token))).json()).toMatchObject({ role: 'store', store_ids: [2] });
  const rows = await shop.sql`
    select before, after from audit_log where action = 'changeMember' and subject_id = ${String(id)}`;
  expect(rows).toEqual([{ before: { role: 'manager', store_ids: [] }, after: { role: 'store', store_ids: [2] } }]);
});

test('OPS-02 the sessions of an ended member end at once, and an invitation takes the person back', async () => {
  const { id, email, token } = await shop.signedIn('dispatcher');
  expect((await shop.del(`/console/staff/${id}`, await headers())).statusCode).toBe(200);
  expect(await shop.me(token)).toBe(401);
  expect((await shop.signIn(email)).statusCode).toBe(403);
  expect(await memberOf(email)).toBeUndefined();
  const { secret } = await invite(email, { role: 'support' });
  await accept(secret);
  expect(await memberOf(email)).toMatchObject({ id, role: 'support' });
});

test('OPS-02 a link for a new password ends the second factor and the sessions of the member', async () => {
  const { id, email, token } = await shop.signedIn('support');
  await shop.sql`insert into staff_factors (staff_id, secret, created_at, confirmed_at) values (${id}, 'x', now(), now())`;
  const reset = await shop.post(`/console/staff/${id}/reset`, undefined, await headers());
  const secret = secretOf(reset.json<{ url: string }>().url);
  expect(await shop.me(token)).toBe(200);
  const answer = await shop.post('/console/invitation/accept', { secret, name: 'Hany', password: 'nine green herons' });
  expect(answer.statusCode).toBe(200);
  expect(await shop.me(token)).toBe(401);
  expect((await shop.signIn(email, 'nine green herons')).json()).toMatchObject({ needs_code: 0 });
  expect(await memberOf(email)).toMatchObject({ id, role: 'support', has_second_factor: 0 });
});

test('OPS-02 the last owner can neither be ended nor demoted', async () => {
  const { id } = await asOwner();
  await shop.sql`insert into staff (name, role, created_at) values ('Program', 'owner', now())`;
  expect(codeOf(await shop.del(`/console/staff/${id}`, await headers()))).toBe('last_owner');
  expect(codeOf(await shop.put(`/console/staff/${id}`, { role: 'manager' }, await headers()))).toBe('last_owner');
});

test('OPS-02 two owners who end each other at once leave one owner', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const [one, two] = [await asOwner(), await shop.signedIn('owner')];
    const endings = [
      shop.del(`/console/staff/${two.id}`, await headers()),
      shop.put(`/console/staff/${one.id}`, { role: 'manager' }, two.headers),
    ];
    const statuses = (await Promise.all(endings)).map(({ statusCode }) => statusCode);
    const owners = await shop.sql`
      select id from staff where role = 'owner' and is_active and password_hash is not null`;
    expect([owners.length, statuses.filter((status) => status === 200).length]).toEqual([1, 1]);
    if (owners[0]?.['id'] !== one.id) owner = { ...two };
  }
});

test('OPS-02 members, invitations and links leave a row in the log, without the secret of a link', async () => {
  const { secret } = await invite('log@example.com');
  await accept(secret, 'Nour');
  const rows = await shop.sql<{ action: string; after: object }[]>`
    select action, after from audit_log order by id desc limit 2`;
  expect(rows.map(({ action }) => action)).toEqual(['acceptInvitation', 'inviteMember']);
  expect(JSON.stringify(rows)).not.toContain(secret);
});
