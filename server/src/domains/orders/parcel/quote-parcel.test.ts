import type { measureDistance } from '@rialto/contract/calls/geo.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { DETOUR_FACTOR, metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../testing/ordering-shop.ts';
import { openParcelShop, receiver, receiverPlace, WAY_METRES, type ParcelShop } from '../../../testing/parcel-shop.ts';
import { quoteOf } from '../../../testing/quoting-shop.ts';
import type { Buyer } from '../../../testing/ordering-shop.ts';

let shop: ParcelShop;
let guest: Buyer;
beforeAll(async () => {
  shop = await openParcelShop();
  guest = await shop.guest();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.sql`update module_zones set maximum_metres = 30000, maximum_cash_minor = null where module_id = 3`;
});

const problems = async (wish: object, buyer = guest) =>
  quoteOf(await shop.quoteParcel(buyer, wish)).problems.map(({ code }) => code);
const toReceiver = (over: object) => ({ receiver_details: { ...receiver, ...over } });
/** In the east, far from all streets. */
const east = { latitude: 33.1, longitude: 27.3 };
const outside = { latitude: 35, longitude: 30 };

test('PAR-02 PAR-03 T20 the price of a parcel is a base and so much per kilometre along the streets, and explains itself', async () => {
  const quote = quoteOf(await shop.quoteParcel(guest, { distance: 1 }));
  expect(quote).toMatchObject({
    ...{ store: null, lines: [], coupon: null, cashback: null, cart_version: null, problems: [] },
    distance: WAY_METRES,
    bill: { delivery_charge: { amount: 2.7, reason: 'by_distance' }, tax: { amount: 0 }, total: 2.7 },
    parcel: {
      ...{ category_id: 1, name: 'Documents', distance_is_estimated: 0, maximum_weight: null },
      charge: { base: 0.5, per_km: 1, category: 0, weight: 0, minimum: 1.5, maximum: 10 },
      route: { distance: WAY_METRES },
      ...{ receiver_may_pay: 1, receiver_refusal: null, timezone: 'UTC' },
    },
  });
  const { min, max } = quote.delivery_minutes ?? { min: 0, max: 0 };
  expect(min).toBeGreaterThan(5);
  expect(max).toBeGreaterThan(min);
});

test('PAR-03 category and weight add to the base, and a category may have its own price per kilometre', async () => {
  const boxes = { parcel_category_id: 2, parcel_weight: 7.5 };
  const quote = quoteOf(await shop.quoteParcel(guest, boxes));
  expect(quote.parcel).toMatchObject({ maximum_weight: 15, charge: { category: 0.3, weight: 0.7, per_km: 1.2 } });
  // 0.50 + 0.30 + 0.70 + 2.2 km × 1.20
  expect(quote.bill.total).toBe(4.14);
  expect(quoteOf(await shop.quoteParcel(guest, { ...boxes, parcel_weight: 5 })).bill.total).toBe(3.44);
});

test('PAR-03 tip and service charge are added, and neither a coupon nor the first order reduces a parcel', async () => {
  const customer = await shop.customer();
  const quote = quoteOf(await shop.quoteParcel(customer, { dm_tips: 1.5, coupon_code: 'NOTHING' }));
  expect(quote.bill).toMatchObject({ total: 4.2, tip: { amount: 1.5 }, first_order: { amount: 0 } });
  expect(quote.problems).toEqual([]);
});

test('PAR-03 before the addresses are known a quote shows the rates and asks for what is missing', async () => {
  const nothing = { latitude: undefined, longitude: undefined, receiver_details: undefined };
  const quote = quoteOf(await shop.quoteParcel(guest, nothing));
  expect(quote.parcel).toMatchObject({ route: null, charge: { base: 0.5 } });
  expect([quote.distance, quote.delivery_minutes, quote.bill.total]).toEqual([null, null, 1.5]);
  expect(await problems({ ...nothing, parcel_category_id: 2 })).toEqual([
    'parcel_weight_required',
    'address_required',
    'receiver_address_required',
  ]);
  const noCategory = quoteOf(await shop.quoteParcel(guest, { ...nothing, parcel_category_id: undefined }));
  expect(noCategory.parcel).toBeNull();
  expect(noCategory.problems.map(({ code }) => code)).toEqual(['parcel_category_required']);
});

