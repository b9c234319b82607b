import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
});
afterAll(() => shop.close());

async function ordered(buyer: Buyer): Promise<number> {
  await shop.add(buyer, { item_id: 1 });
  return (await shop.order(buyer)).json<{ order_id: number }>().order_id;
}

const track = (id: number, query: object, headers = {}, ip = '10.9.9.9') =>
  shop.http.inject({
    url: `/api/v1/customer/order/track?${new URLSearchParams({ order_id: String(id), ...query }).toString()}`,
    headers,
    remoteAddress: ip,
  });

test('CHK-13 TRK-04 D3 a guest tracks an order by id and phone without its address; with the guest id everything is shown', async () => {
  const buyer = await shop.guest();
  const id = await ordered(buyer);
  for (const contact_number of ['+201001234567', '01001234567', '+20 100 123 4567']) {
    const found = (await track(id, { contact_number })).json<TrackedOrder>();
    expect(found).toMatchObject({ id, order_status: 'pending', store: { id: 1 }, pending: NOON.toISOString() });
    expect([found.delivery_address, found.receiver_details, found.delivery_man]).toEqual([null, null, null]);
  }
  const own = (await track(id, buyer.guest)).json<TrackedOrder>();
  expect(own.delivery_address).toMatchObject({ address: '12 Harbour Street', contact_person_name: 'Mariam Adel' });
  expect((await track(id, {}, { authorization: `Bearer ${'x'.repeat(40)}` })).statusCode).toBe(401);
});

test('TRK-04 API-01 the contact of a tracked order is its phone number or its email, not another email', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  const email = `${'m'.repeat(64)}@${'a'.repeat(186)}.com`;
  const placed = await shop.order(buyer, { contact_person_email: email });
  const id = placed.json<{ order_id: number }>().order_id;
  expect(email).toHaveLength(255);
  for (const contact_number of [email, email.toUpperCase()])
    expect((await track(id, { contact_number })).statusCode).toBe(200);
  expect((await track(id, { contact_number: 'somebody@example.com' })).statusCode).toBe(404);
  const withoutEmail = await ordered(await shop.guest());
  expect((await track(withoutEmail, { contact_number: email })).statusCode).toBe(404);
});

test('TRK-04 T63 wrong phone, wrong id and another customer’s order get the same response, and guesses are limited', async () => {
  const [buyer, stranger] = [await shop.guest(), await shop.guest()];
  const id = await ordered(buyer);
  const unknown = id === 999_999_999 ? 100_000_000 : id + 1;
  const asked = [
    await track(id, { contact_number: '+201001234568' }, {}, '10.1.0.1'),
    await track(unknown, { contact_number: '+201001234567' }, {}, '10.1.0.2'),
    await track(id, stranger.guest, {}, '10.1.0.3'),
    await track(id, {}, {}, '10.1.0.4'),
    await track(id, { guest_id: 'x'.repeat(32) }, {}, '10.1.0.5'),
  ];
  for (const answer of asked) expect([answer.statusCode, answer.body]).toEqual([404, asked[0]?.body]);
  expect(asked[0]?.json()).toEqual({ errors: [{ code: 'order_unknown', message: 'Order not found' }] });
});

test('TRK-04 T63 strangers who guess the phone of an order are stopped, and its buyer can still track it', async () => {
  const buyer = await shop.guest();
  const id = await ordered(buyer);
  const right = { contact_number: '+201001234567' };
  const guess = (ip: string, at: number) => track(id, { contact_number: `+20100123400${at}` }, {}, ip);
  for (const ip of ['10.1.1.1', '10.1.1.2', '2001:db8::1']) {
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await guess(ip, at)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
    expect((await track(id, right, {}, ip)).statusCode).toBe(429);
    expect((await track(id, buyer.guest, {}, ip)).statusCode).toBe(200);
  }
  expect((await track(id, right, {}, '2001:db8::2')).statusCode).toBe(429);
  expect((await track(id, right, {}, '10.1.1.3')).statusCode).toBe(200);
});

test('T63 a guesser with many addresses gets at most a thousand guesses a day for one order', async () => {
  const buyer = await shop.guest();
  const id = await ordered(buyer);
  const guess = (ip: string) => track(id, { contact_number: '+201001234000' }, {}, ip);
  expect((await guess('10.3.0.1')).statusCode).toBe(404);
  const key = createHash('sha256').update(`track order day\0${id}`).digest();
  await shop.sql`update throttles set count = 999 where key_hash = ${key}`;
  expect((await guess('10.3.0.2')).statusCode).toBe(404);
  expect((await guess('10.3.0.3')).statusCode).toBe(429);
  expect((await track(id, buyer.guest, {}, '10.3.0.3')).statusCode).toBe(200);
});

test('T63 of two hundred guesses from one address ten are checked', async () => {
  const guesses = Array.from({ length: 200 }, (_, at) =>
    track(200_000_000 + at, { contact_number: '+201001234567' }, {}, '10.2.0.1'),
  );
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(190);
});
