import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrderingShop, type OrderingShop } from '../testing/ordering-shop.ts';
import { addCoupon } from '../testing/small-promotions.ts';
import { findBreaches } from './find-breaches.ts';

let shop: OrderingShop;
let orderId: number;
beforeAll(async () => {
  shop = await openOrderingShop();
  await addCoupon(shop.sql, { id: 1, code: 'AHLAN', discount: ['amount', 100], uses: [5, 0], perCustomer: 2 });
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 3, quantity: 2 });
  orderId = (await shop.order(buyer, { coupon_code: 'AHLAN' }, 'key-1')).json<{ order_id: number }>().order_id;
  await shop.add(await shop.guest(), { item_id: 1 });
  for (const message of ['Hello', 'Is anybody there?'])
    await shop.post('/customer/message/send', { receiver_type: 'admin', message }, buyer.headers);
  await shop.sql`update conversations set party_seen = 1, party_unread = 1`;
});
afterAll(() => shop.close());

class Undone extends Error {}

/** Plants a violation, returns what is found, and rolls back. */
async function foundWith(plant: (tx: Sql) => Promise<unknown>): Promise<number[]> {
  let found: number[] = [];
  await inTransaction(shop.sql, async (tx) => {
    await plant(tx);
    found = [...new Set((await findBreaches(tx)).map(({ number }) => number))];
    throw new Undone();
  }).catch((thrown: unknown) => {
    if (!(thrown instanceof Undone)) throw thrown;
  });
  return found;
}

test('a shop with orders has no violations', async () => {
  expect(orderId).toBeGreaterThan(0);
  expect(await findBreaches(shop.sql)).toEqual([]);
});

const later = `'2026-03-02T13:00:00Z'`;

/** Assigns every order to a courier. */
const assigned = (state: string) => `
  insert into couriers (id, f_name, l_name, phone, vehicle, zone_id, created_at)
    values (1, 'Karim', 'Said', '+201000000001', 'car', 1, ${later}) on conflict do nothing;
  insert into assignments (id, order_id, courier_id, state, offered_at, offer_ends_at, accepted_at, picked_up_at, ended_at)
    select ${state === 'offered' ? 2 : 1}, id, 1, '${state}', ${later}, '2030-01-01', ${later}, ${later},
      ${state === 'delivered' ? later : 'null'} from orders`;

