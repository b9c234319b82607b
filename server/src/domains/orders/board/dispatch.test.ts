import type { Suggestion } from '@rialto/contract/calls/console/orders.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { openCourierShop, type CourierShop } from '../../../testing/crew/courier-shop.ts';
import { codeOf } from '../../../testing/ordering-shop.ts';
import type { TestCourier } from '../../../testing/people.ts';
import { openWays } from '../../geo/geo.public.ts';
import { expireOffers } from './offer-to-next.ts';

let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  expect((await findBreaches(shop.sql)).filter(({ number }) => number !== 12)).toEqual([]);
  await shop.sql`update assignments set state = 'withdrawn', ended_at = offer_ends_at where state = 'offered'`;
  await shop.sql`update courier_shifts set ended_at = greatest(started_at, ${shop.time.now()}) where ended_at is null`;
});

const at = (courier: TestCourier, latitude: number, longitude = 27.1) =>
  shop.post(
    '/courier/position',
    { points: [{ latitude, longitude, at: shop.time.now().toISOString() }] },
    courier.headers,
  );

async function confirmed(): Promise<number> {
  const orderId = await shop.placed();
  expect(codeOf(await shop.step(orderId, 'confirmed'))).toBe('ok');
  return orderId;
}

const suggested = async (orderId: number) =>
  (await shop.get(`/console/orders/${orderId}/couriers`, shop.operator.headers)).json<{ couriers: Suggestion[] }>()
    .couriers;
const ways = openWays(() => new Date(), null);
const expire = () => expireOffers({ db: shop.sql, ways, clock: shop.time.now });
const withdraw = (orderId: number) => shop.del(`/console/orders/${orderId}/courier`, shop.operator.headers);

test('TRK-05 the nearest free courier is suggested first, then one on the way, then one without a position', async () => {
  const [far, near, busy, unknown, off] = [
    await shop.addCourier(),
    await shop.addCourier(),
    await shop.addCourier(),
    await shop.addCourier(),
    await shop.addCourier({ isOnShift: false }),
  ];
  await at(far, 33.05);
  await at(near, 33.098);
  await shop.pickedUp(busy);
  await at(busy, 33.0999);
  const couriers = await suggested(await confirmed());
  expect(couriers.map(({ id }) => id)).toEqual([near.id, far.id, busy.id, unknown.id]);
  expect(couriers.map(({ is_free }) => is_free)).toEqual([1, 1, 0, 1]);
  expect(couriers[0]?.seconds).toBeLessThan(couriers[1]?.seconds ?? 0);
  expect(couriers.some(({ id }) => id === off.id)).toBe(false);
});

test('OPS-04 among busy couriers, one who is about to pick up an order with nearly the same way is suggested first', async () => {
  const [passing, leaving, elsewhere] = [await shop.addCourier(), await shop.addCourier(), await shop.addCourier()];
  await shop.accepted(passing);
  await shop.pickedUp(leaving);
  const { orderId: other } = await shop.accepted(elsewhere);
  await shop.sql`update orders set address = address || '{"lat": 33.15}' where id = ${other}`;
  // The others are nearer to the store.
  await at(passing, 33.05);
  await at(leaving, 33.1099);
  await at(elsewhere, 33.108);
  const couriers = await suggested(await confirmed());
  expect(couriers.map(({ id }) => id)).toEqual([passing.id, leaving.id, elsewhere.id]);
  expect(couriers.map(({ is_free }) => is_free)).toEqual([0, 0, 0]);
});

test('TRK-05 a pickup order and an unconfirmed one are not offered', async () => {
  const courier = await shop.addCourier();
  expect(codeOf(await shop.offer(await shop.placed(), courier))).toBe('order_step_refused');
  const pickup = await shop.placed(undefined, { order_type: 'take_away' });
  await shop.step(pickup, 'confirmed');
  expect(codeOf(await shop.offer(pickup, courier))).toBe('order_step_refused');
});

test('TRK-05 a store ends only orders that are picked up from it', async () => {
  const delivery = await confirmed();
  const pickup = await shop.placed(undefined, { order_type: 'take_away' });
  await shop.step(pickup, 'confirmed');
  for (const orderId of [delivery, pickup])
    for (const to of ['processing', 'handover'] as const) await shop.step(orderId, to, {}, shop.storeStaff);
  expect(codeOf(await shop.step(delivery, 'delivered', {}, shop.storeStaff))).toBe('order_step_refused');
  expect(codeOf(await shop.step(pickup, 'delivered', {}, shop.storeStaff))).toBe('ok');
});

test('TRK-05 of two couriers who are offered an order at once one gets it', async () => {
  const couriers = [await shop.addCourier(), await shop.addCourier()];
  const orderId = await confirmed();
  const codes = await Promise.all(couriers.map(async (courier) => codeOf(await shop.offer(orderId, courier))));
  expect(codes.toSorted()).toEqual(['ok', 'order_has_courier']);
  expect(await shop.assignmentsOf(orderId)).toHaveLength(1);
});

test('TRK-05 a courier who is offered many orders at once gets at most three', async () => {
  const courier = await shop.addCourier();
  const orders = [await confirmed(), await confirmed(), await confirmed(), await confirmed(), await confirmed()];
  const codes = await Promise.all(orders.map(async (orderId) => codeOf(await shop.offer(orderId, courier))));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
  expect(codes.filter((code) => code === 'courier_unavailable')).toHaveLength(2);
});

