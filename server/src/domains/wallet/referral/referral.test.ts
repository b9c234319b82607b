import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { deliver } from '../../../testing/delivered-orders.ts';
import { codeOf as smsCodeOf } from '../../../testing/mailbox.ts';
import { codeOf, NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { changeSettings, eventsDelivered, refund } from '../../../testing/money/rewards.ts';
import { findWallet } from '../ledger/ledger.sql.ts';

let shop: OrderingShop;
let now = NOON;
let number = 0;
const HOUR_MS = 3_600_000;
const rule = { referrerMinor: 300, joinedMinor: 200, mostPerMonth: 3 };
beforeAll(async () => {
  shop = await openOrderingShop({ clock: () => now });
  await changeSettings(shop.sql, { hasReferrals: true, referral: rule });
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.sql)).toEqual([]));

type Headers = Record<string, string>;
const nextPhone = () => `+2010555${String(10_000 + (number += 1))}`;
const formOf = (phone: string, ref_code?: string) => ({
  ...{ f_name: 'Omar', l_name: 'Said', phone, email: `p${phone.slice(1)}@example.com`, password: 'seven brown camels' },
  ...(ref_code && { ref_code }),
});
// Codes are limited per address and hour.
const signUp = (phone: string, refCode?: string, headers: Headers = {}) => {
  now = new Date(now.getTime() + HOUR_MS);
  return shop.post('/auth/sign-up', formOf(phone, refCode), headers);
};

async function verified(phone: string, answer: Awaited<ReturnType<typeof signUp>>): Promise<Buyer> {
  const { request_id } = answer.json<{ request_id: string }>();
  const done = await shop.post('/auth/verify-phone', { request_id, otp: await smsCodeOf(shop, phone) });
  expect(codeOf(done), done.body).toBe('ok');
  const [row] = await shop.sql<{ id: number }[]>`select id from customers where phone = ${phone}`;
  const { token } = done.json<{ token: string }>();
  return { kind: 'customer', id: row?.id ?? 0, headers: { authorization: `Bearer ${token}` }, guest: {} };
}

/** A customer who has ordered before, at a door of their own. */
async function referrer(): Promise<Buyer & { refCode: string }> {
  const buyer = await shop.customer();
  const [row] = await shop.sql<
    { refCode: string }[]
  >`select ref_code as "refCode" from customers where id = ${buyer.id}`;
  return { ...buyer, refCode: row?.refCode ?? '' };
}

async function join(refCode: string): Promise<Buyer> {
  const phone = nextPhone();
  return verified(phone, await signUp(phone, refCode));
}

/** Far enough from each other, and inside the zone. */
const doorOf = (at: number) => ({ latitude: 33.1 + at / 1_000, longitude: 27.1, address: `${at} Harbour Street` });

async function order(buyer: Buyer, wish: object = {}): Promise<number> {
  await shop.add(buyer, { item_id: 1 });
  const [row] = await shop.sql<{ phone: string }[]>`select phone from customers where id = ${buyer.id}`;
  const placed = await shop.order(buyer, { contact_person_number: row?.phone, ...wish });
  expect(codeOf(placed), placed.body).toBe('ok');
  return placed.json<{ order_id: number }>().order_id;
}

async function received(buyer: Buyer, wish: object = {}): Promise<number> {
  const orderId = await order(buyer, wish);
  await deliver(shop.sql, orderId, now);
  await eventsDelivered(shop.sql);
  return orderId;
}

const moneyOf = async ({ id }: Buyer) => (await findWallet(shop.sql, id)).balanceMinor;
type Referral = {
  total_size: number;
  total_earned: number;
  friends: { id: number; name: string; joined_at: string; state: string; earned: number }[];
};
const referralOf = async ({ headers }: Buyer, query = '') =>
  (await shop.get(`/customer/referral${query}`, headers)).json<Referral>();

test('MON-03 the first delivered order of a friend pays both sides, and later orders nothing', async () => {
  const inviter = await referrer();
  const friend = await join(inviter.refCode);
  expect(await referralOf(inviter)).toMatchObject({
    ref_code: inviter.refCode,
    link: `http://shop.example/auth/sign-up?ref=${inviter.refCode}`,
    referrer_reward: 3,
    joined_reward: 2,
    most_per_month: 3,
    total_size: 1,
    total_earned: 0,
    friends: [{ id: 1, name: 'Omar S.', joined_at: now.toISOString(), state: 'joined', earned: 0 }],
  });
  await received(friend, doorOf(1));
  await received(friend, doorOf(1));
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([300, 200]);
  const view = await referralOf(inviter);
  expect(view).toMatchObject({ total_earned: 3, friends: [{ state: 'rewarded', earned: 3 }] });
  expect((await referralOf(friend)).total_earned).toBe(0);
});

