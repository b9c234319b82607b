import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { openPayingShop, type PayingShop } from '../../../testing/paying-shop.ts';
import { sendSandboxEvents } from './send-sandbox-events.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.db)).toEqual([]));

const path = (link: string) => new URL(link).pathname;

async function aLink(headers: Record<string, string> = {}): Promise<{ orderId: number; link: string }> {
  const orderId = await shop.order({ quantity: 2 });
  const body = { order_id: orderId, guest_id: shop.guest.guestId };
  const answer = await shop.post('/customer/order/pay', body, headers);
  return { orderId, link: answer.json<{ redirect_link: string }>().redirect_link };
}

const choose = (link: string, answer: string) =>
  shop.http.inject({
    method: 'POST',
    url: path(link),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  });
const outcomeOf = (location: unknown) => new URL(String(location)).searchParams.get('outcome');
const sendDue = () =>
  sendSandboxEvents(
    shop.db,
    () => shop.time.now,
    async ({ body, headers }) => {
      const url = '/api/v1/payments/webhook/sandbox';
      return (await shop.http.inject({ method: 'POST', url, payload: body, headers })).statusCode === 200;
    },
  );

test('the test payment has a page of its own, without a script, that names order and amount', async () => {
  const { orderId, link } = await aLink();
  const page = await shop.http.inject(path(link));
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('<html lang="en" dir="ltr">');
  expect(page.body).toContain(String(orderId));
  expect(page.body).toContain('20.00 USD');
  expect(page.body).not.toMatch(/<script|\sstyle=|\son\w+=/);
  const style = /href="([^"]+\.css)"/.exec(page.body)?.[1] ?? '';
  expect((await shop.http.inject(style)).headers['content-type']).toContain('text/css');
});

test('MOD-06 the page is in Arabic for a payer who uses Arabic', async () => {
  const { link } = await aLink({ 'x-localization': 'ar' });
  const page = await shop.http.inject(path(link));
  expect(page.body).toContain('<html lang="ar" dir="rtl">');
  expect(page.body).toContain('قبول الدفع');
});

test.each([
  ['approve', 'success', 'paid'],
  ['twice', 'success', 'paid'],
  ['decline', 'cancel', 'unpaid'],
  ['time_out', 'cancel', 'unpaid'],
])('a payer who chooses %s comes back with %s, and the order is %s already', async (answer, outcome, status) => {
  const { orderId, link } = await aLink();
  const reply = await choose(link, answer);
  expect(reply.statusCode).toBe(303);
  expect(outcomeOf(reply.headers.location)).toBe(outcome);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'pending', payment_status: status });
});

test('a late event arrives once, after the payer has returned', async () => {
  const { orderId, link } = await aLink();
  const reply = await choose(link, 'late');
  expect(outcomeOf(reply.headers.location)).toBe('success');
  await sendDue();
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'unpaid' });
  shop.time.now = new Date(shop.time.now.getTime() + 30_000);
  await Promise.all([sendDue(), sendDue()]);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
  expect(await shop.db`select 1 from sandbox_events where sent_at is null`).toEqual([]);
});

test.each(['late', 'late_twice'])(
  'PAY-04 an approval that comes %s after the switch to cash goes back once',
  async (how) => {
    const { orderId, link } = await aLink();
    await choose(link, how);
    await shop.post('/customer/order/payment-method', {
      order_id: orderId,
      guest_id: shop.guest.guestId,
      _method: 'put',
    });
    shop.time.now = new Date(shop.time.now.getTime() + 30_000);
    await sendDue();
    expect(await shop.stateOf(orderId)).toMatchObject({ payment_method: 'cash_on_delivery', payment_status: 'unpaid' });
    expect(await shop.moneyOf(orderId)).toEqual([{ status: 'surplus', reason: 'paid_otherwise' }]);
  },
);

test('a payment can be answered once: then the page says so and another choice changes nothing', async () => {
  const { orderId, link } = await aLink();
  await choose(link, 'decline');
  expect((await shop.http.inject(path(link))).body).toContain('This payment has already been completed.');
  await choose(link, 'approve');
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'unpaid' });
});

test('after a time-out the same payment can be tried again', async () => {
  const { orderId, link } = await aLink();
  await choose(link, 'time_out');
  const again = await shop.post('/customer/order/pay', { order_id: orderId, guest_id: shop.guest.guestId });
  expect(again.json<{ redirect_link: string }>().redirect_link).toBe(link);
  await choose(link, 'approve');
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
});

test.each([
  ['an answer that there is not', 'answer=steal', 400],
  ['no answer', '', 400],
])('%s is refused', async (_what, payload, status) => {
  const { link } = await aLink();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await shop.http.inject({ method: 'POST', url: path(link), headers, payload });
  expect(reply.statusCode).toBe(status);
});

test('an unknown payment is not found', async () => {
  expect((await shop.http.inject('/api/payments/sandbox/unknown')).statusCode).toBe(404);
  expect((await choose('http://x/api/payments/sandbox/unknown', 'approve')).statusCode).toBe(404);
});
