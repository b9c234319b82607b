import type { Caller } from '@rialto/api-client/caller.ts';
import { takeOverStore } from '@rialto/contract/calls/console/board-stores.ts';
import { renewCourierLink } from '@rialto/contract/calls/console/couriers.ts';
import { offerOrder, stepBoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { readRun, takeStep } from '@rialto/contract/calls/couriers.ts';
import { trackOrder } from '@rialto/contract/calls/orders.ts';
import type { Simulator } from '@rialto/demo/simulator/open-simulator.ts';
import { addCustomer, addMember } from '@rialto/server/testing/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderSomething } from './testing/chat-with-crew.ts';
import { openSimulatedShop, type SimulatedShop } from './testing/simulated-shop.ts';

const TICK_MS = 20_000;
const MINUTE_MS = 60_000;

let shop: SimulatedShop;
let people: Simulator;
let operator: Caller;
beforeAll(async () => {
  shop = await openSimulatedShop(new Date('2026-03-10T16:00:00Z'));
  people = await shop.simulator({ ordersPerMinute: 1, couriersPerZone: 6, parcelShare: 0 });
  const { authorization } = await addMember(shop.db, { role: 'manager', now: shop.now() });
  operator = shop.connect({ token: authorization.replace('Bearer ', '') });
}, 120_000);
afterAll(() => shop?.close());

/** No simulated customer orders meanwhile. */
async function play(minutes: number): Promise<void> {
  for (let played = 0; played < minutes * MINUTE_MS; played += TICK_MS) {
    await shop.pass(TICK_MS);
    await people.tick(false);
  }
}

/** An order of a new customer, its store, and what has become of it. */
async function ordered() {
  const { token } = await addCustomer(shop.db);
  const call = shop.connect({ token, language: 'en', zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } });
  const order_id = await orderSomething(call);
  const track = () => call(trackOrder, { query: { order_id } });
  const { store } = await track();
  return { orderId: order_id, storeId: store?.id ?? 0, status: async () => (await track()).order_status };
}

test('TRK-05 orders of a store that an operator took over stay until an hour has passed in silence', async () => {
  const { storeId, status } = await ordered();
  await operator(takeOverStore, { params: { id: storeId }, body: { is_staffed: 1 } });
  await play(55);
  expect(await status()).toBe('pending');
  await play(8);
  expect(await status()).not.toBe('pending');
}, 600_000);

test('TRK-05 a store that was given back is played again at once', async () => {
  const { storeId, status } = await ordered();
  await operator(takeOverStore, { params: { id: storeId }, body: { is_staffed: 1 } });
  await play(5);
  expect(await status()).toBe('pending');
  await operator(takeOverStore, { params: { id: storeId }, body: { is_staffed: 0 } });
  await play(3);
  expect(await status()).not.toBe('pending');
}, 600_000);

test('TRK-05 a store whose order somebody moved is left alone for an hour after that step', async () => {
  const { orderId, status } = await ordered();
  // The simulation has to see the order first, before its store would confirm it.
  await people.tick(false);
  expect(await status()).toBe('pending');
  await operator(stepBoardOrder, { params: { id: orderId }, body: { to: 'confirmed', prep_minutes: 10 } });
  await play(55);
  expect(await status()).toBe('confirmed');
  await play(8);
  expect(await status()).not.toBe('confirmed');
}, 600_000);

test('TRK-05 COU-01 a courier whose link was given to a person is no longer played: their orders wait for them', async () => {
  const { orderId, storeId, status } = await ordered();
  await operator(takeOverStore, { params: { id: storeId }, body: { is_staffed: 1 } });
  await operator(stepBoardOrder, { params: { id: orderId }, body: { to: 'confirmed', prep_minutes: 10 } });
  const [courier] = await shop.db<{ id: number }[]>`
    select c.id from couriers c join courier_shifts s on s.courier_id = c.id and s.ended_at is null
    where not exists (select from assignments a where a.courier_id = c.id and a.ended_at is null)
      and c.zone_id = (select zone_id from orders where id = ${orderId}) limit 1`;
  const id = courier?.id ?? 0;
  const { url } = await operator(renewCourierLink, { params: { id } });
  const person = shop.connect({ token: url.slice(url.indexOf('#') + 1) });
  await operator(offerOrder, { params: { id: orderId }, body: { courier_id: id } });
  const [stop] = (await person(readRun, {})).stops;
  await person(takeStep, { params: { id: stop?.id ?? 0 }, body: { step: 'accept' } });
  for (const to of ['processing', 'handover'] as const)
    await operator(stepBoardOrder, { params: { id: orderId }, body: { to } });
  await play(61);
  expect(await status()).toBe('handover');
  expect((await person(readRun, {})).stops).toMatchObject([{ id: stop?.id, state: 'accepted' }]);
}, 600_000);
