import type { Sql } from '@rialto/database/sql.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailOf } from '../../../testing/mailbox.ts';
import { multipart } from '../../../testing/multipart.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer, signIn, type TestCustomer } from '../../../testing/people.ts';
import { hashPassword } from '../account/password-hash.ts';

const PASSWORD = 'seven brown camels';
const NEW = 'eight grey herons';
let shop: TestApi;
let sql: Sql;
let passwordHash: string;
let me: TestCustomer;
let phone: string;
let email: string;
let number = 0;

beforeAll(async () => {
  shop = await openTestApi();
  sql = shop.database.db.sql;
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => shop.close());
beforeEach(async () => {
  number += 1;
  phone = `+2010666${String(10_000 + number)}`;
  email = `sara${number}@example.com`;
  me = await addCustomer(sql, { phone, email, passwordHash });
});

type Errors = { errors: { code: string; message: string }[] };
type Info = { f_name: string; email: string | null; image_full_url: string | null; [field: string]: unknown };
const form = (more: object = {}) => ({ f_name: 'Sara', l_name: 'Nabil', phone, email, ...more });
const change = (more: object = {}, headers: object = me.headers) =>
  shop.put('/customer/info', form(more), headers as Record<string, string>);
const text = (answer: { json<T>(): T }) => answer.json<Errors>().errors[0]?.message;
const reason = (answer: { json<T>(): T }) => answer.json<Errors>().errors[0]?.code;
const info = async (headers = me.headers) => (await shop.get('/customer/info', headers)).json<Info>();
const logIn = (password: string) => shop.post('/auth/login', { email_or_phone: phone, password });
const sendForm = (fields: Record<string, string>, image?: Buffer, fileName?: string) => {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const file = image ? [{ name: 'image', bytes: image, ...(fileName && { fileName }) }] : [];
  const { headers, payload } = multipart([...parts, ...file]);
  const url = '/api/v1/customer/update-profile';
  return shop.http.inject({ method: 'POST', url, headers: { ...headers, ...me.headers }, payload });
};
const aPicture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();

test('ACC-06 name and email can be changed', async () => {
  const answer = await change({ f_name: ' Sarah ', email: `NEW-${email}`, current_password: PASSWORD });
  expect(answer.json()).toEqual({ message: 'Updated successfully.' });
  expect(await info()).toMatchObject({
    f_name: 'Sarah',
    l_name: 'Nabil',
    phone,
    email: `new-${email}`,
    login_medium: 'manual',
    has_password: 1,
    is_email_verified: 0,
    order_count: 0,
    wallet_balance: 0,
  });
});

test.each([
  [{ f_name: '' }, 'name is required'],
  [{ f_name: '   ' }, 'name is required'],
  [{ l_name: '' }, 'last name required'],
  [{ phone: '' }, 'phone number required'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'sara@' }, 'Must be a valid email'],
  [{ email: `${'x'.repeat(250)}@example.com` }, 'Must be a valid email'],
])('ACC-06 %o gets the message "%s"', async (more, said) => {
  const answer = await change(more);
  expect(answer.statusCode).toBe(422);
  expect(text(answer)).toBe(said);
});

test('ACC-06 T54 the phone cannot be changed', async () => {
  expect(reason(await change({ phone: '+201066699999' }))).toBe('phone_fixed');
  expect((await change({ phone: phone.replace('+20', '0') })).statusCode).toBe(200);
  expect((await info())['phone']).toBe(phone);
});

