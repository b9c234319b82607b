import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { addCustomer, addGuest } from '../../../testing/people.ts';
import { openPayingShop, type PayingShop } from '../../../testing/paying-shop.ts';
import { STOCK } from '../../../testing/small-orders.ts';
import { expireUnpaidOrders } from '../lifecycle/expire-unpaid-orders.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await findBreaches(shop.db)).toEqual([]));
// A later test does not expire the unpaid orders of an earlier one.
beforeEach(() => expireUnpaidOrders(shop.db, minutes(10_000)));

const minutes = (count: number) => new Date(shop.time.now.getTime() + count * 60_000);
const asGuest = (orderId: number, more: object = {}) => ({ order_id: orderId, guest_id: shop.guest.guestId, ...more });
const toCash = (orderId: number) => shop.post('/customer/order/payment-method', asGuest(orderId, { _method: 'put' }));
const refusalOf = (answer: { json<T>(): T }) =>
  answer.json<{ errors: { code: string; message: string }[] }>().errors[0];
const payment = async (orderId: number) =>
  (await shop.get(`/customer/order/payment?order_id=${orderId}&guest_id=${shop.guest.guestId}`)).json<{
    pay_secret: string;
    state: string;
  }>();
const cancel = (orderId: number) =>
  shop.post('/customer/order/cancel', asGuest(orderId, { reason: 'Order payment canceled' }));

test('CHK-08 an unpaid order shows its amount, its deadline and its payment methods', async () => {
  const orderId = await shop.order({ quantity: 3 });
  expect(await payment(orderId)).toMatchObject({
    order_id: orderId,
    order_amount: 30,
    currency: { code: 'USD', symbol: '$', digits: 2 },
    state: 'open',
    pay_before: minutes(15).toISOString(),
    gateways: ['sandbox'],
    cash_on_delivery: 1,
    payment_status: 'unpaid',
  });
});

test('CHK-08 an approved payment marks the order as paid and keeps its stock', async () => {
  const before = await shop.stockLeft();
  const orderId = await shop.order();
  expect(await shop.postWebhook(await shop.begin(orderId))).toBe(200);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'pending', payment_status: 'paid' });
  expect(await payment(orderId)).toMatchObject({ state: 'paid', pay_before: null, gateways: [], cash_on_delivery: 0 });
  expect(await expireUnpaidOrders(shop.db, minutes(60))).not.toContain(orderId);
  expect(await shop.stockLeft()).toBe(before - 1);
});

test('PAY-01 after a declined card the order keeps its stock and can be paid again', async () => {
  const before = await shop.stockLeft();
  const orderId = await shop.order();
  const first = await shop.begin(orderId);
  await shop.postWebhook(first, { kind: 'failed' });
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
  expect(await shop.stockLeft()).toBe(before - 1);
  const second = await shop.begin(orderId);
  expect(second).not.toBe(first);
  await shop.postWebhook(second);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
});

test('PAY-02 PAY-03 after a decline, cash on delivery saves the order', async () => {
  const orderId = await shop.order();
  await shop.postWebhook(await shop.begin(orderId), { kind: 'failed' });
  const answer = await toCash(orderId);
  expect(answer.json()).toEqual({ message: 'You’ll now pay in cash on delivery.', redirect_link: null });
  expect(await shop.stateOf(orderId)).toEqual({
    status: 'pending',
    payment_method: 'cash_on_delivery',
    payment_status: 'unpaid',
  });
  expect(await payment(orderId)).toMatchObject({ state: 'cash', pay_before: null });
  expect(await expireUnpaidOrders(shop.db, minutes(60))).not.toContain(orderId);
});

test('PAY-03 T110 a repeated switch to cash, as after a lost response, has the same result', async () => {
  const orderId = await shop.order();
  const [first, again] = [await toCash(orderId), await toCash(orderId)];
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
});

test('T24 PAY-03 a repeated key returns the same response and is rejected for another order', async () => {
  const [one, other] = [await shop.order(), await shop.order()];
  const key = { 'idempotency-key': 'switch-1' };
  const send = (orderId: number) =>
    shop.post('/customer/order/payment-method', asGuest(orderId, { _method: 'put' }), key);
  const answers = await Promise.all([send(one), send(one), send(one)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const reused = await send(other);
  expect(refusalOf(reused)?.code).toBe('key_reused');
  expect(await shop.stateOf(other)).toMatchObject({ payment_method: 'digital_payment' });
});

test('PAY-02 T34 where the zone takes no cash the switch is refused and not offered', async () => {
  const orderId = await shop.order({ store: 2 });
  expect(await payment(orderId)).toMatchObject({ cash_on_delivery: 0 });
  const answer = await toCash(orderId);
  expect(answer.statusCode).toBe(409);
  expect(refusalOf(answer)?.code).toBe('cash_not_allowed');
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_method: 'digital_payment' });
});

