import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { deliver } from '../../../testing/delivered-orders.ts';
import { codeOf, type Buyer } from '../../../testing/ordering-shop.ts';
import { doorOf, openReferralShop, password, type ReferralShop } from '../../../testing/money/referral-shop.ts';
import { changeSettings, eventsDelivered, refund } from '../../../testing/money/rewards.ts';
import { findWallet } from '../ledger/ledger.sql.ts';

let shop: ReferralShop;
beforeAll(async () => {
  shop = await openReferralShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.sql)).toEqual([]));

async function received(buyer: Buyer, wish: object = {}): Promise<number> {
  const orderId = await shop.orderTo(buyer, wish);
  await deliver(shop.sql, orderId, shop.time.now);
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
  const inviter = await shop.referrer();
  const friend = await shop.join(inviter.refCode);
  expect(await referralOf(inviter)).toMatchObject({
    ref_code: inviter.refCode,
    link: `http://shop.example/auth/sign-up?ref=${inviter.refCode}`,
    referrer_reward: 3,
    joined_reward: 2,
    most_per_month: 3,
    total_size: 1,
    total_earned: 0,
    friends: [{ id: 1, name: 'Omar S.', joined_at: shop.time.now.toISOString(), state: 'joined', earned: 0 }],
  });
  await received(friend, doorOf(1));
  await received(friend, doorOf(1));
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([300, 200]);
  const view = await referralOf(inviter);
  expect(view).toMatchObject({ total_earned: 3, friends: [{ state: 'rewarded', earned: 3 }] });
  expect((await referralOf(friend)).total_earned).toBe(0);
});

test('MON-03 T58 the history of the referrer names the friend, and the friend’s order is in the friend’s only', async () => {
  const [inviter, rows] = [await shop.referrer(), '/customer/wallet/transactions?type=referrer&limit=9&offset=1'];
  const friend = await shop.join(inviter.refCode);
  const orderId = await received(friend, doorOf(1));
  const historyOf = async ({ headers }: Buyer) => (await shop.get(rows, headers)).json<{ data: object[] }>().data;
  expect(await historyOf(friend)).toMatchObject([{ title: 'Referral reward', order_id: orderId, credit: 2 }]);
  expect(await historyOf(inviter)).toMatchObject([{ title: 'Reward for inviting Omar S.', order_id: null, credit: 3 }]);
});

test('MON-03 a cancelled order pays nothing, and the next one that is delivered does', async () => {
  const inviter = await shop.referrer();
  const friend = await shop.join(inviter.refCode);
  await shop.cancel(friend, await shop.orderTo(friend, doorOf(1)));
  await eventsDelivered(shop.sql);
  expect(await moneyOf(inviter)).toBe(0);
  await received(friend, doorOf(1));
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([300, 200]);
});

test('MON-03 T133 the referrer is paid for as many friends a month as the shop says; every friend is paid', async () => {
  const inviter = await shop.referrer();
  shop.time.now = new Date('2026-05-10T00:00:00Z');
  const friends = [];
  for (let at = 0; at < 5; at += 1) friends.push(await shop.join(inviter.refCode));
  const orders = [];
  for (const [at, friend] of friends.entries()) orders.push(await shop.orderTo(friend, doorOf(at)));
  await Promise.all(orders.map((orderId) => deliver(shop.sql, orderId, shop.time.now)));
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
  shop.time.now = new Date('2026-06-01T00:00:00Z');
  await received(await shop.join(inviter.refCode), doorOf(6));
  expect(await moneyOf(inviter)).toBe(4 * 300);
});

