import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { doorOf, openReferralShop, type ReferralShop } from '../../../testing/money/referral-shop.ts';
import { eventsDelivered } from '../../../testing/money/rewards.ts';
import { codeOf, type Buyer } from '../../../testing/ordering-shop.ts';
import { addMember, signIn } from '../../../testing/people.ts';
import { findWallet } from '../ledger/ledger.sql.ts';

/** How many calls are sent at the same time, by two devices in turn. */
const CALLS = 24;

let shop: ReferralShop;
let operator: { authorization: string };
beforeAll(async () => {
  shop = await openReferralShop();
  await shop.sql`update module_zones set maximum_cash_minor = null`;
  operator = await addMember(shop.sql, { role: 'manager', now: shop.time.now });
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.sql)).toEqual([]));

const timesAtOnce = <T>(count: number, send: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => send(at)));
const moneyOf = async ({ id }: Buyer) => (await findWallet(shop.sql, id)).balanceMinor;
const friendsOf = async ({ headers }: Buyer) =>
  (await shop.get('/customer/referral', headers)).json<{ total_size: number; friends: { state: string }[] }>();
const step = (orderId: number, to: string) => shop.post(`/console/orders/${orderId}/step`, { to }, operator);

/** An order that waits to be handed to its customer. */
async function ready(buyer: Buyer, door: number): Promise<number> {
  const orderId = await shop.orderTo(buyer, doorOf(door));
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up']) await step(orderId, to);
  return orderId;
}

test('MON-03 T133 one phone that signs up at two devices with two codes, each verified twelve times at once, is one friend of one referrer', async () => {
  const inviters = [await shop.referrer(), await shop.referrer()];
  const phone = shop.nextPhone();
  const verifications: object[] = [];
  for (const { refCode } of inviters)
    verifications.push(await shop.verificationOf(phone, await shop.signUp(phone, refCode)));
  const done = await timesAtOnce(CALLS, (at) => shop.post('/auth/verify-phone', verifications[at % 2]));
  expect(done.filter((answer) => codeOf(answer) === 'ok')).toHaveLength(1);
  const joined = await Promise.all(inviters.map(async (inviter) => (await friendsOf(inviter)).total_size));
  expect(joined.toSorted()).toEqual([0, 1]);
  expect(await shop.sql`select from customers where phone = ${phone}`).toHaveLength(1);
});

test('MON-03 T133 orders of a friend from two devices that are delivered at once pay both sides once', async () => {
  const inviter = await shop.referrer();
  const friend = await shop.join(inviter.refCode);
  const devices: Buyer[] = [friend, { ...friend, headers: (await signIn(shop.sql, friend.id)).headers }];
  const orders: number[] = [];
  for (let at = 0; at < CALLS / 2; at += 1) orders.push(await ready(devices[at % 2] ?? friend, at));
  const answers = await timesAtOnce(CALLS, (at) => step(orders[at % orders.length] ?? 0, 'delivered'));
  await eventsDelivered(shop.sql);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']));
  expect([await moneyOf(inviter), await moneyOf(friend)]).toEqual([300, 200]);
  expect((await friendsOf(inviter)).friends).toMatchObject([{ state: 'rewarded' }]);
});

test('MON-03 T133 two friends of one referrer, delivered to at once and reported twelve times each, are rewarded once each', async () => {
  const inviter = await shop.referrer();
  const friends = [await shop.join(inviter.refCode), await shop.join(inviter.refCode)];
  const orders: number[] = [];
  for (const [at, friend] of friends.entries()) orders.push(await ready(friend, 20 + at));
  await timesAtOnce(CALLS, (at) => step(orders[at % 2] ?? 0, 'delivered'));
  await eventsDelivered(shop.sql);
  expect(await Promise.all([inviter, ...friends].map(moneyOf))).toEqual([600, 200, 200]);
});
