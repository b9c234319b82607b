import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGuest } from './testing/people.ts';
import { openOrderingShop, type OrderingShop } from './testing/ordering-shop.ts';
import { hashPassword } from './domains/identity/account/password-hash.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
});
afterAll(() => shop.close());

const LINE = { item_id: 1, model: 'Item' };
type Errors = { errors: { code: string; message: string }[] };

test('ACC-08 an account cannot be deleted while an order runs, and deletion anonymizes its orders', async () => {
  const buyer = await shop.customer();
  await shop.add(buyer, { ...LINE, note: 'For Mariam: no onions' });
  const placed = await shop.order(buyer);
  expect(placed.statusCode, placed.body).toBe(200);
  const { order_id } = placed.json<{ order_id: number }>();
  const refused = await shop.del('/customer/remove-account', buyer.headers);
  expect(refused.statusCode).toBe(409);
  expect(refused.json<Errors>().errors[0]).toMatchObject({
    code: 'orders_running',
    message: 'You have an order in progress. Please wait until it’s delivered.',
  });
  expect((await shop.get('/customer/info', buyer.headers)).json()).toMatchObject({ order_count: 1 });

  expect((await shop.cancel(buyer, order_id)).statusCode).toBe(200);
  expect((await shop.del('/customer/remove-account', buyer.headers)).statusCode).toBe(200);
  const [row] = await shop.sql<
    { order: string }[]
  >`select row_to_json(o)::text || (select json_agg(l)::text from order_lines l where l.order_id = o.id) as order
    from orders o where id = ${order_id}`;
  expect(row?.order).toContain(String(order_id));
  for (const trace of ['Mariam', '+201001234567', 'Harbour Street']) expect(row?.order).not.toContain(trace);
});

test('HOM-22 the profile offers the first-order discount before the first order and not after it', async () => {
  const firstOrderDiscount = { type: 'percent', value: 1000, maximumMinor: null, days: 100_000 };
  await shop.sql`update shop_settings set settings = settings || ${JSON.stringify({ firstOrderDiscount })}::jsonb`;
  const buyer = await shop.customer();
  const profile = async () => (await shop.get('/customer/info', buyer.headers)).json<object>();
  await expect.poll(profile).toMatchObject({ is_valid_for_discount: 1, order_count: 0 });
  await shop.add(buyer, LINE);
  expect((await shop.order(buyer)).statusCode).toBe(200);
  expect(await profile()).toMatchObject({ is_valid_for_discount: 0, order_count: 1 });
});

test('CRT-10 ACC-02 a guest’s cart moves to the account on sign-in', async () => {
  const password = 'seven brown camels';
  const customer = await shop.customer();
  await shop.sql`update customers set password_hash = ${await hashPassword(password)} where id = ${customer.id}`;
  const { id, guestId } = await addGuest(shop.sql);
  const guest = { kind: 'guest', id, headers: {}, guest: { guest_id: guestId } } as const;
  expect((await shop.add(guest, LINE)).statusCode).toBe(200);
  const [{ email } = { email: '' }] = await shop.sql<{ email: string }[]>`
    select email from customers where id = ${customer.id}`;
  const signedIn = await shop.post('/auth/login', { email_or_phone: email, password, guest_id: guestId });
  expect(signedIn.statusCode).toBe(200);
  const lines = async (of: Parameters<OrderingShop['cart']>[0]) => JSON.stringify((await shop.cart(of)).json());
  expect(await lines(customer)).toContain('"item_id":1');
  expect(await lines(guest)).not.toContain('"item_id":1');
});