test('T54 the email of another account is refused, also when two accounts request it concurrently', async () => {
  const other = await addCustomer(sql, { email: `taken-${email}`, passwordHash });
  expect(other.id).not.toBe(me.id);
  expect(reason(await change({ email: `Taken-${email}`, current_password: PASSWORD }))).toBe('email_taken');
  const both = await Promise.all(
    [me, await addCustomer(sql, { passwordHash, phone: '+201066688888' })].map(({ headers }, index) =>
      change({ email: `free-${email}`, current_password: PASSWORD, ...(index && { phone: '+201066688888' }) }, headers),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('T54 a new email needs the current password, because it can be used to reset the password', async () => {
  expect(reason(await change({ email: `thief-${email}` }))).toBe('current_password_wrong');
  expect((await info()).email).toBe(email);
});

test('ACC-06 T54 a new password needs the current one and a confirmation', async () => {
  const to = { password: NEW, confirm_password: NEW };
  expect(reason(await change(to))).toBe('current_password_wrong');
  expect(reason(await change({ ...to, current_password: 'not this one' }))).toBe('current_password_wrong');
  expect(reason(await change({ ...to, confirm_password: `${NEW}s`, current_password: PASSWORD }))).toBe(
    'passwords_differ',
  );
  expect(reason(await change({ password: NEW, current_password: PASSWORD }))).toBe('passwords_differ');
  const weak = { password: 'password123', confirm_password: 'password123', current_password: PASSWORD };
  expect(reason(await change(weak))).toBe('password_weak');
  expect((await logIn(PASSWORD)).statusCode).toBe(200);
  expect((await change({ ...to, current_password: PASSWORD })).statusCode).toBe(200);
  expect((await logIn(PASSWORD)).statusCode).toBe(403);
  expect((await logIn(NEW)).statusCode).toBe(200);
});

test('ACC-06 an empty password field leaves the password unchanged', async () => {
  expect((await change({ password: '', confirm_password: '' })).statusCode).toBe(200);
  expect((await logIn(PASSWORD)).statusCode).toBe(200);
});

test('T51 a new password ends all other sessions and sends a notice', async () => {
  const elsewhere = await signIn(sql, me.id);
  await change({ password: NEW, confirm_password: NEW, current_password: PASSWORD });
  expect((await shop.get('/customer/info', elsewhere.headers)).statusCode).toBe(401);
  expect((await shop.get('/customer/info', me.headers)).statusCode).toBe(200);
  expect((await mailOf(shop, email))[0]?.subject).toBe('Your Rialto password was changed');
});

test('T44 the current password can be tried five times', async () => {
  const guess = () => change({ password: NEW, confirm_password: NEW, current_password: 'a guess' });
  for (let count = 0; count < 5; count += 1) expect((await guess()).statusCode).toBe(403);
  expect((await guess()).statusCode).toBe(429);
});

test('ACC-07 a social account has no password to change', async () => {
  const social = await addCustomer(sql, { phone: '+201066677777', email: `s-${email}`, passwordHash: null });
  await sql`insert into social_accounts values ('google', ${`sub-${number}`}, ${social.id}, now())`;
  const body = { phone: '+201066677777', email: `s-${email}`, password: NEW, confirm_password: NEW };
  const answer = await change(body, social.headers);
  expect(answer.statusCode).toBe(409);
  expect(text(answer)).toBe('Password can not be updated while you are logged in by using social logins.');
  expect(await info(social.headers)).toMatchObject({
    login_medium: 'google',
    has_password: 0,
    social_id: `sub-${number}`,
  });
});

test('T55 no other field of the account can be written', async () => {
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = 'customers'`;
  const known = new Set([...Object.keys(form()), 'password']);
  const names = [...columns.map(({ name }) => name), 'wallet_balance', 'is_valid_for_discount', 'role', 'user_id'];
  const before = await sql`select * from customers where id = ${me.id}`;
  for (const name of names.filter((column) => !known.has(column))) {
    expect((await change({ [name]: 1 })).statusCode, name).toBe(422);
    expect((await sendForm({ ...form(), [name]: '1' })).statusCode, name).toBe(422);
  }
  expect(await sql`select * from customers where id = ${me.id}`).toEqual(before);
});

test('ACC-06 a picture is cropped to a square, re-encoded and shown, and the previous one is deleted', async () => {
  expect((await sendForm(form(), await aPicture())).json()).toEqual({ message: 'Updated successfully.' });
  expect((await info())['storage']).toEqual([{ key: 'image', value: 'database' }]);
  const first = (await info()).image_full_url ?? '';
  const shown = await shop.http.inject(first);
  expect(shown.headers['content-type']).toBe('image/webp');
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  await sendForm(form(), await aPicture(300, 300));
  expect((await info()).image_full_url).not.toBe(first);
  expect((await shop.http.inject(first)).statusCode).toBe(404);
});

test('ACC-06 the form works without a picture, and with an empty file field', async () => {
  expect((await sendForm(form({ f_name: 'Salma' }))).statusCode).toBe(200);
  expect((await sendForm(form({ f_name: 'Salma' }), Buffer.alloc(0))).statusCode).toBe(200);
  expect((await info()).f_name).toBe('Salma');
  expect((await info()).image_full_url).toBeNull();
});

test('T85 a picture over 2 MB is refused and the form is not stored', async () => {
  const noise = Buffer.from(
    Array.from({ length: 1_500 * 1_500 * 3 }, (_, index) => (index * 7_919 + (index >> 3)) % 251),
  );
  const raw = { width: 1_500, height: 1_500, channels: 3 } as const;
  const large = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
  expect(large.length).toBeGreaterThan(2 * 1024 * 1024);
  const answer = await sendForm(form({ f_name: 'Taken' }), large);
  expect(answer.statusCode).toBe(413);
  expect(reason(answer)).toBe('picture_too_large');
  expect((await info()).f_name).toBe('Mariam');
});

test('ACC-10 with offers on, the newsletter goes to the customer; switching them off ends it', async () => {
  const { email } = await info();
  const readers = () => shop.database.db.sql`select language from newsletter_subscribers where email = ${email}`;
  for (const times of [1, 2]) {
    const answer = await shop.put('/customer/settings', { offer_notifications: 1, language: 'en' }, me.headers);
    expect(answer.statusCode, `time ${times}`).toBe(200);
  }
  expect(await readers()).toEqual([{ language: 'en' }]);
  await shop.put('/customer/settings', { order_notifications: 1 }, me.headers);
  expect(await readers()).toHaveLength(1);
  await shop.put('/customer/settings', { offer_notifications: 0 }, me.headers);
  expect(await readers()).toEqual([]);
});

test('ACC-10 each setting can be changed on its own', async () => {
  expect((await shop.put('/customer/settings', { language: 'ar' }, me.headers)).statusCode).toBe(200);
  await shop.put('/customer/settings', { order_notifications: 0 }, me.headers);
  await shop.put('/customer/settings', { offer_notifications: 1 }, me.headers);
  expect(await info()).toMatchObject({ language: 'ar', order_notifications: 0, offer_notifications: 1 });
});
