import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { codeOf, home, textOf } from '../../../testing/ordering-shop.ts';
import { openQuotingShop, quoteOf, type QuotingShop } from '../../../testing/quoting-shop.ts';
import { addItem } from '../../../testing/small-catalogue.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: QuotingShop;
beforeAll(async () => {
  shop = await openQuotingShop();
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

test('CHK-01 STO-04 T35 a closed store accepts only scheduled orders, if it offers them', async () => {
  const { sql } = shop;
  // Open 09:00–12:00 in Cairo, which is 07:00–10:00 UTC in March.
  await addStore(sql, { id: 12, hours: '{[540,720)}', timezone: 'Africa/Cairo' });
  await sql`update stores set minimum_order_minor = 0 where id = 12`;
  await addItem(sql, { id: 120, store: 12 });
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 120 });
  const problems = () => shop.problemsOf(buyer);
  expect(await shop.at('2026-03-02T06:59:59Z', problems)).toEqual(['store_closed']);
  expect(await shop.at('2026-03-02T07:00:00Z', problems)).toEqual([]);
  expect(await shop.at('2026-03-02T09:59:59Z', problems)).toEqual([]);
  expect(await shop.at('2026-03-02T10:00:00Z', problems)).toEqual(['store_closed']);
  const nextWeek = { schedule_at: '2026-03-09T08:00:00Z' };
  expect(await shop.problemsOf(buyer, nextWeek)).toEqual(['no_schedule']);
  await sql`update stores set schedule_order = true where id = 12`;
  const quote = quoteOf(await shop.quote(buyer, nextWeek));
  expect(quote.problems).toEqual([]);
  expect(quote.slots.map(({ from }) => from.slice(0, 16))).toEqual(
    ['07:00', '07:30', '08:00', '08:30', '09:00', '09:30'].map((time) => `2026-03-09T${time}`),
  );
  await sql`insert into store_holidays values (12, '2026-03-09')`;
  expect(await shop.problemsOf(buyer, nextWeek)).toEqual(['schedule_invalid']);
  await sql`delete from store_holidays`;
  expect(codeOf(await shop.order(buyer, nextWeek))).toBe('ok');
});

test.each([
  ['in the past', '2026-03-02T11:30:00Z', 'schedule_invalid'],
  ['in five years', '2031-03-03T12:30:00Z', 'schedule_invalid'],
  ['in the middle of a slot', '2026-03-02T15:10:00Z', 'schedule_invalid'],
  ['on a day that does not exist', '2026-02-30T12:00:00Z', 'schedule_invalid'],
  ['in the thirteenth month', '2026-13-01T12:00:00Z', 'schedule_invalid'],
  ['in another time zone', '2026-03-02T15:00:00+02:00', 'invalid_input'],
  ['in words', 'tomorrow', 'invalid_input'],
  ['in a slot', '2026-03-02T15:00:00Z', 'ok'],
])('T36 an order scheduled %s', async (_name, schedule_at, code) => {
  await shop.sql`update stores set schedule_order = true where id = 1`;
  const buyer = await shop.with1();
  expect(codeOf(await shop.place(buyer, { order_amount: 10, schedule_at }))).toBe(code);
});

test('T35 an item has its own hours in the store’s time zone', async () => {
  await addItem(shop.sql, { id: 104, nameEn: 'Breakfast', available: '{[420,690)}' });
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 104 });
  const problems = () => shop.problemsOf(buyer);
  expect(await shop.at('2026-03-02T06:59:59Z', problems)).toEqual(['item_not_now']);
  expect(await shop.at('2026-03-02T07:00:00Z', problems)).toEqual([]);
  expect(await shop.at('2026-03-02T11:29:59Z', problems)).toEqual([]);
  expect(await shop.at('2026-03-02T11:30:00Z', problems)).toEqual(['item_not_now']);
  expect(await shop.problemsOf(buyer, { schedule_at: '2026-03-03T08:00:00Z' })).toEqual([]);
});

test('CHK-11 T35 delivery and take-away are refused where the store does not offer them', async () => {
  const { sql } = shop;
  await addStore(sql, { id: 13, hasDelivery: false });
  await addStore(sql, { id: 14, hasTakeAway: false });
  await sql`update stores set minimum_order_minor = 0 where id in (13, 14)`;
  for (const store of [13, 14]) await addItem(sql, { id: store * 10, store });
  const line = (item_id: number) => ({ source: 'buy_now', line: { item_id, quantity: 1 } });
  const buyer = await shop.guest();
  expect(await shop.problemsOf(buyer, line(130))).toEqual(['no_delivery']);
  expect(await shop.problemsOf(buyer, { ...line(130), order_type: 'take_away' })).toEqual([]);
  expect(await shop.problemsOf(buyer, { ...line(140), order_type: 'take_away' })).toEqual(['no_take_away']);
});