test('MON-03 T133 the browser in which the referrer signs in cannot use the code', async () => {
  const phone = shop.nextPhone();
  const first = await shop.post('/auth/verify-phone', await shop.verificationOf(phone, await shop.signUp(phone)));
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(/^rialto_device=[\w-]{32}; Path=\/api\/v1\/auth; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const [row] = await shop.sql<
    { refCode: string }[]
  >`select ref_code as "refCode" from customers where phone = ${phone}`;
  const sent = { cookie: `other=1; ${cookie.split(';')[0]}` };
  const refused = await shop.signUp(shop.nextPhone(), row?.refCode, sent);
  expect([codeOf(refused), refused.json<{ errors: { message: string }[] }>().errors[0]?.message]).toEqual([
    'referral_own',
    'Referral codes are for people who are new here. You can sign up without the code.',
  ]);
  expect(codeOf(await shop.signUp(shop.nextPhone(), undefined, sent))).toBe('ok');
  expect(codeOf(await shop.signUp(shop.nextPhone(), row?.refCode))).toBe('ok');
});

test('MON-03 signing in again keeps the browser’s cookie, a made-up one is replaced, and browsers are forgotten with the account', async () => {
  const phone = shop.nextPhone();
  const person = await shop.verified(phone, await shop.signUp(phone));
  const logIn = async (cookie: string) => {
    const form = { email_or_phone: phone, password };
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
  const inviter = await shop.referrer();
  const phone = shop.nextPhone();
  const person = await shop.verified(phone, await shop.signUp(phone));
  await received(person, doorOf(1));
  expect((await shop.del('/customer/remove-account', person.headers)).statusCode).toBe(200);
  const asked = await shop.signUp(phone, inviter.refCode);
  const body = await shop.verificationOf(phone, asked);
  expect(codeOf(await shop.post('/auth/verify-phone', body))).toBe('referral_own');
  await shop.verified(phone, await shop.signUp(phone));
  expect((await referralOf(inviter)).total_size).toBe(0);
});

test.each([
  ['the saved address of the referrer', true],
  ['an address that the referrer ordered to', false],
])('MON-03 T133 a delivery to %s pays neither side', async (_where, isSaved) => {
  const inviter = await shop.referrer();
  const door = { latitude: 33.105, longitude: 27.1, address: '9 Mill Lane', house: '9', floor: '2' };
  const contact = { contact_person_name: 'M', contact_person_number: '+201001234567' };
  if (isSaved) await shop.post('/customer/address/add', { ...door, ...contact }, inviter.headers);
  else await shop.orderTo(inviter, door);
  const same = await shop.join(inviter.refCode);
  await received(same, { ...door, latitude: 33.10501, house: ' 9', floor: null });
  const neighbour = await shop.join(inviter.refCode);
  await received(neighbour, { ...door, floor: '3' });
  expect(await moneyOf(same)).toBe(0);
  expect([await moneyOf(inviter), await moneyOf(neighbour)]).toEqual([300, 200]);
  expect((await referralOf(inviter)).friends.map(({ state }) => state)).toEqual(['rewarded', 'not_rewarded']);
});

test('MON-03 T133 an order with the phone of the referrer pays neither side, and no later order does', async () => {
  const inviter = await shop.referrer();
  const phone = shop.nextPhone();
  await shop.sql`update customers set phone = ${phone} where id = ${inviter.id}`;
  const friend = await shop.join(inviter.refCode);
  await received(friend, { ...doorOf(4), contact_person_number: phone });
  await received(friend, doorOf(4));
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([0, 0]);
});

test('MON-03 a friend is paid although the referrer has left meanwhile', async () => {
  const inviter = await shop.referrer();
  const friend = await shop.join(inviter.refCode);
  expect((await shop.del('/customer/remove-account', inviter.headers)).statusCode).toBe(200);
  await received(friend, doorOf(5));
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([0, 200]);
});

test('MON-03 MON-06 a referral reward first pays what a refund left owed', async () => {
  const inviter = await shop.referrer();
  await shop.sql`
    select move_amount('money', ${`test:${inviter.id}`}, 'cashback', 'promotions', 'wallet', 1, ${inviter.id}, null, null, now()),
      move_amount('money', ${`test:${inviter.id}:owed`}, 'cashback_owed', 'owed', 'promotions', 120, ${inviter.id}, null, null, now())`;
  await received(await shop.join(inviter.refCode), doorOf(5));
  expect(await findWallet(shop.sql, inviter.id)).toMatchObject({ balanceMinor: 181, owedMinor: 0 });
});

test('MON-03 a refund of the first order leaves the rewards of the referral', async () => {
  const inviter = await shop.referrer();
  const friend = await shop.join(inviter.refCode);
  const orderId = await received(friend, doorOf(1));
  await refund(shop.sql, orderId, shop.time.now);
  await eventsDelivered(shop.sql);
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([300, 200]);
});

test('MON-03 MSG-02 the referrer gets a notice when a friend joins', async () => {
  const inviter = await shop.referrer();
  await shop.join(inviter.refCode);
  await eventsDelivered(shop.sql);
  const rows = await shop.sql<{ data: unknown }[]>`
    select data::jsonb as data from live_log where name = 'notice' and ${`customer:${inviter.id}`} = any(audiences)`;
  expect(rows).toEqual([{ data: { type: 'referral_code' } }]);
});

test.each([['hasReferrals'], ['hasWallet']])(
  'MON-03 without %s codes are ignored and nothing is paid',
  async (setting) => {
    const inviter = await shop.referrer();
    const friend = await shop.join(inviter.refCode);
    await changeSettings(shop.sql, { [setting]: false });
    await expect.poll(async () => codeOf(await shop.get('/customer/referral', inviter.headers))).toBe('referral_off');
    const late = shop.nextPhone();
    await shop.verified(late, await shop.signUp(late, 'NOBODY00'));
    await received(friend, doorOf(7));
    await changeSettings(shop.sql, { [setting]: true });
    await expect.poll(async () => codeOf(await shop.get('/customer/referral', inviter.headers))).toBe('ok');
    expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([0, 0]);
    expect((await referralOf(inviter)).friends).toMatchObject([{ state: 'not_rewarded', earned: 0 }]);
  },
);
