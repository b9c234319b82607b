import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { openPayingShop, type PayingShop } from '../../../testing/paying-shop.ts';
import { addCustomer } from '../../../testing/people.ts';
import { changeOrderStatus, orderHooks } from '../../orders/orders.public.ts';
import { topUpHooks } from '../../wallet/wallet.public.ts';
import { sendRefunds } from '../send-refunds.ts';
import { fault, replyWith, startFakeStripe, type FakeStripe } from '../testing/fake-stripe.ts';
import { createStripeProvider } from './stripe-provider.ts';

let stripe: FakeStripe;
let shop: PayingShop;
beforeAll(async () => {
  stripe = await startFakeStripe();
  shop = await openPayingShop({ stripe: settings() });
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.db)).toEqual([]));
beforeEach(() => {
  stripe.responder = null;
  stripe.requests.length = 0;
});

const settings = () => {
  const { baseUrl, secretKey, webhookSecret } = stripe;
  return { baseUrl, secretKey, webhookSecret };
};
const pay = (orderId: number) =>
  shop.post('/customer/order/pay', { order_id: orderId, guest_id: shop.guest.guestId, gateway: 'stripe' });
const hear = (message: { payload: string; headers: Record<string, string> }) =>
  shop.http.inject({ method: 'POST', url: '/api/v1/payments/webhook/stripe', ...message });

/** Starts paying an order at Stripe and returns the session as Stripe's webhook reports it. */
async function aSession(quantity = 1) {
  const orderId = await shop.order({ quantity });
  const answer = await pay(orderId);
  expect(answer.statusCode).toBe(200);
  const [row] = await shop.db<{ id: string; reference: string }[]>`
    select id, reference from payments where order_id = ${orderId}`;
  const session = { id: row?.reference, client_reference_id: row?.id, amount_total: quantity * 1000 };
  return { orderId, paymentId: row?.id ?? '', session, link: answer.json<{ redirect_link: string }>().redirect_link };
}

test('CHK-08 a payer is sent to Stripe’s own page, for the order’s amount, and comes back to the order’s link', async () => {
  const { orderId, paymentId, link } = await aSession(3);
  expect(link).toMatch(/^https:\/\/checkout\.stripe\.example\/c\/pay\/cs_/);
  const [request] = stripe.requests;
  expect(request?.path).toBe('/v1/checkout/sessions');
  expect(request?.headers).toMatchObject({ authorization: 'Bearer sk_test_canary', 'idempotency-key': paymentId });
  expect(request?.form).toMatchObject({
    mode: 'payment',
    client_reference_id: paymentId,
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '3000',
    'line_items[0][quantity]': '1',
    'metadata[order_id]': String(orderId),
  });
  expect(request?.form['success_url']).toMatch(/^http:\/\/shop\.example\/pay\?pay_secret=[\w-]{43}&outcome=success$/);
  expect(JSON.stringify(request?.form)).not.toContain('+201000000000');
});

test('T39 a signed Stripe event marks the order as paid once', async () => {
  const { orderId, session } = await aSession();
  const message = stripe.event('checkout.session.completed', session, shop.time.now);
  const answers = await Promise.all([hear(message), hear(message)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'paid', reason: null }]);
});

test('T39 a message with a wrong secret or changed bytes is rejected', async () => {
  const { orderId, session } = await aSession();
  const message = stripe.event('checkout.session.completed', session, shop.time.now);
  const spaced = { ...message, payload: JSON.stringify(JSON.parse(message.payload), null, 1) };
  const old = stripe.event('checkout.session.completed', session, new Date(shop.time.now.getTime() - 301_000));
  for (const wrong of [spaced, old, { ...message, headers: {} }]) expect((await hear(wrong)).statusCode).toBe(400);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'unpaid' });
});

test('a completed session without payment stays unpaid', async () => {
  const { orderId, session } = await aSession();
  const unpaid = { ...session, payment_status: 'unpaid', payment_intent: null };
  await hear(stripe.event('checkout.session.completed', unpaid, shop.time.now));
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'unpaid' });
  await hear(stripe.event('checkout.session.async_payment_succeeded', session, shop.time.now));
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
});

test('an expired session is a failed attempt; other Stripe events are accepted and ignored', async () => {
  const { orderId, session } = await aSession();
  await hear(stripe.event('checkout.session.expired', session, shop.time.now));
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'failed', reason: null }]);
  expect((await hear(stripe.event('customer.created', { object: 'customer' }, shop.time.now))).statusCode).toBe(200);
});

test('T39 a wrong amount at Stripe does not pay the order', async () => {
  const { orderId, session } = await aSession();
  await hear(stripe.event('checkout.session.completed', { ...session, amount_total: 100 }, shop.time.now));
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'surplus', reason: 'amount_differs' }]);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'unpaid' });
});

