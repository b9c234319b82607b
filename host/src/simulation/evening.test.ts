import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { fillWorld } from '@rialto/demo/world/fill-world.ts';
import { api } from '@rialto/server/api.ts';
import { findBreaches } from '@rialto/server/invariants/find-breaches.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProcessApi } from '../pages/in-process-api.ts';
import { openSimulation } from './start-simulation.ts';

/** `npm run test:evening -- 2000` plays a whole evening. */
const ORDERS = Number(process.env['EVENING_ORDERS'] ?? 12);
/** An evening of five hours, or less for few orders. A courier brings about two orders an hour. */
const ORDERS_PER_MINUTE = Math.max(0.4, ORDERS / 300);
const COURIERS_PER_ZONE = Math.ceil(ORDERS_PER_MINUTE * 12);
const TICK_MS = 20_000;
const HOUR_MS = 3_600_000;
const EVENING = new Date('2026-03-10T16:00:00Z');

let database: TestDatabase;
let http: FastifyInstance;
let db: Sql;
let now = EVENING;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db.sql;
  // Delays depend on the numbers of the orders, so they are the same in every run.
  await db`update order_number_key set key = ${'0123456789abcdef'.repeat(4)}`;
  await fillWorld(db, { log: { info: () => undefined }, now: EVENING });
  http = Fastify();
  await http.register(api, {
    database: database.db,
    clock: () => now,
    publicUrl: 'http://shop.example',
    tileUrl: null,
    tileAttribution: '',
    geo: { kind: 'own' },
    payments: { holdMinutes: 15, hasSandbox: false, stripe: null },
    messaging: { smtp: null, sms: null, hasDemoMailbox: false, showsCodes: false },
    socialProviders: [],
    hasRequestLimits: true,
    inProcessSecret: 'secret',
  });
  await http.ready();
}, 120_000);
afterAll(async () => {
  await http?.close();
  await database?.drop();
});

const simulation = (ordersPerMinute: number) =>
  openSimulation({
    ...{ db, clock: () => now, speed: 1, log: http.log, ordersPerMinute, couriersPerZone: COURIERS_PER_ZONE },
    fetchFrom: (address) => inProcessApi(http, 'secret', address),
  });

const count = async (where: 'all' | 'running'): Promise<number> => {
  const [row] = await db<{ all: number; running: number }[]>`
    select count(*)::int as all,
      (count(*) filter (where status not in ('delivered', 'canceled', 'failed')))::int as running
    from orders o join simulated_orders s on s.order_id = o.id`;
  return row?.[where] ?? 0;
};

/** Lets everybody act until the condition holds; ten hours are more than any order takes. */
async function playUntil(simulator: { tick(): Promise<void> }, isDone: () => Promise<boolean>): Promise<void> {
  const end = now.getTime() + 10 * HOUR_MS;
  while (!(await isDone())) {
    if (now.getTime() > end) throw new Error(`${await count('running')} orders did not end in ten hours`);
    now = new Date(now.getTime() + TICK_MS);
    await simulator.tick();
  }
}

test(
  'TRK-05 TRK-07 every order of a simulated evening ends, and 90 % arrive in the span that was promised',
  async () => {
    await playUntil(await simulation(ORDERS_PER_MINUTE), async () => (await count('all')) >= ORDERS);
    await playUntil(await simulation(0), async () => (await count('running')) === 0);
    expect(await findBreaches(db)).toEqual([]);
    const [figures] = await db<{ delivered: number; inTime: number; promised: number }[]>`
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

test('a day later the orders of the simulation are gone, and everything they held has returned', async () => {
  now = new Date(now.getTime() + 25 * HOUR_MS);
  const simulator = await simulation(0);
  while ((await count('all')) > 0) await simulator.cleanUp();
  expect(await db`select from ledger_entries where order_id is not null`).toHaveLength(0);
  expect(await findBreaches(db)).toEqual([]);
});
