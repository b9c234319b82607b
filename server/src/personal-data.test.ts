import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from './invariants/find-breaches.ts';
import { deliver, placeOrderOf } from './testing/delivered-orders.ts';
import { dumpTables } from './testing/dump-tables.ts';
import { NOON, type Buyer } from './testing/ordering-shop.ts';
import { openParcelShop, type ParcelShop } from './testing/parcel-shop.ts';
import { addCustomer, addMember, signIn } from './testing/people.ts';
import { otherColumns, personalColumns } from './testing/personal-columns.ts';

let shop: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
});
afterAll(() => shop.close());

const MARKER = 'Canarymark';
const HEX_MARKER = Buffer.from(MARKER).toString('hex');
const PHONE = '+201077700077';
const EMAIL = 'canarymark@example.com';
const TRACES = [MARKER, MARKER.toLowerCase(), HEX_MARKER, PHONE];

const columnsIn = (list: Readonly<Record<string, string>>) =>
  Object.entries(list).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`));

test('T123 every column with text, JSON or bytes is listed as personal or not', async () => {
  const rows = await shop.sql<{ name: string }[]>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.udt_name not in
      ('int2', 'int4', '_int4', 'int8', 'bool', 'timestamptz', 'float4', 'float8', 'uuid', 'date', 'int4multirange',
       'polygon')
    order by 1`;
  const listed = [...columnsIn(personalColumns), ...columnsIn(otherColumns)].toSorted();
  expect(listed).toEqual(rows.map(({ name }) => name).toSorted());
});

/** Writes the marker to every personal column of a customer who has used everything. */
async function leaveTraces(buyer: Buyer): Promise<void> {
  const { sql } = shop;
  const { id } = buyer;
  await shop.add(buyer, { item_id: 1, model: 'Item', note: MARKER });
  const placed = await shop.order(buyer, { order_note: MARKER, contact_person_name: MARKER }, `key-${MARKER}`);
  const { order_id } = placed.json<{ order_id: number }>();
  await sql`
    insert into saved_carts (owner_kind, owner_id, store_id, lines, saved_at)
    values ('customer', ${id}, 1, jsonb_build_array(jsonb_build_object('note', ${MARKER}::text)), now())`;
  expect((await shop.cancel(buyer, order_id, `key-${MARKER}`)).statusCode).toBe(200);
  await sql`
    update orders set cancel_reason = ${MARKER}, contact_number = ${PHONE}, contact_email = ${EMAIL},
      address = jsonb_build_object('address', ${MARKER}::text) where id = ${order_id}`;
  await sql`update order_status_log set reason = ${MARKER} where order_id = ${order_id}`;
  await leaveTracesOfParcel(buyer);
  await sql`update idempotency_keys set answer = jsonb_build_object('x', ${PHONE}::text) where owner_id = ${id}`;
  const file = async (kind: string) => {
    const [row] = await sql<{ id: string }[]>`
      insert into uploads (id, kind, customer_id, content_type, bytes, created_at)
      values (${randomBytes(24).toString('base64url')}, ${kind}, ${id}, 'image/webp', ${Buffer.from(MARKER)}, now())
      returning id`;
    return row?.id ?? '';
  };
  await sql`update customers set picture = ${await file('profile')} where id = ${id}`;
  await sql`insert into order_files (order_id, position, file_id) values (${order_id}, 1, ${await file('prescription')})`;
  await sql`
    insert into refund_requests (order_id, reason, note, answer, amount_minor, file_ids, created_at)
    values (${order_id}, ${MARKER}, ${MARKER}, ${MARKER}, 1, array[${await file('refund')}], now())`;
  await sql`update customers set blocked_reason = ${MARKER} where id = ${id}`;
  await sql`insert into prescription_prices (order_id, note, priced_at) values (${order_id}, ${MARKER}, now())`;
  await sql`
    insert into payments (id, order_id, provider, amount_minor, currency, status, created_at)
    values ('paymentofcanary0000000001', ${order_id}, 'offline', 1, 'USD', 'failed', now())`;
  await sql`
    insert into offline_payments (payment_id, method_id, method_name, answers, proof_file_id, told_at)
    values ('paymentofcanary0000000001', 1, 'Bank', jsonb_build_array(${MARKER}::text), ${await file('proof')}, now())`;
  await sql`
    insert into reviews (id, store_id, order_id, customer_id, author_name, rating, comment, reply)
    values (1, 1, ${order_id}, ${id}, ${MARKER}, 5, ${MARKER}, ${MARKER})`;
  await sql`update stores set rating_total = rating_total + 5, rating_count = rating_count + 1 where id = 1`;
  await sql`insert into review_pictures (file_id, review_id, position) values (${await file('review')}, 1, 1)`;
  await sql`insert into conversations (id, customer_id, party, last_number, last_at) values (1, ${id}, 'shop', 1, now())`;
  await sql`
    insert into chat_messages (conversation_id, number, sender, text, search_text, created_at)
    values (1, 1, 'shop', ${MARKER}, ${MARKER.toLowerCase()}, now())`;
  await sql`
    insert into chat_files (conversation_id, number, position, file_id) values (1, 1, 1, ${await file('chat')})`;
  await leaveTracesOfStaff(buyer);
  await shop.add(buyer, { item_id: 1, model: 'Item', note: MARKER });
  await leaveTracesOfAccount(id);
}