/** Constraints, indexes and triggers are dropped first, so that each violation can be planted. */
test.each<[number, string, string]>([
  [1, 'a stock that counts more than orders hold', 'update inventory set taken = taken + 1 where item_id = 3'],
  [
    1,
    'a line that took from another stock',
    `update order_lines set took_stock = 'other' where took_stock is not null`,
  ],
  [
    1,
    'a sale that counts what nobody bought',
    `insert into flash_sales values (9, 1, 'S', null, now(), now() + interval '1 day');
     insert into flash_sale_items values (9, 1, 'percent', 100, 5, 2, 0, 2)`,
  ],
  [2, 'an order without lines', 'delete from order_lines'],
  [
    2,
    'lines that do not add up',
    'update order_lines set quantity = quantity + 1, unit_minor = unit_minor, total_minor = total_minor + unit_minor',
  ],
  [
    3,
    'answered order that is not there',
    `insert into idempotency_keys values ('guest', 1, 'POST', '/customer/order/prescription/place', 'k', '', '{"orderId":100000001}', now())`,
  ],
  [
    3,
    'two orders of one key',
    `alter table orders drop constraint orders_owner_kind_owner_id_idem_key_key;
     insert into orders select (jsonb_populate_record(o, '{"id":100000001,"cart_version":null,"coupon_id":null,"coupon_code":null,"coupon_minor":0,"total_minor":1000}')).* from orders o`,
  ],
  [
    4,
    'a paid order without a payment',
    `update orders set payment_method = 'digital_payment', payment_status = 'paid'`,
  ],
  [5, 'a coupon used without being counted', 'update coupons set used_count = 0'],
  [5, 'an order whose coupon nobody used', 'delete from coupon_uses'],
  [
    6,
    'a step that is not allowed',
    `insert into order_status_log (order_id, status, moved_by, at) select id, 'delivered', 'store', ${later} from orders;
     update orders set status = 'delivered'`,
  ],
  [
    6,
    'time that runs backwards',
    `insert into order_status_log (order_id, status, moved_by, at) select id, 'confirmed', 'store', '2020-01-01' from orders;
     update orders set status = 'confirmed'`,
  ],
  [6, 'a status that the log does not know', `update orders set status = 'confirmed'`],
  [
    7,
    'a cancelled order that gave nothing back',
    `insert into order_status_log (order_id, status, moved_by, at) select id, 'canceled', 'customer', ${later} from orders;
     update orders set status = 'canceled'`,
  ],
  [7, 'an order that gave back and stands', `update orders set given_back_at = ${later}`],
  [
    8,
    'two lines of one choice',
    `alter table cart_lines drop constraint cart_lines_choice_key;
     insert into cart_lines select (jsonb_populate_record(l, '{"id":1}')).* from cart_lines l`,
  ],
  [
    8,
    'a line of another store',
    `alter table cart_lines drop constraint cart_lines_owner_kind_owner_id_store_id_fkey; update cart_lines set store_id = 2`,
  ],
  [8, 'a store’s cart without lines', 'delete from cart_lines'],
  [8, 'an empty cart with lines', 'update carts set is_empty = true'],
  [
    9,
    'two accounts with one email address',
    `alter table customers drop constraint customers_email_key;
     insert into customers select (jsonb_populate_record(c, '{"id":1,"phone":"+201009999999","ref_code":"ABCDEFGH"}')).* from customers c limit 1`,
  ],
  [
    10,
    'an order with somebody else’s picture',
    `insert into guests (id, id_hash) values (77, sha256('x'));
     insert into uploads (id, kind, guest_id, content_type, bytes, created_at) values ('${'u'.repeat(32)}', 'prescription', 77, 'image/webp', '', now());
     insert into order_files select id, 1, '${'u'.repeat(32)}' from orders`,
  ],
  [11, 'an order outside of its zone', `update orders set address = address || '{"lat":1,"lng":1}'`],
  [11, 'an order at night', `update orders set store_hours = '{[0,60)}'`],
  [11, 'an order for yesterday', `update orders set schedule_at = created_at - interval '1 hour'`],
  [15, 'two couriers of one order', `drop index assignments_live_idx; ${assigned('accepted')}; ${assigned('offered')}`],
  [15, 'a courier of an order that is not confirmed', assigned('accepted')],
  [
    16,
    'a delivery by a courier without an assignment',
    `update orders set promised_from = ${later}, promised_until = ${later};
     insert into order_status_log (order_id, status, moved_by, at) select id, 'delivered', 'courier', ${later} from orders`,
  ],
  [
    16,
    'a delivery that its store ended',
    `update orders set promised_from = ${later}, promised_until = ${later};
     insert into order_status_log (order_id, status, moved_by, at) select id, 'delivered', 'store', ${later} from orders`,
  ],
  [16, 'a delivered assignment of an order that is not delivered', assigned('delivered')],
  [17, 'a promise that ends before it begins', `update orders set promised_from = now(), promised_until = ${later}`],
  [17, 'an order that is late without a promise', `update orders set late_at = now()`],
  [
    12,
    'an event that was not delivered',
    `insert into outbox (topic, cause, payload, created_at) values ('x', 'x', '{}', now() - interval '2 minutes')`,
  ],
  [
    12,
    'an event that was set aside',
    `insert into outbox (topic, cause, payload, failed_at, last_error) values ('x', 'x', '{}', now(), 'Error: poisoned')`,
  ],
  [
    10,
    'a review with somebody else’s picture',
    `insert into guests (id, id_hash) values (77, sha256('x'));
     insert into uploads (id, kind, guest_id, content_type, bytes, created_at) values ('${'u'.repeat(32)}', 'review', 77, 'image/webp', '', now());
     insert into reviews (id, store_id, author_name, customer_id, rating) select 1, 1, 'M', id, 5 from customers limit 1;
     insert into review_pictures values ('${'u'.repeat(32)}', 1, 1)`,
  ],
  [
    13,
    'a review that its store does not count',
    `insert into reviews (id, store_id, author_name, rating) values (1, 1, 'M', 5)`,
  ],
  [
    13,
    'a hidden review that its item counts',
    `insert into reviews (id, store_id, item_id, author_name, rating, active) values (1, 1, 1, 'M', 5, false);
     update items set rating_total = 5, rating_count = 1 where id = 1`,
  ],
  [13, 'stars that nobody gave', 'update items set rating_total = 1, rating_count = 1 where id = 1'],
  [
    13,
    'a courier’s review that is not counted',
    `insert into couriers (id, f_name, l_name, phone, vehicle, zone_id, created_at) values (1, 'K', 'S', '+201000000001', 'car', 1, now());
     insert into reviews (id, courier_id, author_name, rating) values (1, 1, 'M', 5)`,
  ],
  [
    13,
    'two reviews of one line',
    `drop index reviews_line_key;
     insert into reviews (id, store_id, item_id, order_id, line_no, author_name, rating) select n, 3, 3, id, 1, 'M', 5 from orders, generate_series(1, 2) n`,
  ],
  [14, 'an unread count that is too high', 'update conversations set party_unread = 2'],
  [14, 'a conversation without its last message', 'delete from chat_messages where number = 2'],
  [14, 'a message of a stranger', `update chat_messages set sender = 'courier'`],
])('invariant %i finds %s', async (number, _name, plant) => {
  expect(await foundWith((tx) => tx.script(plant))).toContain(number);
});