test.each<[string, object, string]>([
  ['in the store’s zone', home, 'ok'],
  ['in another zone', { ...home, longitude: 27.35 }, 'out_of_zone'],
  ['in no zone', { ...home, latitude: 0, longitude: 0 }, 'out_of_zone'],
  ['with its coordinates swapped', { ...home, latitude: 27.1, longitude: 33.1 }, 'out_of_zone'],
  ['at the edge of the map', { ...home, latitude: 90, longitude: 180 }, 'out_of_zone'],
  ['beyond the map', { ...home, latitude: 91 }, 'invalid_input'],
  ['without an address', { ...home, address: ' ' }, 'address_required'],
  ['without a point', { ...home, latitude: undefined }, 'address_required'],
])('CHK-11 T37 an order to a place %s', async (_name, place, code) => {
  const buyer = await shop.with1();
  const said = { ...buyer, headers: { zoneid: '[1]' } };
  expect(codeOf(await shop.place(said, { order_amount: 10, ...place }))).toBe(code);
});

test('T37 a store delivers within its radius', async () => {
  const { sql } = shop;
  await sql`update stores set delivery_radius_metres = 2000 where id = 1`;
  const buyer = await shop.with1();
  expect(await shop.problemsOf(buyer, { ...home, latitude: 33.117 })).toEqual([]);
  expect(await shop.problemsOf(buyer, { ...home, latitude: 33.119 })).toEqual(['out_of_zone']);
  await sql`update stores set delivery_radius_metres = null where id = 1`;
});

test.each<[string, object, string, string | null]>([
  ['without a name', { contact_person_name: ' ' }, 'name_required', 'Name is required'],
  ...['\u200B', '\u2060\uFEFF', '\u3164', '\u00AD', '\u202E'].map((name): [string, object, string, string] => [
    `with the invisible name U+${name.codePointAt(0)?.toString(16)}`,
    { contact_person_name: name },
    'name_required',
    'Name is required',
  ]),
  ['without a phone', { contact_person_number: '' }, 'phone_required', 'Phone Number is required'],
  ['with a phone that is none', { contact_person_number: '12' }, 'phone_invalid', null],
  ['with a phone of the country', { contact_person_number: '010 0123 4567' }, 'ok', null],
])('CHK-06 a guest’s order %s', async (_name, contact, code, text) => {
  const answer = await shop.order(await shop.with1(), contact);
  expect(codeOf(answer)).toBe(code);
  if (text) expect(textOf(answer)).toBe(text);
  if (code === 'ok') expect(answer.json<object>()).toMatchObject({ contact_person_number: '+201001234567' });
});

test('T38 without guest checkout the server refuses guests', async () => {
  await shop.settings({ hasGuestCheckout: false }, ({ problems }) => problems[0]?.code === 'guest_checkout_off');
  const buyer = await shop.with1();
  const refused = await shop.place(buyer, { order_amount: 10 });
  expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'guest_checkout_off']);
  const customer = await shop.customer();
  await shop.add(customer, { item_id: 1 });
  expect(codeOf(await shop.order(customer))).toBe('ok');
  await shop.settings({ hasGuestCheckout: true }, ({ problems }) => problems.length === 0);
});

test('CHK-13 an empty cart cannot be ordered', async () => {
  const buyer = await shop.guest();
  const answer = await shop.place(buyer, { order_amount: 0 });
  expect([answer.statusCode, textOf(answer)]).toEqual([409, 'Your cart is empty']);
});

test('CHK-10 a buyer refused for missing stock sees how much is left', async () => {
  await addItem(shop.sql, { id: 105, store: 3, stock: 5 });
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 105, quantity: 4 });
  const total = quoteOf(await shop.quote(buyer)).bill.total;
  await shop.sql`update inventory set stock = 2 where item_id = 105`;
  const refused = await shop.place(buyer, { order_amount: total });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { errors: [{ code: 'out_of_stock', message: 'Out of Stock', details: { item_id: 105, left: 2 } }] },
  ]);
});
