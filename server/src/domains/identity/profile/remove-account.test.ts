import type { Sql } from '@rialto/database/sql.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { codeOf } from '../../../testing/mailbox.ts';
import { dumpTables } from '../../../testing/dump-tables.ts';
import { multipart } from '../../../testing/multipart.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer, signIn } from '../../../testing/people.ts';
import { fillSmallCatalogue } from '../../../testing/small-catalogue-world.ts';
import { hashPassword } from '../account/password-hash.ts';

let shop: TestApi;
let sql: Sql;
beforeAll(async () => {
  shop = await openTestApi();
  sql = shop.database.db.sql;
  await fillSmallCatalogue(sql);
});
afterAll(() => shop.close());
// The ratings of the small catalogue have no reviews.
afterEach(async () => expect((await findBreaches(sql)).filter(({ number }) => number !== 13)).toEqual([]));

const PASSWORD = 'seven brown camels';

test('ACC-08 T51 T123 deleting an account ends its sessions and erases all personal data', async () => {
  const [phone, email] = ['+201099912345', 'canary@example.com'];
  const me = await addCustomer(sql, { phone, email, fName: 'Canaryname', passwordHash: await hashPassword(PASSWORD) });
  const elsewhere = await signIn(sql, me.id);
  const address = {
    address: 'Canarystreet 1',
    contact_person_name: 'Canaryname',
    contact_person_number: phone,
    latitude: 33.1,
    longitude: 27.1,
  };
  expect((await shop.post('/customer/address/add', address, me.headers)).statusCode).toBe(200);
  await shop.post('/customer/wish-list/add?item_id=1', {}, me.headers);
  await shop.post('/customer/update-interest', { interest: [1] }, me.headers);
  await shop.post('/customer/cm-firebase-token', { cm_firebase_token: 'canary-device' }, me.headers);
  await shop.post('/auth/forgot-password', { email_or_phone: phone });
  await codeOf(shop, phone);
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#333' } })
    .png()
    .toBuffer();
  const fields = { f_name: 'Canaryname', l_name: 'Canarylast', email };
  const { headers, payload } = multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'image', bytes: picture },
  ]);
  const url = '/api/v1/customer/update-profile';
  expect(
    (await shop.http.inject({ method: 'POST', url, headers: { ...headers, ...me.headers }, payload })).statusCode,
  ).toBe(200);
  const before = await dumpTables(sql);
  for (const trace of ['Canary', 'canary', phone]) expect(before).toContain(trace);

  const answer = await shop.del('/customer/remove-account', me.headers);
  expect(answer.json()).toEqual({ message: 'Account has been deleted' });
  for (const { headers: of } of [me, elsewhere]) expect((await shop.get('/customer/info', of)).statusCode).toBe(401);
  const after = await dumpTables(sql);
  for (const trace of ['Canary', 'canary', phone]) expect(after).not.toContain(trace);
  expect(await sql`select from uploads where customer_id = ${me.id}`).toHaveLength(0);
  expect((await shop.post('/auth/login', { email_or_phone: phone, password: PASSWORD })).statusCode).toBe(403);
});

test('ACC-08 the phone and email of a deleted account can be used for a new one that inherits nothing', async () => {
  const [phone, email] = ['+201099954321', 'again@example.com'];
  const old = await addCustomer(sql, { phone, email });
  await shop.post('/customer/wish-list/add?item_id=1', {}, old.headers);
  await shop.del('/customer/remove-account', old.headers);
  const form = { f_name: 'New', l_name: 'Person', phone, email, password: PASSWORD };
  const { request_id } = (await shop.post('/auth/sign-up', form)).json<{ request_id: string }>();
  const done = await shop.post('/auth/verify-phone', { request_id, otp: await codeOf(shop, phone) });
  const headers = { authorization: `Bearer ${done.json<{ token: string }>().token}`, zoneid: '[1]' };
  expect((await shop.get('/customer/wish-list', headers)).json()).toEqual({ item: [], store: [] });
  expect((await shop.get('/customer/info', headers)).json()).toMatchObject({ phone, email, order_count: 0 });
});

test('ACC-08 of two concurrent deletions one succeeds', async () => {
  const me = await addCustomer(sql);
  const answers = await Promise.all([1, 2, 3].map(() => shop.del('/customer/remove-account', me.headers)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses[0]).toBe(200);
  expect(statuses.slice(1).every((status) => status === 401)).toBe(true);
});

const give = (customerId: number, amounts: { money?: number; points?: number }) =>
  sql`
    select move_amount(unit, 'test:' || unit || ${customerId}::text, reason, source, target, amount, ${customerId}, null,
      null, now())
    from (values ('money', 'adjustment_in', 'adjustments', 'wallet', ${amounts.money ?? 0}::bigint),
      ('points', 'points_adjustment_in', 'issued', 'points', ${amounts.points ?? 0}::bigint)
    ) moves(unit, reason, source, target, amount)
    where amount > 0`;
const remainsOf = (customerId: number) =>
  sql`select balance_minor, points from wallets where customer_id = ${customerId}`;

test('MON-07 an account with money says what is left, and is deleted once the customer gives it up', async () => {
  const me = await addCustomer(sql);
  await give(me.id, { money: 1_250, points: 40 });
  for (const query of ['', '?give_up_wallet=0']) {
    const refused = await shop.del(`/customer/remove-account${query}`, me.headers);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      errors: [
        {
          code: 'wallet_not_empty',
          message: expect.stringContaining('You still have money in your wallet.') as string,
          details: { wallet_balance: 12.5, loyalty_point: 40 },
        },
      ],
    });
  }
  expect((await shop.get('/customer/info', me.headers)).json()).toMatchObject({ wallet_balance: 12.5 });
  expect((await shop.del('/customer/remove-account?give_up_wallet=1', me.headers)).statusCode).toBe(200);
  expect(await remainsOf(me.id)).toEqual([{ balance_minor: 0, points: 0 }]);
  const entries = await sql<{ reason: string; amount: number }[]>`
    select reason, amount from ledger_entries where customer_id = ${me.id} and cause not like 'test:%' order by id`;
  expect(entries).toEqual([
    { reason: 'given_up', amount: 1_250 },
    { reason: 'points_given_up', amount: 40 },
  ]);
});

test('MON-07 points alone do not keep an account', async () => {
  const me = await addCustomer(sql);
  await give(me.id, { points: 40 });
  expect((await shop.del('/customer/remove-account', me.headers)).statusCode).toBe(200);
  expect(await remainsOf(me.id)).toEqual([{ balance_minor: 0, points: 0 }]);
});
