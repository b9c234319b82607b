import type { Courier } from '@rialto/contract/calls/console/couriers.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { inTransaction } from '@rialto/database/sql.ts';
import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCourierShop, type CourierShop } from '../../testing/crew/courier-shop.ts';
import { codeOf, queryOf, type Buyer } from '../../testing/ordering-shop.ts';
import type { TestCourier } from '../../testing/people.ts';
import { DAY_MS } from '../../testing/time.ts';
import { closeShift } from './change-shift.ts';
import { courierCleanup } from './couriers.jobs.ts';

let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
});
afterAll(() => shop.close());

const console = '/console/couriers';
const someone = { f_name: 'Omar', l_name: 'Nabil', phone: '01005550001', vehicle: 'bicycle', zone_id: 1 };
const add = (fields: object = {}) => shop.post(console, { ...someone, ...fields }, shop.operator.headers);
const report = (courier: Pick<TestCourier, 'headers'>, latitude: number, seconds = 0, longitude = 27.1) =>
  shop.post(
    '/courier/position',
    { points: [{ latitude, longitude, at: new Date(shop.time.now().getTime() + seconds * 1_000).toISOString() }] },
    courier.headers,
  );
const kept = async (answer: ReturnType<typeof report>) => (await answer).json<{ kept: number }>().kept;

