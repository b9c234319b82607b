import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '@rialto/database/sql.ts';
import { publish } from '../../platform/events/publish.ts';
import { eventsDelivered } from '../../testing/money/rewards.ts';
import { openOrderingShop, type Buyer, type OrderingShop } from '../../testing/ordering-shop.ts';
import { addMember } from '../../testing/people.ts';
import { changeOrderStatus, orderLate } from '../orders/orders.public.ts';
import { openPush } from './open-push.ts';
import { openPushService } from './testing/push-service.ts';

let shop: OrderingShop;
let now = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  shop = await openOrderingShop({ clock: () => now, push: { isTest: true } });
});
afterEach(async () => {
  // An event of this test must not add a notice to the next one.
  await eventsDelivered(shop.sql);
  await shop.sql`delete from push_out`;
  await shop.sql`update sessions set push_token = null`;
});
afterAll(() => shop.close());

async function openService(answer?: () => number) {
  const service = await openPushService(answer);
  onTestFinished(async () => void (await service.close()));
  return service;
}

const saveToken = (buyer: Buyer, token: string) =>
  shop.http.inject({
    method: 'POST',
    url: '/api/v1/customer/cm-firebase-token',
    headers: buyer.headers,
    payload: { cm_firebase_token: token, _method: 'put' },
  });

async function orderOf(buyer: Buyer): Promise<number> {
  await shop.add(buyer, { item_id: 1 });
  return (await shop.order(buyer)).json<{ order_id: number }>().order_id;
}

const confirm = (orderId: number) => changeOrderStatus(shop.sql, orderId, { to: 'confirmed', by: 'store', now });
const waiting = async () => (await shop.sql<{ tries: number }[]>`select tries from push_out`).map(({ tries }) => tries);
const storedTokens = async () => (await shop.sql`select push_token from sessions where push_token is not null`).length;

test('MSG-04 a confirmed order is pushed to the browser that subscribed, encrypted for it and signed by the shop', async () => {
  const service = await openService();
  const buyer = await shop.customer();
  expect((await saveToken(buyer, service.subscribe())).statusCode).toBe(200);
  const orderId = await orderOf(buyer);
  await confirm(orderId);
  await expect.poll(() => service.received.length).toBe(1);
  expect(service.received[0]).toMatchObject({
    notice: {
      type: 'order_status',
      body: `The store confirmed your order ${orderId}.`,
      path: `/my-orders/${orderId}`,
      tag: `order ${orderId}`,
    },
    headers: { 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' },
    claims: { aud: service.url, sub: expect.stringMatching(/^mailto:.+@/) },
  });
  const key = await shop.get('/customer/push-key', buyer.headers);
  expect(service.received[0]?.headers.authorization).toContain(key.json<{ public_key: string }>().public_key);
  await expect.poll(waiting).toEqual([]);
});

test('MSG-04 browsers stay subscribed after a restart: another start on the same database uses the same key', async () => {
  const start = () =>
    openPush({
      db: shop.sql,
      clock: () => now,
      log: shop.http.log,
      subject: async () => 'mailto:shop@example.com',
      isTest: true,
    });
  const first = await start().publicKey();
  expect(first).toMatch(/^[\w-]{87}$/);
  expect(await start().publicKey()).toBe(first);
  const { headers } = await shop.customer();
  expect((await shop.get('/customer/push-key', headers)).json()).toMatchObject({ public_key: first });
});

test('MSG-04 TRK-07 a late order is pushed, and open pages get a notice', async () => {
  const service = await openService();
  const buyer = await shop.customer();
  await saveToken(buyer, service.subscribe());
  const orderId = await orderOf(buyer);
  await inTransaction(shop.sql, (tx) => publish(tx, orderLate, { orderId, at: now.toISOString() }));
  await expect.poll(() => service.received.length).toBe(1);
  expect(service.received[0]?.notice).toMatchObject({
    body: `Sorry, your order ${orderId} is running late.`,
    path: `/my-orders/${orderId}`,
  });
  const sent = await shop.sql<{ data: string }[]>`
    select data from live_log where name = 'notice' and ${`customer:${buyer.id}`} = any(audiences)`;
  expect(sent.map(({ data }) => JSON.parse(data) as unknown)).toEqual([{ type: 'order_status', order_id: orderId }]);
});

test('MSG-04 a subscription that its push service does not know any more is removed', async () => {
  const service = await openService(() => 410);
  const buyer = await shop.customer();
  await saveToken(buyer, service.subscribe());
  await confirm(await orderOf(buyer));
  await expect.poll(storedTokens).toBe(0);
  await expect.poll(waiting).toEqual([]);
});

test('MSG-04 a push service that fails is tried again later', async () => {
  let status = 503;
  const service = await openService(() => status);
  const buyer = await shop.customer();
  await saveToken(buyer, service.subscribe());
  const orders = [await orderOf(buyer), await orderOf(buyer)];
  await confirm(orders[0] as number);
  const postponed = new Date(now.getTime() + 5_000);
  const isPostponed = async () => (await shop.sql`select from push_out where next_try_at = ${postponed}`).length;
  await expect.poll(isPostponed).toBe(1);
  status = 201;
  now = new Date(now.getTime() + 6_000);
  // The next notice wakes the sender.
  await confirm(orders[1] as number);
  await expect.poll(() => service.received.length).toBe(2);
});

test('ACC-10 a customer who wants no news about orders is sent none, and neither is one who signed out', async () => {
  const service = await openService();
  const [quiet, gone, other] = [await shop.customer(), await shop.customer(), await shop.customer()];
  for (const buyer of [quiet, gone, other]) await saveToken(buyer, service.subscribe());
  await shop.sql`update customers set notify_orders = false where id = ${quiet.id}`;
  const orders = [await orderOf(quiet), await orderOf(gone), await orderOf(other)];
  await shop.sql`delete from sessions where customer_id = ${gone.id}`;
  for (const orderId of orders) await confirm(orderId);
  await expect.poll(() => service.received.map(({ notice }) => notice['tag'])).toEqual([`order ${orders[2]}`]);
  await expect.poll(waiting).toEqual([]);
});

test('OPS-12 the owner sends a test to their own browser, and learns if it was not accepted', async () => {
  let status = 201;
  const service = await openService(() => status);
  const owner = await addMember(shop.sql, { role: 'owner' });
  const subscription = service.subscribe();
  const send = (sent: string) =>
    shop.http.inject({
      method: 'POST',
      url: '/api/v1/console/push-test',
      headers: owner,
      payload: { subscription: sent },
    });
  expect((await send(subscription)).json()).toMatchObject({ is_working: true });
  expect(service.received[0]).toMatchObject({ notice: { type: 'test', path: '/console/settings/services' } });
  status = 410;
  expect((await send(subscription)).json()).toMatchObject({ is_working: false });
  expect((await send('not a subscription')).json()).toMatchObject({ is_working: false });
});
