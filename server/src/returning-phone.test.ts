import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOrderStatus } from './domains/orders/orders.public.ts';
import { findBreaches } from './invariants/find-breaches.ts';
import { codeOf as smsCodeOf } from './testing/mailbox.ts';
import { codeOf, NOON, openOrderingShop, queryOf, type Buyer, type OrderingShop } from './testing/ordering-shop.ts';
import { addCoupon } from './testing/small-promotions.ts';

let shop: OrderingShop;
let now = NOON;
beforeAll(async () => {
  shop = await openOrderingShop({ clock: () => now });
  await addCoupon(shop.sql, { id: 1, code: 'FIRST', kind: 'first_order' });
  await addCoupon(shop.sql, { id: 2, code: 'ONCE', perCustomer: 1 });
  await addCoupon(shop.sql, { id: 3, code: 'TWICE', perCustomer: 2 });
  const discount = { type: 'percent', value: 1000, maximumMinor: null, days: 30 };
  await shop.sql`
    update shop_settings set settings = settings || ${JSON.stringify({ firstOrderDiscount: discount })}::jsonb`;
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const HOUR_MS = 3_600_000;

async function signUp(phone: string): Promise<Buyer> {
  // Codes are limited per phone and hour.
  now = new Date(now.getTime() + HOUR_MS);
  const email = `p${phone.slice(1)}@example.com`;
  const form = { f_name: 'Omar', l_name: 'Said', phone, email, password: 'seven brown camels' };
  const { request_id } = (await shop.post('/auth/sign-up', form)).json<{ request_id: string }>();
  const done = await shop.post('/auth/verify-phone', { request_id, otp: await smsCodeOf(shop, phone) });
  const { token } = done.json<{ token: string }>();
  const [row] = await shop.sql<{ id: number }[]>`select id from customers where phone = ${phone}`;
  return { kind: 'customer', id: row?.id ?? 0, headers: { authorization: `Bearer ${token}` }, guest: {} };
}

async function orderAndReceive(buyer: Buyer, coupon_code?: string): Promise<void> {
  await shop.add(buyer, { item_id: 1 });
  const placed = await shop.order(buyer, coupon_code ? { coupon_code } : {});
  expect(codeOf(placed), placed.body).toBe('ok');
  const { order_id } = placed.json<{ order_id: number }>();
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
    await changeOrderStatus(shop.sql, order_id, { to, by: 'operator', now });
}

const remove = async (buyer: Buyer) =>
  expect((await shop.del('/customer/remove-account', buyer.headers)).statusCode).toBe(200);
const coupon = async (buyer: Buyer, code: string) =>
  codeOf(await shop.get(`/coupon/apply?code=${code}&${queryOf(buyer)}`, buyer.headers));
const profileOf = async (buyer: Buyer) => (await shop.get('/customer/info', buyer.headers)).json<object>();

test('ACC-08 HOM-22 T18 used first-order and per-customer benefits do not return with a new account of the same phone', async () => {
  const phone = '+201066600001';
  const first = await signUp(phone);
  expect(await profileOf(first)).toMatchObject({ is_valid_for_discount: 1 });
  await orderAndReceive(first, 'ONCE');
  await orderAndReceive(first, 'TWICE');
  await remove(first);
  // Twice, because the second account must leave the same behind although it has ordered nothing itself.
  await remove(await signUp(phone));
  const again = await signUp(phone);
  expect(await profileOf(again)).toMatchObject({ is_valid_for_discount: 0, order_count: 0 });
  await shop.add(again, { item_id: 1 });
  expect((await shop.quote(again)).json()).toMatchObject({ bill: { first_order: { amount: 0 } } });
  expect(await coupon(again, 'FIRST')).toBe('coupon_first_order');
  expect(await coupon(again, 'ONCE')).toBe('coupon_own_limit');
  await orderAndReceive(again, 'TWICE');
  await shop.add(again, { item_id: 1 });
  expect(await coupon(again, 'TWICE')).toBe('coupon_own_limit');
});

test('ACC-08 an account that ordered nothing leaves no hash, and another phone keeps its benefits', async () => {
  const before = await shop.sql`select from deleted_phones`;
  await remove(await signUp('+201066600002'));
  expect(await shop.sql`select from deleted_phones`).toHaveLength(before.length);
  expect(await profileOf(await signUp('+201066600002'))).toMatchObject({ is_valid_for_discount: 1 });
});

test('ACC-08 what is kept of a phone names neither the number nor an account or order', async () => {
  const phone = '+201066600003';
  const buyer = await signUp(phone);
  await orderAndReceive(buyer);
  await remove(buyer);
  const kept = JSON.stringify(
    await shop.sql`select encode(phone_hash, 'hex') as hash, used_benefits from deleted_phones`,
  );
  expect(kept).toContain('"hasOrdered":true');
  for (const trace of [phone, String(buyer.id)]) expect(kept).not.toContain(trace);
});
