import type { Simulator } from '@rialto/demo/simulator/open-simulator.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSimulatedShop, type SimulatedShop } from './testing/simulated-shop.ts';
import { tableSizes } from './testing/table-sizes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const TICK_MS = 30_000;
const ORDERS_PER_DAY = 6;
/** Each start plays the same forty guests; some order only on later days. */
const GUESTS = 40;
const NIGHT_STEP_MS = 4 * HOUR_MS;

let shop: SimulatedShop;
beforeAll(async () => {
  shop = await openSimulatedShop(new Date('2026-03-10T16:00:00Z'));
}, 120_000);
afterAll(() => shop?.close());

/** Days differ by chance: a parcel has no line, a refused order no courier. */
function mostRowsOf(table: string, afterDay: number): number {
  return table === 'guests' || table === 'simulated_guests' ? GUESTS : afterDay * 1.3 + 10;
}

async function countOrders(isRunning: boolean): Promise<number> {
  const [row] = await shop.db<{ count: number }[]>`
    select count(*)::int as count from simulated_orders s join orders o on o.id = s.order_id
    where not ${isRunning} or o.status not in ('delivered', 'canceled', 'failed')`;
  return row?.count ?? 0;
}

async function playUntil(people: Simulator, hasCustomers: boolean, isDone: () => Promise<boolean>): Promise<void> {
  const end = shop.now().getTime() + 10 * HOUR_MS;
  while (!(await isDone())) {
    if (shop.now().getTime() > end) throw new Error(`${await countOrders(true)} orders are still running`);
    await shop.pass(TICK_MS);
    await people.tick(hasCustomers);
  }
}

/** Events and the log of the streams are dated by the clock of the database, so they are made older instead. */
async function passNight(ms: number): Promise<void> {
  await shop.db`
    update outbox set created_at = created_at - ${ms} * interval '1 millisecond',
      delivered_at = delivered_at - ${ms} * interval '1 millisecond'`;
  await shop.db`update live_log set created_at = created_at - ${ms} * interval '1 millisecond'`;
  await shop.pass(ms);
}

/** A day with one start of the shop, an evening of orders and a night in which little happens. */
async function playDay(): Promise<Map<string, number>> {
  const end = shop.now().getTime() + DAY_MS;
  const people = await shop.simulator({ ordersPerMinute: 0.6, couriersPerZone: 2, parcelShare: 0.3 });
  await people.cleanUp();
  const before = await countOrders(false);
  await playUntil(people, true, async () => (await countOrders(false)) >= before + ORDERS_PER_DAY);
  await playUntil(people, false, async () => (await countOrders(true)) === 0);
  while (shop.now().getTime() < end) {
    await passNight(Math.min(NIGHT_STEP_MS, end - shop.now().getTime()));
    await people.tick(false);
    await people.cleanUp();
  }
  return tableSizes(shop.db);
}

test(
  'TRK-05 after a simulated week no table of the database is larger than after a day',
  { timeout: HOUR_MS },
  async () => {
    const afterDay = await playDay();
    expect(afterDay.get('orders')).toBeGreaterThanOrEqual(ORDERS_PER_DAY);
    let afterWeek = afterDay;
    for (let day = 2; day <= 7; day += 1) afterWeek = await playDay();
    const grown = [...afterWeek].filter(([name, size]) => size > mostRowsOf(name, afterDay.get(name) ?? 0));
    expect(grown).toEqual([]);
  },
);