test('PAR-03 a category that is unknown or no longer offered is refused', async () => {
  for (const parcel_category_id of [5, 999])
    expect(codeOf(await shop.quoteParcel(guest, { parcel_category_id }))).toBe('not_found');
});

test.each([
  [33.1, 27.05, 33.11, 27.06],
  [33.1003, 27.0512, 33.1094, 27.0601],
  [33.1001, 27.0587, 33.1056, 27.0599],
])('PAR-03 the quote has the distance that distance-api gives for driving from %d, %d to %d, %d', async (...at) => {
  const [fromLat, fromLng, toLat, toLng] = at;
  const query = new URLSearchParams({
    ...{ origin_lat: `${fromLat}`, origin_lng: `${fromLng}`, mode: 'driving' },
    ...{ destination_lat: `${toLat}`, destination_lng: `${toLng}` },
  });
  const { rows } = (await shop.get(`/config/distance-api?${query}`)).json<Reply<typeof measureDistance>>();
  const measured = rows[0]?.elements[0]?.distance.value;
  expect(measured).toBeGreaterThan(0);
  const ends = { latitude: fromLat, longitude: fromLng, ...toReceiver({ latitude: toLat, longitude: toLng }) };
  const { distance, parcel } = quoteOf(await shop.quoteParcel(guest, ends));
  expect([distance, parcel?.distance_is_estimated]).toEqual([measured, 0]);
});

test('PAR-03 without streets the straight line times a factor counts, and the quote says so', async () => {
  const far = { ...east, latitude: 33.15 };
  const quote = quoteOf(await shop.quoteParcel(guest, { ...east, ...toReceiver(far) }));
  const straight = metresBetween({ lat: 33.1, lng: 27.3 }, { lat: 33.15, lng: 27.3 });
  expect(quote.distance).toBe(Math.round(straight * DETOUR_FACTOR));
  expect(quote.parcel).toMatchObject({ distance_is_estimated: 1, route: { distance: quote.distance } });
});

test.each([
  ['something that couriers do not carry', { parcel_content: 'Two small fireworks' }, 'parcel_forbidden'],
  ['the same said in Arabic', { parcel_content: 'فيه نقود' }, 'parcel_forbidden'],
  ['no weight', { parcel_category_id: 2 }, 'parcel_weight_required'],
  ['more than the heaviest class', { parcel_category_id: 2, parcel_weight: 15.1 }, 'parcel_too_heavy'],
  ['a sender outside the zones', outside, 'parcel_sender_outside'],
  ['a receiver outside the zones', toReceiver(outside), 'parcel_receiver_outside'],
  ['a receiver at the same place', { ...receiverPlace, latitude: 33.1101 }, 'parcel_same_place'],
  ['a time that is no slot', { schedule_at: '2026-03-02T12:10:00Z' }, 'schedule_invalid'],
  ['a time that has passed', { schedule_at: '2026-03-02T11:00:00Z' }, 'schedule_invalid'],
  ['a tip above the maximum', { dm_tips: 1e9 }, 'tip_invalid'],
])('PAR-03 T20 a parcel with %s is refused', async (_, wish, code) => {
  expect(await problems(wish)).toEqual([code]);
  expect(codeOf(await shop.placeParcel(guest, wish))).toBe(code);
});

test('PAR-03 a parcel that is too far by a metre is refused with two distances that differ, in the language of the caller', async () => {
  await shop.sql`update module_zones set maximum_metres = ${WAY_METRES - 1} where module_id = 3`;
  const [problem] = quoteOf(await shop.quoteParcel(guest)).problems;
  expect(problem).toEqual({
    code: 'parcel_too_far',
    message: 'That’s too far for a courier: 2.2 km of at most 2.1 km. Choose a nearer address.',
  });
  await shop.sql`update module_zones set maximum_metres = ${WAY_METRES} where module_id = 3`;
  expect(await problems({})).toEqual([]);
});

test('PAR-03 a sender may be the receiver at another address', async () => {
  expect(await problems(toReceiver({ contact_person_number: '+201001234567' }))).toEqual([]);
});