test('CHK-08 T11 T34 above the cash limit the switch is refused with the text of the specification', async () => {
  const atLimit = await shop.order({ quantity: 5 });
  expect((await toCash(atLimit)).statusCode).toBe(200);
  await shop.db`update module_zones set maximum_cash_minor = 4999 where module_id = 1 and zone_id = 1`;
  const above = await shop.order({ quantity: 5 });
  const answer = await toCash(above);
  await shop.db`update module_zones set maximum_cash_minor = 5000 where module_id = 1 and zone_id = 1`;
  expect(answer.statusCode).toBe(409);
  expect(refusalOf(answer)?.message).toBe(
    'The total amount of the order, exceeds maximum amount of the cash on delivery method',
  );
});

test('PAY-03 T33 an order that is paid, cancelled or past its deadline cannot be switched', async () => {
  const paid = await shop.order();
  await shop.postWebhook(await shop.begin(paid));
  const canceled = await shop.order();
  await cancel(canceled);
  const late = await shop.order({ holdUntil: shop.time.now });
  const codes = [];
  for (const id of [paid, canceled, late]) codes.push(refusalOf(await toCash(id))?.code);
  expect(codes).toEqual(['payment_already_made', 'order_step_refused', 'payment_time_over']);
});

test('T13 switching and paying never change the total of the order', async () => {
  const totals = (id: number) =>
    shop.db`select total_minor, items_minor, tax_minor, delivery_minor, tip_minor, coupon_minor from orders where id = ${id}`;
  const [switched, paid] = [await shop.order({ quantity: 2 }), await shop.order({ quantity: 2 })];
  const before = await totals(switched);
  await toCash(switched);
  await shop.postWebhook(await shop.begin(paid));
  expect(await totals(switched)).toEqual(before);
  expect(await totals(paid)).toEqual(before);
});

test('PAY-03 cancelling an unpaid order returns its stock once', async () => {
  const before = await shop.stockLeft();
  const orderId = await shop.order({ quantity: 4 });
  await shop.begin(orderId);
  expect((await cancel(orderId)).statusCode).toBe(200);
  expect(refusalOf(await cancel(orderId))?.code).toBe('order_step_refused');
  const [row] = await shop.db`select canceled_by, cancel_reason from orders where id = ${orderId}`;
  expect(row).toEqual({ canceled_by: 'customer', cancel_reason: 'Order payment canceled' });
  expect(await shop.stockLeft()).toBe(before);
  expect(await payment(orderId)).toMatchObject({ state: 'over', gateways: [] });
});

test('PAY-04 T40 money for a cancelled order is refunded and does not reactivate the order', async () => {
  const before = await shop.stockLeft();
  const orderId = await shop.order();
  const paymentId = await shop.begin(orderId);
  await cancel(orderId);
  expect(await shop.postWebhook(paymentId)).toBe(200);
  expect(await shop.postWebhook(paymentId)).toBe(200);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'canceled', payment_status: 'unpaid' });
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'surplus', reason: 'order_undone' }]);
  expect(await shop.stockLeft()).toBe(before);
});

test('PAY-04 money after the switch to cash is refunded, and the order stays cash on delivery', async () => {
  const orderId = await shop.order();
  const paymentId = await shop.begin(orderId);
  await toCash(orderId);
  const moneyBack = async () => {
    const query = `order_id=${orderId}&guest_id=${shop.guest.guestId}`;
    return (await shop.get(`/customer/order/details?${query}`)).json<{ money_back: object[] }>().money_back;
  };
  expect(await moneyBack()).toEqual([]);
  await shop.postWebhook(paymentId);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_method: 'cash_on_delivery', payment_status: 'unpaid' });
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'surplus', reason: 'paid_otherwise' }]);
  // The order shows the pending refund to its owner.
  expect(await moneyBack()).toEqual([{ amount: 10, sent_at: null, to: 'original' }]);
});

test('PAY-04 an order cancelled after payment is refunded once', async () => {
  const orderId = await shop.order();
  await shop.postWebhook(await shop.begin(orderId));
  await cancel(orderId);
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'surplus', reason: 'order_undone' }]);
});

