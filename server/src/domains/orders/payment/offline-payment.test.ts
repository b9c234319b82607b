import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPayingShop, type PayingShop } from '../../../testing/paying-shop.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { forgetOfflineAnswers } from '../../payments/payments.public.ts';
import { decideOfflinePayment, recordOfflineRefund } from './decide-offline-payment.ts';
import { expireUnpaidOrders } from '../lifecycle/expire-unpaid-orders.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
  await shop.db`
    insert into offline_payment_methods (id, name_en, details, questions, active) values
      (1, 'Bank', '[]', '[{"key":"number","label":{"en":"Number"},"isRequired":true},
                          {"key":"remark","label":{"en":"Remark"},"isRequired":false}]', true),
      (2, 'Gone', '[]', '[]', false)`;
});
afterAll(() => shop.close());
beforeEach(() => expireUnpaidOrders(shop.db, later(10_000)));

const later = (minutes: number) => new Date(shop.time.now.getTime() + minutes * 60_000);
const told = JSON.stringify([{ customer_input: 'number', value: '778 <b>' }]);
const tell = (orderId: number, over: object = {}) =>
  shop.post('/customer/order/offline-payment', {
    order_id: orderId,
    guest_id: shop.guest.guestId,
    method_id: 1,
    answers: told,
    ...over,
  });
const codeOf = (answer: { json<T>(): T }) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code;
const offline = () => shop.order({ method: 'offline_payment' });
const decide = (orderId: number, isApproved: boolean) =>
  decideOfflinePayment(shop.db, orderId, isApproved, shop.time.now);

test('CHK-08 an order with a reported transfer waits for the shop and does not expire', async () => {
  const orderId = await offline();
  expect((await tell(orderId)).statusCode).toBe(200);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'pending', payment_status: 'waiting' });
  expect(await expireUnpaidOrders(shop.db, later(10_000))).toEqual([]);
  const seen = await shop.get(`/customer/order/payment?order_id=${orderId}&guest_id=${shop.guest.guestId}`);
  expect(seen.json()).toMatchObject({ state: 'waiting', gateways: [], cash_on_delivery: 0 });
  expect(
    await shop.db`select answers from offline_payments o join payments p on p.id = o.payment_id
    where p.order_id = ${orderId}`,
  ).toEqual([{ answers: [{ key: 'number', value: '778 <b>' }] }]);
});

test('CHK-08 an order without a reported transfer expires', async () => {
  const orderId = await offline();
  expect(await expireUnpaidOrders(shop.db, later(15))).toEqual([orderId]);
  expect(codeOf(await tell(orderId))).toBe('payment_time_over');
});

test('CHK-08 a report can include a picture as proof that only its owner can see', async () => {
  const orderId = await offline();
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('order_id', String(orderId));
  form.set('guest_id', shop.guest.guestId);
  form.set('method_id', '1');
  form.set('answers', told);
  form.set('proof', new Blob([new Uint8Array(picture)], { type: 'image/png' }), '../../proof.png');
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await shop.http.inject({
    method: 'POST',
    url: '/api/v1/customer/order/offline-payment',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const [row] = await shop.db<{ file: string }[]>`
    select o.proof_file_id as file from offline_payments o join payments p on p.id = o.payment_id
    where p.order_id = ${orderId}`;
  const url = `/files/${row?.file}`;
  expect((await shop.http.inject(url)).statusCode).toBe(404);
  expect((await shop.http.inject(`${url}?guest_id=${shop.guest.guestId}`)).headers['content-type']).toBe('image/webp');
});

test.each([
  ['an answer is missing', { answers: '[]' }, 'payment_answers_missing'],
  ['an answer nobody asked for', { answers: '[{"customer_input":"role","value":"1"}]' }, 'payment_answers_wrong'],
  ['no list', { answers: '{}' }, 'payment_answers_wrong'],
  ['no JSON', { answers: '[' }, 'payment_answers_wrong'],
  ['a control character', { answers: '[{"customer_input":"number","value":"\\u0000"}]' }, 'payment_answers_wrong'],
  ['a method that is switched off', { method_id: 2 }, 'payment_method_unavailable'],
  ['a method that is not known', { method_id: 77 }, 'payment_method_unavailable'],
])('CHK-08 %s: refused, and the order stays unpaid', async (_what, over, code) => {
  const orderId = await offline();
  expect(codeOf(await tell(orderId, over))).toBe(code);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'unpaid' });
});

test('CHK-08 the operator approves the transfer: the order is paid once', async () => {
  const orderId = await offline();
  await tell(orderId);
  await decide(orderId, true);
  await expect(decide(orderId, true)).rejects.toThrow('order_step_refused');
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'pending', payment_status: 'paid' });
});

test('CHK-08 the operator rejects the transfer: the order fails and its stock is returned', async () => {
  const before = await shop.stockLeft();
  const orderId = await offline();
  await tell(orderId);
  await decide(orderId, false);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'failed', payment_status: 'waiting' });
  expect(await shop.stockLeft()).toBe(before);
});

test('T40 a transfer for a cancelled order is recorded as a manual refund', async () => {
  const orderId = await offline();
  await tell(orderId);
  await changeOrderStatus(shop.db, orderId, { to: 'canceled', by: 'customer', now: shop.time.now });
  await decide(orderId, true);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'canceled' });
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'surplus', reason: 'order_undone' }]);
  await recordOfflineRefund(shop.db, orderId, shop.time.now);
  await expect(recordOfflineRefund(shop.db, orderId, shop.time.now)).rejects.toThrow('order_step_refused');
});

test('T123 the answers of a payer can be deleted while the payment stays', async () => {
  const orderId = await offline();
  await tell(orderId);
  await decide(orderId, true);
  await forgetOfflineAnswers(shop.db, [orderId]);
  const told = await shop.db`select answers, is_approved from offline_payments o join payments p on p.id = o.payment_id
    where p.order_id = ${orderId}`;
  expect(told).toEqual([{ answers: [], is_approved: true }]);
});

test('PAY-01 after a declined card a transfer can be reported; late money from the card is refunded', async () => {
  const orderId = await shop.order();
  const card = await shop.begin(orderId);
  expect((await tell(orderId)).statusCode).toBe(200);
  await shop.postWebhook(card);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_method: 'offline_payment', payment_status: 'waiting' });
  expect(await shop.moneyOf(orderId)).toContainEqual({ status: 'surplus', reason: 'paid_otherwise' });
});

test('T33 a transfer under review cannot be reported or paid again', async () => {
  const orderId = await offline();
  await tell(orderId);
  expect(codeOf(await tell(orderId))).toBe('order_step_refused');
  const again = await shop.post('/customer/order/pay', { order_id: orderId, guest_id: shop.guest.guestId });
  expect(codeOf(again)).toBe('order_step_refused');
});
