import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewLiveEvent } from '../../../platform/live/live-event.ts';
import { openCourierShop, type CourierShop } from '../../../testing/crew/courier-shop.ts';
import { codeOf, queryOf, type Buyer } from '../../../testing/ordering-shop.ts';
import { MINUTE_MS } from '../../../testing/time.ts';
import { openWays } from '../../geo/geo.public.ts';
import { openOrderSecrets } from '../order-secrets.ts';
import { insertPrepTime } from './arrival.sql.ts';
import { markLateOrders } from './mark-late-orders.ts';
import { openArrivals } from './open-arrivals.ts';
import { positionSender } from './send-positions.ts';

let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
});
afterAll(() => shop.close());

const ways = openWays(() => new Date(), null);
const markLate = () =>
  markLateOrders(shop.sql, openArrivals({ clock: shop.time.now, ways, speed: 1 }), shop.time.now());
const track = async (orderId: number, buyer: Buyer) =>
  (await shop.get(`/customer/order/track?order_id=${orderId}&${queryOf(buyer)}`)).json<TrackedOrder>();
const minutesFromNow = (moment: string | undefined) =>
  moment === undefined ? NaN : (Date.parse(moment) - shop.time.now().getTime()) / MINUTE_MS;
const promiseOf = async (orderId: number) =>
  (
    await shop.sql<{ from: Date; until: Date; late_at: Date | null; prep_minutes: number | null }[]>`
      select promised_from as from, promised_until as until, late_at, prep_minutes from orders where id = ${orderId}`
  )[0];

test('TRK-07 confirming promises a span from the preparation time that the store gave', async () => {
  const buyer = await shop.guest();
  const orderId = await shop.placed(buyer);
  const before = (await track(orderId, buyer)).arrival;
  expect(minutesFromNow(before?.until)).toBeGreaterThan(20);
  const step = await shop.step(orderId, 'confirmed', { prep_minutes: 10 }, shop.storeStaff);
  const { arrival } = step.json<{ arrival: TrackedOrder['arrival'] }>();
  expect((await track(orderId, buyer)).arrival).toEqual(arrival);
  const stored = await promiseOf(orderId);
  expect(stored?.prep_minutes).toBe(10);
  expect(stored?.until.toISOString()).toBe(arrival?.until);
  expect(minutesFromNow(arrival?.until)).toBeGreaterThan(14);
  expect(minutesFromNow(arrival?.until)).toBeLessThan(30);
  const past = Date.parse(arrival?.until ?? '') - Date.parse(arrival?.from ?? '');
  const earlier = Date.parse(before?.until ?? '') - Date.parse(before?.from ?? '');
  expect(past).toBeLessThan(earlier);
  await shop.step(orderId, 'canceled');
});

test('TRK-07 a delivered order has no arrival, and a scheduled one arrives in its slot', async () => {
  const courier = await shop.addCourier();
  const buyer = await shop.guest();
  const { orderId, assignmentId } = await shop.pickedUp(courier, buyer);
  expect((await track(orderId, buyer)).arrival).not.toBeNull();
  await shop.act(courier, assignmentId, 'deliver');
  expect((await track(orderId, buyer)).arrival).toBeNull();

  const slot = new Date(shop.time.now().getTime() + 24 * 60 * MINUTE_MS);
  const scheduled = await shop.placed(buyer);
  await shop.sql`update orders set schedule_at = ${slot} where id = ${scheduled}`;
  await shop.step(scheduled, 'confirmed');
  const { arrival } = await track(scheduled, buyer);
  expect(arrival).toMatchObject({ from: slot.toISOString(), is_late: 0 });
  expect((await promiseOf(scheduled))?.from).toEqual(slot);
  await shop.step(scheduled, 'canceled');
});

test('TRK-07 a pickup order shows when it is ready, until it is', async () => {
  const buyer = await shop.guest();
  const orderId = await shop.placed(buyer, { order_type: 'take_away' });
  await shop.step(orderId, 'confirmed', { prep_minutes: 10 });
  const { arrival } = await track(orderId, buyer);
  expect(minutesFromNow(arrival?.from)).toBeLessThan(10);
  expect(minutesFromNow(arrival?.until)).toBeGreaterThan(10);
  for (const to of ['processing', 'handover'] as const) await shop.step(orderId, to);
  expect((await track(orderId, buyer)).arrival).toBeNull();
});

test('TRK-07 without a given time the store’s own recent times count', async () => {
  const buyer = await shop.guest();
  const orderId = await shop.placed(buyer);
  const usual = (await track(orderId, buyer)).arrival;
  for (let count = 0; count < 5; count++) {
    const slow = await shop.placed();
    await shop.step(slow, 'confirmed');
    await shop.step(slow, 'processing');
    shop.time.pass(50 * MINUTE_MS);
    await shop.step(slow, 'handover');
    await insertPrepTime(shop.sql, slow);
    await shop.step(slow, 'canceled');
  }
  const slower = (await track(orderId, buyer)).arrival;
  expect(minutesFromNow(slower?.until)).toBeGreaterThan(minutesFromNow(usual?.until) + 250 + 30);
  await shop.sql`delete from prep_times`;
  await shop.step(orderId, 'canceled');
});

