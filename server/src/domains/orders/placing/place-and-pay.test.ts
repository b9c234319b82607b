import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { openPayingShop, type PayingShop } from '../../../testing/paying-shop.ts';
import { addCoupon } from '../../../testing/small-promotions.ts';
import { expireUnpaidOrders } from '../lifecycle/expire-unpaid-orders.ts';

let shop: PayingShop;
let down: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
  // No server listens at this address, and Stripe is the default provider.
  const stripe = { secretKey: 'sk', webhookSecret: 'wh', baseUrl: 'http://127.0.0.1:9' };
  down = await openPayingShop({ stripe });
});
afterAll(() => Promise.all([shop.close(), down.close()]));

type PlacingReply = {
  order_id: number;
  payment_status: string;
  pay_before: string | null;
  redirect_link: string | null;
};

async function place(at: PayingShop, method = 'digital_payment', more: object = {}): Promise<PlacingReply> {
  const guest = { guest_id: at.guest.guestId };
  const added = await at.post('/customer/cart/add', { ...guest, model: 'Item', item_id: 1, quantity: 2 });
  expect(added.statusCode, added.body).toBe(200);
  const answer = await at.post('/customer/order/place', {
    ...guest,
    order_type: 'take_away',
    order_amount: 20,
    payment_method: method,
    contact_person_name: 'Mariam',
    contact_person_number: '+201001234567',
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PlacingReply>();
}

const choose = (link: string | null, answer: string) =>
  shop.http.inject({
    method: 'POST',
    url: new URL(link ?? 'http://none').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  });

test('CHK-08 CHK-13 a guest places an order, pays in the sandbox, and the order is paid', async () => {
  const before = await shop.stockLeft();
  const placed = await place(shop);
  expect(placed).toMatchObject({ payment_status: 'unpaid', pay_before: '2026-03-02T12:15:00.000Z' });
  expect(await shop.stockLeft()).toBe(before - 2);
  expect((await choose(placed.redirect_link, 'approve')).statusCode).toBe(303);
  expect(await shop.stateOf(placed.order_id)).toMatchObject({ status: 'pending', payment_status: 'paid' });
});

test('PAY-02 after a declined card the order can be paid in cash', async () => {
  const placed = await place(shop);
  await choose(placed.redirect_link, 'decline');
  const body = { order_id: placed.order_id, guest_id: shop.guest.guestId, _method: 'put' };
  expect((await shop.post('/customer/order/payment-method', body)).statusCode).toBe(200);
  expect(await shop.stateOf(placed.order_id)).toMatchObject({ status: 'pending', payment_method: 'cash_on_delivery' });
});

test('T40 an unpaid order returns its stock for the next buyer', async () => {
  const before = await shop.stockLeft();
  const placed = await place(shop);
  await choose(placed.redirect_link, 'time_out');
  expect(await expireUnpaidOrders(shop.db, new Date('2026-03-02T12:15:00Z'))).toEqual([placed.order_id]);
  expect(await shop.stockLeft()).toBe(before);
});

test('T93 an order is placed while the provider is down and can be paid another way', async () => {
  const placed = await place(down);
  expect(placed.redirect_link).toBeNull();
  expect(await down.stateOf(placed.order_id)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
  const body = { order_id: placed.order_id, guest_id: down.guest.guestId, gateway: 'sandbox' };
  expect((await down.post('/customer/order/pay', body)).statusCode).toBe(200);
});

test.each([
  ['digital_payment', 1],
  ['offline_payment', 2],
])(
  'CHK-02 PAY-01 an order of zero by %s is paid when it is placed, in the answer and in the row',
  async (method, id) => {
    const code = `FREE-${id}`;
    await shop.db`
      insert into offline_payment_methods (id, name_en, details, questions) values (1, 'Bank', '[]', '[]')
      on conflict do nothing`;
    await addCoupon(shop.db, { id, code, discount: ['amount', 2_000] });
    const placed = await place(shop, method, { order_amount: 0, coupon_code: code });
    expect(placed).toMatchObject({ payment_status: 'paid', pay_before: null, redirect_link: null });
    expect(await shop.stateOf(placed.order_id)).toMatchObject({ status: 'pending', payment_status: 'paid' });
    expect(await shop.moneyOf(placed.order_id)).toEqual([]);
    expect(await expireUnpaidOrders(shop.db, new Date('2026-03-05T12:00:00Z'))).not.toContain(placed.order_id);
    expect(await findBreaches(shop.db)).toEqual([]);
  },
);