/** What staff write about the customer and its orders, in every call that takes free text. */
async function leaveTracesOfStaff(buyer: Buyer): Promise<void> {
  for (const decision of ['/refuse', '']) {
    const orderId = await placeOrderOf(shop, buyer);
    await deliver(shop.sql, orderId, NOON);
    await shop.post('/customer/order/refund-request', { order_id: orderId, customer_reason: MARKER }, buyer.headers);
    const money = decision === '' ? { amount: 1, to: 'original', refunded: 0 } : {};
    await write(`/orders/${orderId}/refund${decision}`, { reason: MARKER, ...money });
  }
  await write(`/orders/${await placeOrderOf(shop, buyer)}/step`, { to: 'canceled', reason: MARKER });
  await write('/reviews/1/reply', { reply: MARKER });
  await write('/reviews/1/hide', { reason: MARKER });
  await write(`/customers/${buyer.id}/wallet`, { unit: 'money', amount: 1, reason: MARKER });
  await write(`/customers/${buyer.id}/wallet`, { unit: 'money', amount: -1, reason: MARKER });
}

/** Makes a call as the owner of the shop. */
async function write(path: string, body: object): Promise<void> {
  const owner = await addMember(shop.sql, { role: 'owner', now: NOON });
  const answer = await shop.post(`/console${path}`, body, {
    ...owner,
    'idempotency-key': randomBytes(8).toString('hex'),
  });
  expect([path, answer.statusCode, answer.body]).toEqual([path, 200, expect.any(String)]);
}

async function leaveTracesOfParcel(buyer: Buyer): Promise<void> {
  const orderId = await shop.sent(buyer, { parcel_content: MARKER });
  await shop.cancel(buyer, orderId);
  const place = { address: MARKER };
  await shop.sql`
    update parcels set receiver_name = ${MARKER}, receiver_phone = ${PHONE}, sender_address = ${place}, wish = ${place}
    where order_id = ${orderId}`;
}

async function leaveTracesOfAccount(id: number): Promise<void> {
  const { sql } = shop;
  const secret = () => randomBytes(32);
  await sql`
    insert into customer_addresses (id, customer_id, address_type, address_label, address, contact_person_name,
      contact_person_number, contact_person_email, additional_information, road, house, floor, lat, lng, created_at)
    values (1, ${id}, ${MARKER}, ${MARKER}, ${MARKER}, ${MARKER}, ${PHONE}, ${EMAIL}, ${MARKER}, ${MARKER}, ${MARKER},
      ${MARKER}, 1, 1, now())`;
  await sql`
    select move_amount('money', 'test:note', 'adjustment_in', 'adjustments', 'wallet', 1, ${id}, null, ${MARKER}, now()),
      move_amount('money', 'test:note:out', 'adjustment_out', 'wallet', 'adjustments', 1, ${id}, null, ${MARKER}, now())`;
  await sql`update sessions set device = ${MARKER}, push_token = ${MARKER} where customer_id = ${id}`;
  await sql`
    insert into social_accounts (provider, subject, customer_id, created_at) values ('x', ${MARKER}, ${id}, now())`;
  await sql`
    insert into social_registrations (token_hash, provider, subject, f_name, l_name, email, ends_at)
    values (${secret()}, 'x', ${MARKER}, ${MARKER}, ${MARKER}, null, now()),
           (${secret()}, 'y', 'someone', ${MARKER}, ${MARKER}, ${EMAIL}, now())`;
  await sql`
    insert into code_requests (id_hash, purpose, channel, contact, message_kind, payload, code_ends_at, created_at)
    values (${secret()}, 'sign_up', 'sms', ${PHONE}, 'x', jsonb_build_object('x', ${MARKER}::text), now(), now())`;
  await sql`
    insert into messages_out (id, channel, recipient, kind, language, created_at, ends_at, next_try_at)
    values (gen_random_uuid(), 'sms', ${PHONE}, 'x', 'en', now(), now(), now() + interval '1 day')`;
  await sql`
    insert into demo_mailbox (id, channel, recipient, subject, text, created_at)
    values (gen_random_uuid(), 'email', ${EMAIL}, ${MARKER}, ${MARKER}, now())`;
  await sql`insert into newsletter_subscribers (email, language) values (${EMAIL}, 'en')`;
  await sql`
    insert into contact_messages (id, name, email, topic, message, language)
    values (gen_random_uuid(), ${MARKER}, ${EMAIL}, 'order', ${MARKER}, 'en')`;
}

async function hasTrace(column: string): Promise<boolean> {
  const [table = '', name = ''] = column.split('.');
  const query = `select "${name}"::text as value from "${table}" where "${name}"::text ~* '${TRACES.join('|').replace('+', '[+]')}'`;
  const [row] = await shop.sql<{ found: string }[]>`select query_to_xml(${query}, true, true, '')::text as found`;
  return row?.found.includes('<value>') ?? false;
}

test('ACC-08 T123 deleting an account erases every personal column and file of it', async () => {
  const { id } = await addCustomer(shop.sql, { phone: PHONE, email: EMAIL, fName: MARKER });
  await shop.sql`update customers set l_name = ${MARKER} where id = ${id}`;
  await write(`/customers/${id}/block`, { reason: MARKER });
  await write(`/customers/${id}/unblock`, {});
  const { headers } = await signIn(shop.sql, id);
  await leaveTraces({ kind: 'customer', id, headers, guest: {} });
  const columns = columnsIn(personalColumns);
  const found = await Promise.all(columns.map(hasTrace));
  expect(columns.filter((_column, at) => !found[at])).toEqual([]);

  expect((await shop.del('/customer/remove-account', headers)).statusCode).toBe(200);
  const left = await dumpTables(shop.sql);
  for (const trace of TRACES) expect(left).not.toContain(trace);
  const filesLeft = await shop.sql`
    select from uploads where customer_id = ${id}
    union all select from order_files union all select from refund_requests where file_ids <> '{}'
    union all select from offline_payments where proof_file_id is not null union all select from review_pictures`;
  expect(filesLeft).toHaveLength(0);
  expect(await findBreaches(shop.sql)).toEqual([]);
});