const refund = () =>
  sendRefunds(
    {
      db: shop.db,
      clock: () => shop.time.now,
      hooks: { orders: orderHooks, topUps: topUpHooks },
      log: { warn: () => undefined, error: () => undefined },
    },
    [createStripeProvider(settings(), { clock: () => shop.time.now, timeoutMs: 300 })],
  );
const pass = (ms: number) => (shop.time.now = new Date(shop.time.now.getTime() + ms));

async function aCanceledPaidOrder(intent: string) {
  const made = await aSession(2);
  await hear(stripe.event('checkout.session.completed', { ...made.session, payment_intent: intent }, shop.time.now));
  await changeOrderStatus(shop.db, made.orderId, { to: 'canceled', by: 'customer', now: shop.time.now });
  stripe.requests.length = 0;
  return made;
}

test('PAY-04 T40 Stripe refunds money once, even if it was down and a response was lost', async () => {
  await refund();
  const { orderId, paymentId } = await aCanceledPaidOrder('pi_back');
  stripe.responder = replyWith(500, {});
  await refund();
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
  pass(31_000);
  stripe.responder = () => undefined;
  await refund();
  pass(61_000);
  stripe.responder = null;
  await refund();
  const sent = stripe.requests.filter(({ path }) => path === '/v1/refunds');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([`refund-${paymentId}`]));
  expect(sent[0]?.form).toEqual({ payment_intent: 'pi_back', amount: '2000' });
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'refunded' });
});

test('money refunded in Stripe’s own dashboard counts as refunded', async () => {
  const { orderId } = await aCanceledPaidOrder('pi_dashboard');
  stripe.responder = replyWith(400, fault('charge_already_refunded'));
  await refund();
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'refunded' });
});

test('PAY-02 switching to cash closes the Stripe session', async () => {
  const { orderId, session } = await aSession();
  await shop.post('/customer/order/payment-method', {
    order_id: orderId,
    guest_id: shop.guest.guestId,
    _method: 'put',
  });
  await expect
    .poll(() => stripe.requests.map(({ path }) => path))
    .toContain(`/v1/checkout/sessions/${session.id}/expire`);
});

test.each([
  ['is down', replyWith(503, fault('api_error'))],
  ['answers nonsense', replyWith(200, { hello: 'world' })],
  ['answers no JSON', (response) => response.writeHead(200).end('<html>')],
  ['sends the payer to a page that is none', replyWith(200, { id: 'cs_x', url: 'javascript:alert(1)' })],
  ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['breaks off', (response) => response.destroy()],
] satisfies [string, FakeStripe['responder']][])(
  'T93 while Stripe %s the order is kept and can be paid again',
  async (_what, responder) => {
    const orderId = await shop.order();
    stripe.responder = responder;
    const refused = await pay(orderId);
    expect(refused.statusCode).toBe(503);
    expect(refused.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe('payment_service_unavailable');
    expect(refused.body).not.toContain('canary');
    expect(await shop.stateOf(orderId)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
    stripe.responder = null;
    // An open circuit lets one request through after its pause.
    pass(11_000);
    expect((await pay(orderId)).statusCode).toBe(200);
    // Both requests have the same idempotency key.
    expect(new Set(stripe.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  },
);

test('MON-01 money for the wallet is paid at Stripe, credited once, and other money is sent back', async () => {
  const customer = await addCustomer(shop.db);
  const headers = { ...customer.headers, 'idempotency-key': 'stripe-top-up' };
  const add = () => shop.post('/customer/wallet/add-fund', { amount: 25, payment_method: 'stripe' }, headers);
  stripe.responder = replyWith(503, fault('api_error'));
  expect((await add()).statusCode).toBe(503);
  stripe.responder = null;
  pass(11_000);
  const { redirect_link: link, top_up_secret: secret } = (await add()).json<Record<string, string>>();
  const id = link?.split('/').at(-1);
  const { form } = stripe.requests.at(-1) ?? {};
  expect(form).toMatchObject({
    success_url: `http://shop.example/wallet?top_up=${secret}&outcome=success`,
    'line_items[0][price_data][unit_amount]': '2500',
    'line_items[0][price_data][product_data][name]': 'Money for your wallet',
  });
  expect(form).not.toHaveProperty('metadata[order_id]');
  const session = { id, client_reference_id: form?.['client_reference_id'], amount_total: 2500 };
  const report = (over: object) =>
    hear(
      stripe.event('checkout.session.completed', { ...session, payment_intent: 'pi_top_up', ...over }, shop.time.now),
    );
  await Promise.all([report({}), report({}), report({ payment_intent: 'pi_again' })]);
  const state = await shop.get(`/customer/wallet/top-up?secret=${secret}`, customer.headers);
  expect(state.json()).toMatchObject({ state: 'paid', wallet_balance: 25 });
  await refund();
  expect(stripe.requests.filter(({ path }) => path === '/v1/refunds').map((sent) => sent.form['amount'])).toEqual([
    '2500',
  ]);
});
