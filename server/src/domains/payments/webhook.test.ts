import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import { signedWebhook, openPayingShop, type PayingShop } from '../../testing/paying-shop.ts';
import { signBody } from './signed-body.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.db)).toEqual([]));

const url = '/api/v1/payments/webhook/sandbox';
const send = (payload: string, headers: Record<string, string>) =>
  shop.http.inject({ method: 'POST', url, payload, headers });
const eventsOf = (paymentId: string) =>
  shop.db<{ outcome: string }[]>`
    select outcome from payment_events where payment_id = ${paymentId} order by received_at, event_id`;

async function aPayment(): Promise<{ orderId: number; paymentId: string }> {
  const orderId = await shop.order();
  return { orderId, paymentId: await shop.begin(orderId) };
}

test('T39 a message that is unsigned, wrongly signed, changed or old is rejected', async () => {
  const { orderId, paymentId } = await aPayment();
  const { body, headers } = await signedWebhook(shop.db, shop.time.now, paymentId);
  const signature = headers['sandbox-signature'] ?? '';
  const seconds = shop.time.now.getTime() / 1000;
  const old = await signedWebhook(shop.db, new Date(shop.time.now.getTime() - 301_000), paymentId);
  const early = await signedWebhook(shop.db, new Date(shop.time.now.getTime() + 301_000), paymentId);
  const forged: [string, Record<string, string>][] = [
    [body, {}],
    [body, { 'sandbox-signature': '' }],
    [body, { 'sandbox-signature': signature.replace(/v1=.*/, 'v1=') }],
    [body, { 'sandbox-signature': signature.replace('t=', 't=1') }],
    [body, { 'sandbox-signature': signBody('another key', body, seconds) }],
    [body.replace('"amount_minor":1000', '"amount_minor":1'), { 'sandbox-signature': signature }],
    [`${body} `, { 'sandbox-signature': signature }],
    [old.body, old.headers],
    [early.body, early.headers],
  ];
  for (const [payload, sent] of forged) {
    const answer = await send(payload, { 'content-type': 'application/json', ...sent });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe('payment_message_refused');
  }
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'unpaid' });
  expect(await eventsOf(paymentId)).toEqual([]);
  expect((await send(body, headers)).statusCode).toBe(200);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
});

test('T39 the same message, ten at once and once more later, counts once', async () => {
  const { orderId, paymentId } = await aPayment();
  const { body, headers } = await signedWebhook(shop.db, shop.time.now, paymentId);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await send(body, headers)).statusCode).toBe(200);
  expect(await eventsOf(paymentId)).toEqual([{ outcome: 'paid' }]);
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'paid', reason: null }]);
  const told =
    await shop.db`select 1 from outbox where topic = 'order.paid' and payload ->> 'orderId' = ${String(orderId)}`;
  expect(told).toHaveLength(1);
});

test('T39 success reported under several ids counts once and schedules no refund', async () => {
  const { orderId, paymentId } = await aPayment();
  await Promise.all([shop.postWebhook(paymentId), shop.postWebhook(paymentId), shop.postWebhook(paymentId)]);
  expect((await eventsOf(paymentId)).map(({ outcome }) => outcome).sort()).toEqual(['paid', 'repeated', 'repeated']);
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'paid', reason: null }]);
});

test.each([
  ['less than asked for', { amountMinor: 999 }, 999],
  ['more than asked for', { amountMinor: 100_000 }, 100_000],
  ['the same number in another currency', { currency: 'IQD' }, 1000],
])('T39 %s does not pay the order and is refunded', async (_what, told, back) => {
  const { orderId, paymentId } = await aPayment();
  expect(await shop.postWebhook(paymentId, told)).toBe(200);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'surplus', reason: 'amount_differs' }]);
  expect(await shop.db`select amount_minor from refunds where payment_id = ${paymentId}`).toEqual([
    { amount_minor: back },
  ]);
});

test('T39 PAY-04 after a wrong amount, the right one pays the order once, and other money is refunded', async () => {
  const { orderId, paymentId } = await aPayment();
  await shop.postWebhook(paymentId, { amountMinor: 1 });
  for (const id of ['right', 'right again']) await shop.postWebhook(paymentId, { id: `${id} ${paymentId}` });
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'pending', payment_status: 'paid' });
  for (const amountMinor of [2, 2]) await shop.postWebhook(paymentId, { amountMinor });
  expect((await shop.moneyOf(orderId)).map(({ status, reason }) => `${status} ${reason}`).sort()).toEqual([
    'paid null',
    'surplus amount_differs',
    'surplus amount_differs',
  ]);
  const refunds = await shop.db<{ amount: number }[]>`
    select r.amount_minor as amount from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId} order by 1`;
  expect(refunds.map(({ amount }) => amount)).toEqual([1, 2]);
});

test('T39 a failure after success changes nothing, and a success after failure counts', async () => {
  const late = await aPayment();
  await shop.postWebhook(late.paymentId);
  await shop.postWebhook(late.paymentId, { kind: 'failed' });
  expect(await shop.stateOf(late.orderId)).toMatchObject({ payment_status: 'paid' });
  const early = await aPayment();
  await shop.postWebhook(early.paymentId, { kind: 'failed' });
  await shop.postWebhook(early.paymentId);
  expect(await shop.stateOf(early.orderId)).toMatchObject({ payment_status: 'paid' });
});

test('T39 success reported before the payer returns, or before the provider responds, counts', async () => {
  const { orderId, paymentId } = await aPayment();
  await shop.db`update payments set reference = null, redirect_url = null where id = ${paymentId}`;
  await shop.postWebhook(paymentId);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
});

test('T39 an event for an unknown payment is accepted and pays nothing', async () => {
  const { orderId, paymentId } = await aPayment();
  expect(await shop.postWebhook(paymentId, { paymentId: 'f'.repeat(32) })).toBe(200);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'unpaid' });
  const noted = await shop.db`select 1 from payment_events where outcome = 'unknown_payment'`;
  expect(noted).toHaveLength(1);
});

test('T39 of two paid attempts one pays the order and the other is refunded', async () => {
  const { orderId, paymentId } = await aPayment();
  await shop.postWebhook(paymentId, { kind: 'failed' });
  const second = await shop.begin(orderId);
  await Promise.all([shop.postWebhook(paymentId), shop.postWebhook(second)]);
  const money = (await shop.moneyOf(orderId)).map(({ status, reason }) => `${status} ${reason}`).sort();
  expect(money).toEqual(['paid null', 'surplus paid_twice']);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
});

test.each([
  ['stripe', 404],
  ['nobody', 422],
])('a message from %s, which is not configured, gets status %i', async (gateway, status) => {
  const answer = await shop.http.inject({ method: 'POST', url: `/api/v1/payments/webhook/${gateway}`, payload: '{}' });
  expect(answer.statusCode).toBe(status);
});

test('T100 an oversized message is rejected', async () => {
  expect((await send('x'.repeat(300_000), {})).statusCode).toBe(413);
});