test('MON-03 T58 the history of the referrer names the friend, and the friend’s order is in the friend’s only', async () => {
  const [inviter, rows] = [await referrer(), '/customer/wallet/transactions?type=referrer&limit=9&offset=1'];
  const friend = await join(inviter.refCode);
  const orderId = await received(friend, doorOf(1));
  const historyOf = async ({ headers }: Buyer) => (await shop.get(rows, headers)).json<{ data: object[] }>().data;
  expect(await historyOf(friend)).toMatchObject([{ title: 'Referral reward', order_id: orderId, credit: 2 }]);
  expect(await historyOf(inviter)).toMatchObject([{ title: 'Reward for inviting Omar S.', order_id: null, credit: 3 }]);
});

test('MON-03 a cancelled order pays nothing, and the next one that is delivered does', async () => {
  const inviter = await referrer();
  const friend = await join(inviter.refCode);
  await shop.cancel(friend, await order(friend, doorOf(1)));
  await eventsDelivered(shop.sql);
  expect(await moneyOf(inviter)).toBe(0);
  await received(friend, doorOf(1));
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([300, 200]);
});

test('MON-03 T133 two first orders of a friend from two devices, delivered at once, pay once', async () => {
  const inviter = await referrer();
  const friend = await join(inviter.refCode);
  const orders = [await order(friend, doorOf(2)), await order(friend, doorOf(3))];
  await Promise.all(orders.map((orderId) => deliver(shop.sql, orderId, now)));
  await eventsDelivered(shop.sql);
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([300, 200]);
});