test('COU-01 an operator adds a courier, whose link works until it is renewed or revoked', async () => {
  const added = (await add()).json<Courier>();
  expect(added).toMatchObject({ f_name: 'Omar', phone: '+201005550001', is_active: 1, is_on_shift: 0, has_link: 0 });
  const renew = async () => {
    const { url } = (await shop.post(`${console}/${added.id}/link`, {}, shop.operator.headers)).json<{ url: string }>();
    expect(url).toMatch(/^http:\/\/shop\.example\/courier\/#cr_[\w-]{43}$/);
    return { authorization: `Bearer ${url.split('#')[1]}` };
  };
  const first = await renew();
  expect((await shop.get('/courier/run', first)).json()).toMatchObject({ courier: { id: added.id, is_on_shift: 0 } });
  const second = await renew();
  expect((await shop.get('/courier/run', first)).statusCode).toBe(401);
  expect((await shop.get('/courier/run', second)).statusCode).toBe(200);
  const stored = await shop.sql`select encode(secret_hash, 'escape') as hash from courier_links`;
  expect(JSON.stringify(stored)).not.toContain(second.authorization.slice(10));
  expect(codeOf(await shop.del(`${console}/${added.id}/link`, shop.operator.headers))).toBe('ok');
  expect((await shop.get('/courier/run', second)).statusCode).toBe(401);
});

test('COU-01 a courier who is no longer active has no shift and no link', async () => {
  const courier = await shop.addCourier();
  const change = (body: object, id = courier.id) => shop.put(`${console}/${id}`, body, shop.operator.headers);
  expect((await change({ vehicle: 'car' })).json()).toMatchObject({ vehicle: 'car', is_on_shift: 1 });
  const { assignmentId } = await shop.accepted(courier);
  expect(codeOf(await change({ is_active: 0 }))).toBe('run_not_finished');
  await shop.act(courier, assignmentId, 'decline');
  expect((await change({ is_active: 0 })).json()).toMatchObject({ is_active: 0, is_on_shift: 0, has_link: 0 });
  expect((await shop.get('/courier/run', courier.headers)).statusCode).toBe(401);
  expect(codeOf(await shop.post(`${console}/${courier.id}/link`, {}, shop.operator.headers))).toBe(
    'courier_unavailable',
  );
  expect(codeOf(await change({ vehicle: 'car' }, 999_999))).toBe('courier_unknown');
});

test('COU-01 a phone that is invalid or taken and an unknown zone are refused', async () => {
  await add({ phone: '01005550002' });
  expect(codeOf(await add({ phone: '+20 100 555 0002' }))).toBe('courier_phone_taken');
  expect(codeOf(await add({ phone: '12' }))).toBe('phone_invalid');
  expect(codeOf(await add({ phone: '01005550003', zone_id: 99 }))).toBe('zone_not_served');
});

test('COU-04 positions from the future, from another continent and too fast ones are ignored', async () => {
  const courier = await shop.addCourier();
  expect(await kept(report(courier, 33.1, 3_600))).toBe(0);
  expect(await kept(report(courier, 48.8, 0, 2.35))).toBe(0);
  expect(await kept(report(courier, 33.1, -700))).toBe(0);
  expect(await kept(report(courier, 33.1))).toBe(1);
  shop.time.pass(10_000);
  expect(await kept(report(courier, 33.15))).toBe(0);
  expect(await kept(report(courier, 33.101))).toBe(1);
});

test('COU-04 of a hundred positions in each second, one in three seconds is stored', async () => {
  const courier = await shop.addCourier();
  let stored = 0;
  for (let sent = 0; sent < 300; sent += 1) {
    stored += await kept(report(courier, 33.1));
    shop.time.pass(10);
  }
  expect(stored).toBe(1);
  expect(await kept(report(courier, 33.1))).toBe(1);
});

test('COU-04 a report that is not believed does not keep the next one from being stored', async () => {
  const courier = await shop.addCourier();
  expect(await kept(report(courier, 48.8, 0, 2.35))).toBe(0);
  expect(await kept(report(courier, 33.1, 3_600))).toBe(0);
  expect(await kept(report(courier, 33.1))).toBe(1);
});

test('COU-04 without a shift no position is stored, and the end of the shift forgets it', async () => {
  const courier = await shop.addCourier({ isOnShift: false });
  const stored = () => shop.sql`select from courier_positions where courier_id = ${courier.id}`;
  expect(await kept(report(courier, 33.1))).toBe(0);
  await shop.post('/courier/shift', { is_on_shift: 1 }, courier.headers);
  expect(await kept(report(courier, 33.1))).toBe(1);
  expect(await stored()).toHaveLength(1);
  await shop.post('/courier/shift', { is_on_shift: 0 }, courier.headers);
  expect(await stored()).toHaveLength(0);
  const list = await shop.get(`${console}?limit=50`, shop.operator.headers);
  const row = list.json<{ couriers: Courier[] }>().couriers.find(({ id }) => id === courier.id);
  expect(row).toMatchObject({ is_on_shift: 0, latitude: null, position_at: null });
});

test('COU-04 a position that arrives while the shift ends is not stored', async () => {
  const courier = await shop.addCourier();
  const isWaiting = async () => (await shop.sql`select from pg_locks where not granted`).length > 0;
  let isAnswered = false;
  const reported = await inTransaction(shop.sql, async (tx) => {
    await closeShift(tx, courier.id, shop.time.now());
    const answer = report(courier, 33.1).finally(() => (isAnswered = true));
    await waitUntil('the report waits or is answered', async () => isAnswered || (await isWaiting()));
    return { answer };
  });
  await reported.answer;
  expect(await shop.sql`select from courier_positions where courier_id = ${courier.id}`).toHaveLength(0);
});

const track = async (orderId: number, buyer: Buyer) =>
  (await shop.get(`/customer/order/track?order_id=${orderId}&${queryOf(buyer)}`)).json<TrackedOrder>();
const trackByPhone = async (orderId: number) =>
  (await shop.get(`/customer/order/track?order_id=${orderId}&contact_number=%2B201001234567`)).json<TrackedOrder>();

test('COU-04 TRK-01 a customer sees the courier’s position from pick-up to delivery only', async () => {
  const [courier, buyer] = [await shop.addCourier(), await shop.guest()];
  const { orderId, assignmentId } = await shop.accepted(courier, buyer);
  await report(courier, 33.105);
  expect((await track(orderId, buyer)).delivery_man).toMatchObject({ id: courier.id, f_name: 'Karim', lat: null });
  for (const to of ['processing', 'handover'] as const) await shop.step(orderId, to);
  expect((await track(orderId, buyer)).delivery_man?.lat).toBeNull();
  shop.time.pass(5_000);
  await shop.act(courier, assignmentId, 'pick_up');
  // The last position is from before the pick-up.
  expect((await track(orderId, buyer)).delivery_man?.lat).toBeNull();
  shop.time.pass(5_000);
  await report(courier, 33.1055);
  const own = await track(orderId, buyer);
  expect(own.delivery_man).toMatchObject({ lat: 33.1055, lng: 27.1 });
  expect(own.route?.points.length).toBeGreaterThan(3);
  const byPhone = await trackByPhone(orderId);
  expect(byPhone.delivery_man?.lat).toBe(33.1055);
  expect([byPhone.route, byPhone.delivery_address, byPhone.handover_code]).toEqual([null, null, null]);
  expect(byPhone.tracking_token).toMatch(/^\d{9}\.\d+\.[\w-]{32}$/);
  await shop.act(courier, assignmentId, 'deliver');
  expect((await track(orderId, buyer)).delivery_man).toMatchObject({ id: courier.id, lat: null, lng: null });
  expect((await trackByPhone(orderId)).delivery_man?.lat).toBeNull();
});

test('COU-04 the trail of a run is thin, begins with the pick-up and is deleted after a day', async () => {
  const courier = await shop.addCourier();
  const { assignmentId } = await shop.accepted(courier);
  await report(courier, 33.1);
  const trail = () => shop.sql`select from courier_trail where assignment_id = ${assignmentId}`;
  expect(await trail()).toHaveLength(0);
  const [{ order_id } = { order_id: 0 }] = await shop.sql<{ order_id: number }[]>`
    select order_id from assignments where id = ${assignmentId}`;
  for (const to of ['processing', 'handover'] as const) await shop.step(order_id, to);
  await shop.act(courier, assignmentId, 'pick_up');
  for (let second = 0; second < 60; second += 3) {
    shop.time.pass(3_000);
    await report(courier, 33.1 + second / 100_000);
  }
  expect((await trail()).length).toBe(4);
  const cleanUp = courierCleanup({ http: shop.http, db: shop.sql, clock: shop.time.now });
  shop.time.pass(DAY_MS - 60_000);
  await cleanUp.run();
  expect((await trail()).length).toBe(4);
  shop.time.pass(60_001);
  await cleanUp.run();
  expect(await trail()).toHaveLength(0);
});
