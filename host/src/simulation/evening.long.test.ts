import type { Simulator } from '@rialto/demo/simulator/open-simulator.ts';
import { trackOrder } from '@rialto/contract/calls/orders.ts';
import { findBreaches } from '@rialto/server/invariants/find-breaches.ts';
import { addCustomer } from '@rialto/server/testing/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, orderSomething } from './testing/chat-with-crew.ts';
import { openSimulatedShop, type SimulatedShop } from './testing/simulated-shop.ts';
import { tableSizes } from './testing/table-sizes.ts';

/** `npm run test:evening -- 2000` plays a whole evening. */
const ORDERS = Number(process.env['EVENING_ORDERS'] ?? 60);
/** An evening of five hours, or less for few orders. A courier brings about two orders an hour. */
const ORDERS_PER_MINUTE = Math.max(0.4, ORDERS / 300);
const COURIERS_PER_ZONE = Math.ceil(ORDERS_PER_MINUTE * 12);
const TICK_MS = 20_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let shop: SimulatedShop;
let people: Simulator;
beforeAll(async () => {
  shop = await openSimulatedShop(new Date('2026-03-10T16:00:00Z'));
  people = await shop.simulator({
    ordersPerMinute: ORDERS_PER_MINUTE,
    couriersPerZone: COURIERS_PER_ZONE,
    parcelShare: 0.3,
  });
}, 120_000);
afterAll(() => shop?.close());

const count = async (where: 'all' | 'running'): Promise<number> => {
  const [row] = await shop.db<{ all: number; running: number }[]>`
    select count(*)::int as all,
      (count(*) filter (where status not in ('delivered', 'canceled', 'failed')))::int as running
    from orders o join simulated_orders s on s.order_id = o.id`;
  return row?.[where] ?? 0;
};

/** Lets everybody act until the condition holds; ten hours are more than any order takes. */
async function playUntil(isDone: () => Promise<boolean>, hasCustomers = true): Promise<void> {
  const end = shop.now().getTime() + 10 * HOUR_MS;
  while (!(await isDone())) {
    if (shop.now().getTime() > end) throw new Error(`${await count('running')} orders did not end in ten hours`);
    await shop.pass(TICK_MS);
    await people.tick(hasCustomers);
  }
}

test(
  'TRK-05 TRK-07 every order of a simulated evening ends, and 90 % arrive in the span that was promised',
  async () => {
    await playUntil(async () => (await count('all')) >= ORDERS);
    await playUntil(async () => (await count('running')) === 0, false);
    expect(await findBreaches(shop.db)).toEqual([]);
    const [figures] = await shop.db<{ delivered: number; inTime: number; promised: number }[]>`
      select count(*)::int as delivered,
        (count(*) filter (where o.promised_from is not null))::int as promised,
        (count(*) filter (where d.at between o.promised_from and o.promised_until))::int as "inTime"
      from orders o join simulated_orders s on s.order_id = o.id
      -- The promise of a pickup order is when it is ready.
      join order_status_log d on d.order_id = o.id
        and d.status = case o.order_type when 'take_away' then 'handover' else 'delivered' end
      where o.status = 'delivered'`;
    const { delivered, inTime, promised } = figures ?? { delivered: 0, inTime: 0, promised: 0 };
    expect(delivered).toBeGreaterThan(ORDERS * 0.9);
    expect(promised).toBe(delivered);
    // With few orders a single late kitchen counts for much.
    expect(inTime / delivered).toBeGreaterThanOrEqual(ORDERS < 200 ? 0.75 : 0.9);
  },
  4 * HOUR_MS,
);

test('PAR-03 COU-05 parcels of the evening were carried with the proofs of their category, and no SMS was sent for them', async () => {
  const parcels = await shop.db<{ status: string; isProven: boolean; paid: string }[]>`
    select o.status, o.payment_status as paid, coalesce(a.pick_up_proof = p.pick_up_proof
      and (p.drop_off_proof = 'none' or a.proof = p.drop_off_proof), false) as "isProven"
    from parcels p join orders o on o.id = p.order_id join simulated_orders s on s.order_id = o.id
    left join assignments a on a.order_id = o.id and a.state = 'delivered'
    where o.status = 'delivered'`;
  expect(parcels.length).toBeGreaterThan(0);
  for (const parcel of parcels) expect(parcel).toEqual({ status: 'delivered', isProven: true, paid: 'paid' });
  expect(await shop.db`select from messages_out where kind = 'parcel_link'`).toHaveLength(0);
});

test('MON-06 every order of the evening moved its cash, and nothing else', async () => {
  const booked = await shop.db<{ status: string; due: number; moved: string }[]>`
    select o.status, o.total_minor as due, coalesce(string_agg(e.reason || ' ' || e.amount, ', ' order by e.id), '') as moved
    from orders o join simulated_orders s on s.order_id = o.id left join ledger_entries e on e.order_id = o.id
    group by o.id`;
  expect(booked.length).toBeGreaterThanOrEqual(ORDERS);
  expect(booked.filter(({ status }) => status === 'delivered').length).toBeGreaterThan(ORDERS * 0.9);
  for (const { status, due, moved } of booked) {
    // The sender of a parcel that comes back has paid at its pick-up.
    const possible = [`cash_payment ${due}`, '', `cash_payment ${due}, cash_refund ${due}`];
    expect(status === 'delivered' ? possible.slice(0, 1) : possible.slice(1), status).toContain(moved);
  }
});

test('a day later the orders of the simulation are gone, and everything they held has returned', async () => {
  await shop.pass(25 * HOUR_MS);
  while ((await count('all')) > 0) await people.cleanUp();
  expect(await shop.db`select from ledger_entries where order_id is not null`).toHaveLength(0);
  expect((await tableSizes(shop.db)).get('uploads')).toBe(0);
  expect(await findBreaches(shop.db)).toEqual([]);
});

async function play(ms: number): Promise<void> {
  for (let played = 0; played < ms; played += TICK_MS) {
    await shop.pass(TICK_MS);
    await people.tick(false);
  }
}

test('MSG-01 the simulated store and courier answer a customer in Arabic', { timeout: HOUR_MS }, async () => {
  const { token } = await addCustomer(shop.db);
  const call = shop.connect({ token, language: 'ar', zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } });
  const order_id = await orderSomething(call);
  const track = () => call(trackOrder, { query: { order_id } });
  while (!(await track()).delivery_man) await play(TICK_MS);
  const { store, delivery_man } = await track();
  const wait = () => play(3 * TICK_MS);
  const ofStore = { receiver_type: 'store', receiver_id: store?.id ?? 0 } as const;
  const ofCourier = { receiver_type: 'delivery_man', receiver_id: delivery_man?.id ?? 0 } as const;
  expect(await answerOf(call, ofCourier, wait)).toMatch(/\p{Script=Arabic}/u);
  expect(await answerOf(call, ofStore, wait)).toMatch(/\p{Script=Arabic}/u);
  expect((await tableSizes(shop.db)).get('chat_messages')).toBeGreaterThan(3);
  // Half a year without a message.
  await shop.pass(200 * DAY_MS);
  expect((await tableSizes(shop.db)).get('chat_messages')).toBe(0);
});