test('MON-03 T133 one phone that signs up at two devices with two codes is one friend of one referrer', async () => {
  const inviters = [await referrer(), await referrer()];
  const phone = nextPhone();
  const asked = [];
  for (const { refCode } of inviters) {
    const answer = await signUp(phone, refCode);
    const { request_id } = answer.json<{ request_id: string }>();
    asked.push({ request_id, otp: await smsCodeOf(shop, phone) });
  }
  const both = [...asked, ...asked];
  const done = await Promise.all(both.map((body) => shop.post('/auth/verify-phone', body)));
  expect(done.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(1);
  const joined = await Promise.all(inviters.map(async (inviter) => (await referralOf(inviter)).total_size));
  expect(joined.toSorted()).toEqual([0, 1]);
});

test('MON-03 T133 the referrer is paid for as many friends a month as the shop says; every friend is paid', async () => {
  const inviter = await referrer();
  now = new Date('2026-05-10T00:00:00Z');
  const friends = [];
  for (let at = 0; at < 5; at += 1) friends.push(await join(inviter.refCode));
  const orders = [];
  for (const [at, friend] of friends.entries()) orders.push(await order(friend, doorOf(at)));
  await Promise.all(orders.map((orderId) => deliver(shop.sql, orderId, now)));
  await eventsDelivered(shop.sql);
  expect(await moneyOf(inviter)).toBe(3 * 300);
  expect(await Promise.all(friends.map(moneyOf))).toEqual([200, 200, 200, 200, 200]);
  const { friends: shown } = await referralOf(inviter);
  expect(shown.map(({ state }) => state).toSorted()).toEqual([
    ...['not_rewarded', 'not_rewarded', 'rewarded', 'rewarded', 'rewarded'],
  ]);
  // They joined at the same time; only the ids differ.
  expect(shown.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect((await referralOf(inviter, '?limit=2&offset=3')).friends).toMatchObject([{ id: 1 }]);
  now = new Date('2026-06-01T00:00:00Z');
  await received(await join(inviter.refCode), doorOf(6));
  expect(await moneyOf(inviter)).toBe(4 * 300);
});

test('MON-03 T133 the browser in which the referrer signs in cannot use the code', async () => {
  const phone = nextPhone();
  const first = await shop.post('/auth/verify-phone', {
    request_id: (await signUp(phone)).json<{ request_id: string }>().request_id,
    otp: await smsCodeOf(shop, phone),
  });
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(/^rialto_device=[\w-]{32}; Path=\/api\/v1\/auth; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const [row] = await shop.sql<
    { refCode: string }[]
  >`select ref_code as "refCode" from customers where phone = ${phone}`;
  const sent = { cookie: `other=1; ${cookie.split(';')[0]}` };
  const refused = await signUp(nextPhone(), row?.refCode, sent);
  expect([codeOf(refused), refused.json<{ errors: { message: string }[] }>().errors[0]?.message]).toEqual([
    'referral_own',
    'Referral codes are for people who are new here. You can sign up without the code.',
  ]);
  expect(codeOf(await signUp(nextPhone(), undefined, sent))).toBe('ok');
  expect(codeOf(await signUp(nextPhone(), row?.refCode))).toBe('ok');
});

test('MON-03 signing in again keeps the browser’s cookie, a made-up one is replaced, and browsers are forgotten with the account', async () => {
  const phone = nextPhone();
  const person = await verified(phone, await signUp(phone));
  const logIn = async (cookie: string) => {
    const form = { email_or_phone: phone, password: 'seven brown camels' };
    return String((await shop.post('/auth/login', form, { cookie })).headers['set-cookie']).split(';')[0] ?? '';
  };
  const mark = await logIn('');
  expect(await logIn(mark)).toBe(mark);
  expect(await logIn('rialto_device=<script>')).toMatch(/^rialto_device=[\w-]{32}$/);
  const devices = async () => (await shop.sql`select from customer_devices where customer_id = ${person.id}`).length;
  expect(await devices()).toBe(3);
  expect((await shop.del('/customer/remove-account', person.headers)).statusCode).toBe(200);
  expect(await devices()).toBe(0);
});

test('MON-03 T133 a phone that had an account and ordered with it cannot join with a code', async () => {
  const inviter = await referrer();
  const phone = nextPhone();
  const person = await verified(phone, await signUp(phone));
  await received(person, doorOf(1));
  expect((await shop.del('/customer/remove-account', person.headers)).statusCode).toBe(200);
  const asked = await signUp(phone, inviter.refCode);
  const body = { request_id: asked.json<{ request_id: string }>().request_id, otp: await smsCodeOf(shop, phone) };
  expect(codeOf(await shop.post('/auth/verify-phone', body))).toBe('referral_own');
  await verified(phone, await signUp(phone));
  expect((await referralOf(inviter)).total_size).toBe(0);
});

test.each([
  ['the saved address of the referrer', true],
  ['an address that the referrer ordered to', false],
])('MON-03 T133 a delivery to %s pays neither side', async (_where, isSaved) => {
  const inviter = await referrer();
  const door = { latitude: 33.105, longitude: 27.1, address: '9 Mill Lane', house: '9', floor: '2' };
  const contact = { contact_person_name: 'M', contact_person_number: '+201001234567' };
  if (isSaved) await shop.post('/customer/address/add', { ...door, ...contact }, inviter.headers);
  else await order(inviter, door);
  const same = await join(inviter.refCode);
  await received(same, { ...door, latitude: 33.10501, house: ' 9', floor: null });
  const neighbour = await join(inviter.refCode);
  await received(neighbour, { ...door, floor: '3' });
  expect(await moneyOf(same)).toBe(0);
  expect([await moneyOf(inviter), await moneyOf(neighbour)]).toEqual([300, 200]);
  expect((await referralOf(inviter)).friends.map(({ state }) => state)).toEqual(['rewarded', 'not_rewarded']);
});

test('MON-03 T133 an order with the phone of the referrer pays neither side, and no later order does', async () => {
  const inviter = await referrer();
  const phone = nextPhone();
  await shop.sql`update customers set phone = ${phone} where id = ${inviter.id}`;
  const friend = await join(inviter.refCode);
  await received(friend, { ...doorOf(4), contact_person_number: phone });
  await received(friend, doorOf(4));
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([0, 0]);
});

test('MON-03 a friend is paid although the referrer has left meanwhile', async () => {
  const inviter = await referrer();
  const friend = await join(inviter.refCode);
  expect((await shop.del('/customer/remove-account', inviter.headers)).statusCode).toBe(200);
  await received(friend, doorOf(5));
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([0, 200]);
});

test('MON-03 MON-06 a referral reward first pays what a refund left owed', async () => {
  const inviter = await referrer();
  await shop.sql`
    select move_amount('money', ${`test:${inviter.id}`}, 'cashback', 'promotions', 'wallet', 1, ${inviter.id}, null, null, now()),
      move_amount('money', ${`test:${inviter.id}:owed`}, 'cashback_owed', 'owed', 'promotions', 120, ${inviter.id}, null, null, now())`;
  await received(await join(inviter.refCode), doorOf(5));
  expect(await findWallet(shop.sql, inviter.id)).toMatchObject({ balanceMinor: 181, owedMinor: 0 });
});

test('MON-03 a refund of the first order leaves the rewards of the referral', async () => {
  const inviter = await referrer();
  const friend = await join(inviter.refCode);
  const orderId = await received(friend, doorOf(1));
  await refund(shop.sql, orderId, now);
  await eventsDelivered(shop.sql);
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([300, 200]);
});

test('MON-03 MSG-02 the referrer gets a notice when a friend joins', async () => {
  const inviter = await referrer();
  await join(inviter.refCode);
  await eventsDelivered(shop.sql);
  const rows = await shop.sql<{ data: unknown }[]>`
    select data::jsonb as data from live_log where name = 'notice' and ${`customer:${inviter.id}`} = any(audiences)`;
  expect(rows).toEqual([{ data: { type: 'referral_code' } }]);
});

test.each([['hasReferrals'], ['hasWallet']])(
  'MON-03 without %s codes are ignored and nothing is paid',
  async (setting) => {
    const inviter = await referrer();
    const friend = await join(inviter.refCode);
    await changeSettings(shop.sql, { [setting]: false });
    await expect.poll(async () => codeOf(await shop.get('/customer/referral', inviter.headers))).toBe('referral_off');
    const late = nextPhone();
    await verified(late, await signUp(late, 'NOBODY00'));
    await received(friend, doorOf(7));
    await changeSettings(shop.sql, { [setting]: true });
    await expect.poll(async () => codeOf(await shop.get('/customer/referral', inviter.headers))).toBe('ok');
    expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([0, 0]);
    expect((await referralOf(inviter)).friends).toMatchObject([{ state: 'not_rewarded', earned: 0 }]);
  },
);