test('TRK-07 an order that will be late is marked once, before its promise has passed, and announced', async () => {
  const buyer = await shop.guest();
  const orderId = await shop.placed(buyer);
  await shop.step(orderId, 'confirmed', { prep_minutes: 10 });
  expect(await markLate()).toBe(0);
  const promise = await promiseOf(orderId);
  const untilPromise = (promise?.until.getTime() ?? 0) - shop.time.now().getTime();
  shop.time.pass(untilPromise - 5 * MINUTE_MS);
  expect(await Promise.all([markLate(), markLate()])).toContain(1);
  expect(await markLate()).toBe(0);
  expect(promise && shop.time.now() < promise.until).toBe(true);
  const { arrival } = await track(orderId, buyer);
  expect(arrival?.is_late).toBe(1);
  expect(Date.parse(arrival?.until ?? '')).toBeGreaterThan(promise?.until.getTime() ?? 0);
  const events = await shop.sql`
    select from outbox where topic = 'order.late' and payload ->> 'orderId' = ${String(orderId)}`;
  expect(events).toHaveLength(1);
  const late = await shop.get('/console/orders?list=late', shop.storeStaff.headers);
  expect(late.json<{ orders: BoardOrder[] }>().orders.map(({ id }) => id)).toEqual([orderId]);
  await shop.step(orderId, 'canceled');
});

test('TRK-05 the board lists running and past orders of the stores of its staff', async () => {
  const orderId = await shop.placed();
  const list = async (query: string) => {
    const answer = await shop.get(`/console/orders?limit=50&${query}`, shop.storeStaff.headers);
    return answer.json<{ orders: BoardOrder[] }>().orders;
  };
  const [order] = (await list('list=running')).filter(({ id }) => id === orderId);
  expect(order).toMatchObject({ customer_name: 'Mariam', next_steps: ['confirmed', 'canceled'], courier: null });
  expect((await list('store_id=2')).length).toBe(0);
  const detail = await shop.get(`/console/orders/${orderId}`, shop.storeStaff.headers);
  expect(detail.json()).toMatchObject({ delivery_address: null, handover_code: null, lines: [{ quantity: 1 }] });
  const full = await shop.get(`/console/orders/${orderId}`, shop.operator.headers);
  expect(full.json()).toMatchObject({ delivery_address: { address: '12 Harbour Street' } });
  await shop.step(orderId, 'canceled', { reason: 'Closed' });
  expect((await list('list=running')).some(({ id }) => id === orderId)).toBe(false);
  expect((await list('list=past'))[0]).toMatchObject({ id: orderId, order_status: 'canceled' });
});

test('COU-04 changed positions of orders on their way go to the streams of the customer and the staff', async () => {
  const [courier, buyer] = [await shop.addCourier(), await shop.guest()];
  const sent: NewLiveEvent[] = [];
  let isListenedTo = false;
  const hub = { broadcast: (event: NewLiveEvent) => void sent.push(event), isListenedTo: () => isListenedTo };
  const send = positionSender(shop.sql, hub);
  const report = (latitude: number) =>
    shop.post(
      '/courier/position',
      { points: [{ latitude, longitude: 27.1, at: shop.time.now().toISOString() }] },
      courier.headers,
    );
  const accepted = await shop.accepted(courier, buyer);
  await report(33.1);
  isListenedTo = true;
  expect(await send(shop.time.now())).toBe(0);
  for (const to of ['processing', 'handover'] as const) await shop.step(accepted.orderId, to);
  await shop.act(courier, accepted.assignmentId, 'pick_up');
  shop.time.pass(4_000);
  await report(33.1005);
  isListenedTo = false;
  expect(await send(shop.time.now())).toBe(0);
  isListenedTo = true;
  expect(await send(shop.time.now())).toBe(1);
  expect(await send(shop.time.now())).toBe(0);
  expect(sent).toEqual([
    {
      audiences: [`guest:${buyer.id}`, `order:${accepted.orderId}`, 'staff'],
      name: 'courier_position',
      data: expect.objectContaining({ order_id: accepted.orderId, latitude: 33.1005 }) as unknown,
    },
  ]);
  expect(codeOf(await shop.act(courier, accepted.assignmentId, 'deliver'))).toBe('ok');
  shop.time.pass(4_000);
  await report(33.101);
  expect(await send(shop.time.now())).toBe(0);
});

test('TRK-04 a proof of number and phone is valid for half an hour and for its order only', async () => {
  const secrets = openOrderSecrets(shop.sql);
  const now = shop.time.now();
  const token = await secrets.trackingToken(482_913_077, now);
  expect(await secrets.readTrackingToken(token, now)).toBe(482_913_077);
  expect(await secrets.readTrackingToken(token, new Date(now.getTime() + 31 * MINUTE_MS))).toBeNull();
  for (const forged of [token.replace('482913077', '482913078'), `${token}x`, token.slice(0, -1), '', 'x'.repeat(50)])
    expect(await secrets.readTrackingToken(forged, now)).toBeNull();
  const codes = await Promise.all([100_000_001, 100_000_002, 100_000_003].map((id) => secrets.handoverCode(id)));
  expect(new Set(codes).size).toBeGreaterThan(1);
});
