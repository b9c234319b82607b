import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { balanceOf, fillWallet } from '../../../testing/money/wallets.ts';
import { codeOf, NOON, queryOf, type Buyer } from '../../../testing/ordering-shop.ts';
import { openParcelShop, type ParcelShop } from '../../../testing/parcel-shop.ts';
import { signedWebhook } from '../../../testing/paying-shop.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { decideOfflinePayment } from './decide-offline-payment.ts';

let shop: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
  await shop.sql`
    insert into offline_payment_methods (id, name_en, details, questions, active) values
      (1, 'Bank', '[]', '[{"key":"number","label":{"en":"Number"},"isRequired":true}]', true)
    on conflict (id) do update set questions = excluded.questions, active = true`;
});
afterAll(() => shop.close());
afterEach(async () => {
  expect((await findBreaches(shop.sql)).filter(({ number }) => number !== 12)).toEqual([]);
});

const detailsOf = async (buyer: Buyer, orderId: number) =>
  (await shop.get(`/customer/order/details?order_id=${orderId}&${queryOf(buyer)}`, buyer.headers)).json<OrderDetail>();

async function reportTransfer(buyer: Buyer, orderId: number): Promise<string> {
  const answers = JSON.stringify([{ customer_input: 'number', value: '778' }]);
  const body = { order_id: orderId, method_id: 1, answers, ...buyer.guest };
  return codeOf(await shop.post('/customer/order/offline-payment', body, buyer.headers));
}

/** The provider says that the customer has paid by card. */
async function payByCard(orderId: number): Promise<void> {
  const [payment] = await shop.sql<{ id: string }[]>`
    select id from payments where order_id = ${orderId} and status = 'open'`;
  const { body, headers } = await signedWebhook(shop.sql, NOON, payment?.id ?? '');
  const url = '/api/v1/payments/webhook/sandbox';
  expect((await shop.http.inject({ method: 'POST', url, payload: body, headers })).statusCode).toBe(200);
}

test('PAR-02 CHK-08 a parcel is paid by a transfer that the sender reports and the shop approves', async () => {
  const guest = await shop.guest();
  const orderId = await shop.sent(guest, { payment_method: 'offline_payment' });
  expect(await detailsOf(guest, orderId)).toMatchObject({
    payment_method: 'offline_payment',
    payment_status: 'unpaid',
  });
  expect(await reportTransfer(guest, orderId)).toBe('ok');
  expect(await detailsOf(guest, orderId)).toMatchObject({ order_status: 'pending', payment_status: 'waiting' });
  await decideOfflinePayment(shop.sql, orderId, true, NOON);
  expect(await detailsOf(guest, orderId)).toMatchObject({ order_status: 'pending', payment_status: 'paid' });
});

test('PAR-02 CHK-08 a parcel whose transfer the shop does not find fails', async () => {
  const guest = await shop.guest();
  const orderId = await shop.sent(guest, { payment_method: 'offline_payment' });
  await reportTransfer(guest, orderId);
  await decideOfflinePayment(shop.sql, orderId, false, NOON);
  expect(await detailsOf(guest, orderId)).toMatchObject({ order_status: 'failed' });
});

test('PAR-02 MON-01 of a cancelled parcel, the part from the wallet returns to the wallet', async () => {
  const customer = await shop.customer();
  await fillWallet(shop.sql, customer.id, 130);
  const orderId = await shop.sent(customer, { partial_payment: 1, wallet_amount: 1.3 });
  expect(await detailsOf(customer, orderId)).toMatchObject({ wallet_amount: 1.3, due_amount: 1.4 });
  expect(await balanceOf(shop.sql, customer.id)).toBe(0);
  expect(codeOf(await shop.cancel(customer, orderId))).toBe('ok');
  expect(await balanceOf(shop.sql, customer.id)).toBe(130);
});

test('PAR-02 a cancelled parcel that was paid by card, with a part from the wallet, gives both parts back once', async () => {
  const customer = await shop.customer();
  await fillWallet(shop.sql, customer.id, 70);
  const wish = { payment_method: 'digital_payment', partial_payment: 1, wallet_amount: 0.7 };
  const orderId = await shop.sent(customer, wish);
  await payByCard(orderId);
  expect(await detailsOf(customer, orderId)).toMatchObject({ payment_status: 'paid', wallet_amount: 0.7 });
  expect(codeOf(await shop.cancel(customer, orderId))).toBe('ok');
  const { money_back: back, order_status: status } = await detailsOf(customer, orderId);
  expect(status).toBe('canceled');
  expect(back.map(({ amount }) => amount).toSorted()).toEqual([0.7, 2]);
  // The card gets the rest, so that nothing is returned twice.
  expect(await balanceOf(shop.sql, customer.id)).toBe(70);
});

test.each([
  ['card', { payment_method: 'digital_payment' }, {}, 'original'],
  ['cash, for the wallet,', { payment_method: 'cash_on_delivery' }, { refund_to: 'wallet' }, 'wallet'],
])(
  'PAR-02 MON-06 a delivered parcel that was paid from the wallet and by %s gives the whole charge back, once',
  async (_, payment, choice, to) => {
    const customer = await shop.customer();
    await fillWallet(shop.sql, customer.id, 70);
    const orderId = await shop.sent(customer, { ...payment, partial_payment: 1, wallet_amount: 0.7 });
    if (payment.payment_method === 'digital_payment') await payByCard(orderId);
    const step = async (next: OrderStatus) =>
      changeOrderStatus(shop.sql, orderId, { to: next, by: 'operator', now: NOON });
    for (const next of ['confirmed', 'accepted', 'picked_up', 'delivered'] as const) await step(next);
    expect(await balanceOf(shop.sql, customer.id)).toBe(0);
    const body = { order_id: orderId, customer_reason: 'It was broken', ...choice };
    expect(codeOf(await shop.post('/customer/order/refund-request', body, customer.headers))).toBe('ok');
    await step('refunded');
    const { money_back: back, order_status: status } = await detailsOf(customer, orderId);
    expect(status).toBe('refunded');
    expect(back.map((part) => [part.amount, part.to])).toEqual([
      [2, to],
      [0.7, 'wallet'],
    ]);
    expect(await balanceOf(shop.sql, customer.id)).toBe(to === 'wallet' ? 270 : 70);
    expect(codeOf(await shop.post('/customer/order/refund-request', body, customer.headers))).not.toBe('ok');
  },
);