test('PAR-03 all reasons are named at once, in a fixed order', async () => {
  const wish = {
    parcel_category_id: 2,
    parcel_weight: 99,
    parcel_content: 'a gun',
    ...outside,
    ...toReceiver(outside),
  };
  expect(await problems({ ...wish, schedule_at: '2026-03-02T12:10:00Z', dm_tips: 1e9 })).toEqual([
    ...['parcel_forbidden', 'parcel_too_heavy', 'parcel_sender_outside', 'parcel_receiver_outside'],
    ...['parcel_same_place', 'schedule_invalid', 'tip_invalid'],
  ]);
});

test('PAR-03 of overlapping zones the one of both ends counts', async () => {
  await shop.sql`update module_zones set base_charge_minor = 250 where module_id = 3 and zone_id = 2`;
  const inBoth = { latitude: 33.1, longitude: 27.17 };
  const base = async (wish: object) => quoteOf(await shop.quoteParcel(guest, wish)).parcel?.charge.base;
  expect(await base(inBoth)).toBe(0.5);
  expect(await base({ ...inBoth, ...toReceiver(east) })).toBe(2.5);
  expect(await base({ ...inBoth, ...toReceiver(outside) })).toBe(0.5);
  await shop.sql`update module_zones set base_charge_minor = 50 where module_id = 3`;
});

test('PAR-02 the receiver may pay in cash only where both ends take it and up to the limit', async () => {
  const may = async (wish: object) => quoteOf(await shop.quoteParcel(guest, wish)).parcel;
  expect(await may({})).toMatchObject({ receiver_may_pay: 1, receiver_refusal: null });
  const refused = {
    receiver_may_pay: 0,
    receiver_refusal: 'The receiver can’t pay in cash here. Pay yourself instead.',
  };
  expect(await may(toReceiver(east))).toMatchObject(refused);
  expect(await may({ ...east })).toMatchObject(refused);
  await shop.sql`update module_zones set maximum_cash_minor = 269 where module_id = 3 and zone_id = 1`;
  expect(await may({})).toMatchObject(refused);
  const methods = quoteOf(await shop.quoteParcel(guest, { charge_payer: 'receiver' })).payment_methods;
  expect(methods.map(({ method, reason }) => [method, reason?.code])).toEqual([
    ['cash_on_delivery', 'receiver_cash_not_allowed'],
    ['digital_payment', 'receiver_pays_cash'],
    ['offline_payment', 'receiver_pays_cash'],
  ]);
});

test('PAR-02 an address that is not chosen yet does not rule out cash', async () => {
  const nowhere = { latitude: undefined, longitude: undefined };
  const { receiver_details: unplaced } = toReceiver(nowhere);
  for (const wish of [nowhere, { receiver_details: unplaced }, { ...nowhere, receiver_details: unplaced }]) {
    const quote = quoteOf(await shop.quoteParcel(guest, wish));
    expect(quote.parcel).toMatchObject({ receiver_may_pay: 1, receiver_refusal: null });
    expect(quote.payment_methods.find(({ method }) => method === 'cash_on_delivery')?.reason).toBeNull();
  }
});

test('PAR-02 parcels are fetched at every hour of the next seven days', async () => {
  const { slots } = quoteOf(await shop.quoteParcel(guest));
  expect(slots[0]?.from).toBe('2026-03-02T12:30:00.000Z');
  expect(slots).toHaveLength(7 * 48 - 1);
  expect(await problems({ schedule_at: '2026-03-03T03:00:00Z' })).toEqual([]);
});

test('PAR-02 slots are half hours of the time zone of the shop', async () => {
  await shop.sql`update shop_settings set settings = settings || '{"timeZone":"Asia/Kathmandu"}'`;
  await expect.poll(async () => quoteOf(await shop.quoteParcel(guest)).parcel?.timezone).toBe('Asia/Kathmandu');
  expect(quoteOf(await shop.quoteParcel(guest)).slots[0]?.from).toBe('2026-03-02T12:45:00.000Z');
  await shop.sql`update shop_settings set settings = settings - 'timeZone'`;
});