test('T40 an expired order releases everything once, and late money is refunded', async () => {
  const before = await shop.stockLeft();
  const orderId = await shop.order({ quantity: 2 });
  const paymentId = await shop.begin(orderId);
  expect(await expireUnpaidOrders(shop.db, new Date(minutes(15).getTime() - 1))).toEqual([]);
  expect(await shop.stockLeft()).toBe(before - 2);
  expect(await expireUnpaidOrders(shop.db, minutes(15))).toEqual([orderId]);
  expect(await expireUnpaidOrders(shop.db, minutes(15))).toEqual([]);
  expect(await shop.stockLeft()).toBe(before);
  await shop.postWebhook(paymentId);
  expect(await shop.stateOf(orderId)).toMatchObject({ status: 'failed', payment_status: 'unpaid' });
  expect(await shop.moneyOf(orderId)).toEqual([{ status: 'surplus', reason: 'order_undone' }]);
});

test('PAY-01 an order is paid by its link on another device, which shows nothing about the buyer', async () => {
  const orderId = await shop.order();
  const { pay_secret: secret } = await payment(orderId);
  const seen = (await shop.get(`/payments/link?pay_secret=${secret}`)).json<object>();
  expect(Object.keys(seen).sort()).toEqual(
    'cash_on_delivery currency due_amount gateways offline_payment order_amount order_id order_status pay_before pay_secret payment_method payment_status state timezone wallet wallet_amount'.split(
      ' ',
    ),
  );
  const link = await shop.post('/payments/link/pay', { pay_secret: secret });
  expect(link.json<{ redirect_link: string }>().redirect_link).toMatch(
    /^http:\/\/shop\.example\/api\/payments\/sandbox\//,
  );
  const [{ id } = { id: '' }] = await shop.db<{ id: string }[]>`select id from payments where order_id = ${orderId}`;
  await shop.postWebhook(id);
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
});

test('PAY-02 an order can be switched to cash by its link', async () => {
  const orderId = await shop.order();
  const { pay_secret: secret } = await payment(orderId);
  expect((await shop.post('/payments/link/payment-method', { pay_secret: secret, _method: 'put' })).statusCode).toBe(
    200,
  );
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_method: 'cash_on_delivery' });
});

test('T58 every call treats another customer’s order as unknown', async () => {
  const orderId = await shop.order();
  const other = await addGuest(shop.db);
  const customer = await addCustomer(shop.db);
  const calls = (id: number, guest: object, headers: Record<string, string> = {}) =>
    Promise.all([
      shop.get(`/customer/order/payment?${new URLSearchParams({ order_id: String(id), ...guest })}`, headers),
      shop.post('/customer/order/pay', { order_id: id, ...guest }, headers),
      shop.post('/customer/order/payment-method', { order_id: id, ...guest }, headers),
      shop.post('/customer/order/offline-payment', { order_id: id, method_id: 1, answers: '[]', ...guest }, headers),
    ]);
  const unknown = await calls(999_999_999, { guest_id: other.guestId });
  for (const answers of [await calls(orderId, { guest_id: other.guestId }), await calls(orderId, {}, customer.headers)])
    for (const [position, answer] of answers.entries()) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(unknown[position]?.json());
    }
  expect((await shop.get(`/payments/link?pay_secret=${'x'.repeat(43)}`)).statusCode).toBe(404);
});

test('D6 T39 an invalid token is rejected even with a valid guest id', async () => {
  const orderId = await shop.order();
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
  const answer = await shop.post('/customer/order/pay', asGuest(orderId), headers);
  expect(answer.statusCode).toBe(401);
});

test('PAY-01 a double click starts one payment', async () => {
  const orderId = await shop.order();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.post('/customer/order/pay', asGuest(orderId))),
  );
  const links = new Set(answers.map((answer) => answer.json<{ redirect_link: string }>().redirect_link));
  expect(links.size).toBe(1);
  expect(await shop.moneyOf(orderId)).toHaveLength(1);
});

test('CHK-02 an order with a total of zero is paid when payment starts', async () => {
  const orderId = await shop.order();
  await shop.db`update orders set first_order_minor = total_minor, total_minor = 0 where id = ${orderId}`;
  const answer = await shop.post('/customer/order/pay', asGuest(orderId));
  expect(refusalOf(answer)?.code).toBe('payment_already_made');
  expect(await shop.stateOf(orderId)).toMatchObject({ payment_status: 'paid' });
  expect(await expireUnpaidOrders(shop.db, minutes(60))).toEqual([]);
});

test('an unconfigured provider is refused', async () => {
  const orderId = await shop.order();
  const answer = await shop.post('/customer/order/pay', asGuest(orderId, { gateway: 'stripe' }));
  expect(refusalOf(answer)?.code).toBe('payment_method_unavailable');
});

test('the stock of this file adds up', async () => {
  const [row] = await shop.db<{ taken: number }[]>`select taken from inventory where item_id = 1`;
  expect((await shop.stockLeft()) + (row?.taken ?? 0)).toBe(STOCK);
});