test('TRK-05 accepting and withdrawing at once leave one outcome', async () => {
  for (let round = 0; round < 5; round++) {
    const courier = await shop.addCourier();
    const orderId = await confirmed();
    const { assignment_id } = (await shop.offer(orderId, courier)).json<{ assignment_id: number }>();
    const [accepted, withdrawn] = await Promise.all([shop.act(courier, assignment_id, 'accept'), withdraw(orderId)]);
    expect(codeOf(withdrawn)).toBe('ok');
    expect(['ok', 'assignment_unknown']).toContain(codeOf(accepted));
    expect(await shop.assignmentsOf(orderId)).toEqual([{ state: 'withdrawn', courier_id: courier.id }]);
  }
});

test('TRK-05 cancelling and picking up at once leave a cancelled order without a courier', async () => {
  for (let round = 0; round < 5; round++) {
    const courier = await shop.addCourier();
    const { orderId, assignmentId } = await shop.accepted(courier);
    for (const to of ['processing', 'handover'] as const) await shop.step(orderId, to);
    const [pickedUp, canceled] = await Promise.all([
      shop.act(courier, assignmentId, 'pick_up'),
      shop.step(orderId, 'canceled'),
    ]);
    expect(codeOf(canceled)).toBe('ok');
    expect(['ok', 'assignment_unknown']).toContain(codeOf(pickedUp));
    const [assignment] = await shop.assignmentsOf(orderId);
    expect(assignment?.state).toBe(codeOf(pickedUp) === 'ok' ? 'returned' : 'withdrawn');
  }
});

test('TRK-05 delivering twice at once delivers once', async () => {
  const courier = await shop.addCourier();
  const { orderId, assignmentId } = await shop.pickedUp(courier);
  const answers = await Promise.all(Array.from({ length: 5 }, () => shop.act(courier, assignmentId, 'deliver')));
  expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  const log = await shop.sql`select from order_status_log where order_id = ${orderId} and status = 'delivered'`;
  expect(log).toHaveLength(1);
});

test('TRK-05 a cancelled order leaves the run of its courier, and an operator can end an order without one', async () => {
  const courier = await shop.addCourier();
  const { orderId } = await shop.accepted(courier);
  await shop.step(orderId, 'canceled', { reason: 'The kitchen is on fire' });
  expect(await shop.assignmentsOf(orderId)).toEqual([{ state: 'withdrawn', courier_id: courier.id }]);
  const moving = await shop.pickedUp(courier);
  expect(codeOf(await withdraw(moving.orderId))).toBe('order_step_refused');
  expect(codeOf(await shop.step(moving.orderId, 'delivered'))).toBe('ok');
  expect(await shop.assignmentsOf(moving.orderId)).toEqual([{ state: 'delivered', courier_id: courier.id }]);
  expect(codeOf(await withdraw(moving.orderId))).toBe('assignment_unknown');
});

test('TRK-05 an offer that is not accepted within a minute goes to another courier', async () => {
  const [first, second] = [await shop.addCourier(), await shop.addCourier()];
  await at(first, 33.0999);
  const orderId = await confirmed();
  const { assignment_id } = (await shop.offer(orderId, first)).json<{ assignment_id: number }>();
  shop.time.pass(59_000);
  expect(await expire()).toBe(0);
  shop.time.pass(1_000);
  expect(codeOf(await shop.act(first, assignment_id, 'accept'))).toBe('assignment_unknown');
  // The shop's own job may have ended it already. However often the job runs, the offer ends once.
  const ended = await Promise.all([expire(), expire()]);
  expect(ended[0] + ended[1]).toBeLessThanOrEqual(1);
  const passedOn = [
    { state: 'expired', courier_id: first.id },
    { state: 'offered', courier_id: second.id },
  ];
  await expect.poll(() => shop.assignmentsOf(orderId)).toEqual(passedOn);
  const [offer] = (await shop.get('/courier/run', second.headers)).json<{ stops: { id: number }[] }>().stops;
  expect(codeOf(await shop.act(second, offer?.id ?? 0, 'accept'))).toBe('ok');
});

test('TRK-05 a declined order goes to the next courier, never back, and after ten offers no further one is made', async () => {
  const [first, second] = [await shop.addCourier(), await shop.addCourier()];
  const orderId = await confirmed();
  const { assignment_id } = (await shop.offer(orderId, first)).json<{ assignment_id: number }>();
  expect(codeOf(await shop.act(first, assignment_id, 'decline'))).toBe('ok');
  expect((await shop.assignmentsOf(orderId)).at(-1)).toEqual({ state: 'offered', courier_id: second.id });
  // The shop's own job ends offers too, so a round may find none.
  const openAfterAMinute = async () => {
    shop.time.pass(60_000);
    await expire();
    return (await shop.assignmentsOf(orderId)).filter(({ state }) => state === 'offered').length;
  };
  for (let offer = 0; offer < 8; offer++) await openAfterAMinute();
  await expect.poll(openAfterAMinute).toBe(0);
  const offers = await shop.assignmentsOf(orderId);
  expect(offers.filter(({ courier_id }) => courier_id === first.id)).toHaveLength(1);
  expect(offers).toHaveLength(10);
});
