import { connect } from '@rialto/database/connect.ts';
import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { inTransaction } from '@rialto/database/sql.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { codeOf, openOrderingShop, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { addItem } from '../../../testing/small-catalogue.ts';
import { addCoupon } from '../../../testing/small-promotions.ts';

let shop: OrderingShop;
beforeEach(async () => {
  shop = await openOrderingShop();
  await addItem(shop.sql, { id: 4, store: 3, category: 3, priceMinor: 500, stock: 1_000 });
});
afterEach(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

/** Holds a row lock in another process's place until it is released. */
async function hold(table: 'inventory' | 'coupons', id: number): Promise<() => Promise<void>> {
  const other = connect(shop.database.connectionOptions, { maxConnections: 1 });
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = inTransaction(other.sql, async (tx) => {
    if (table === 'inventory') await tx`select from inventory where item_id = ${id} for update`;
    else await tx`select from coupons where id = ${id} for update`;
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return async () => {
    released.resolve();
    await holding;
    await other.close();
  };
}

async function buyersOf(howMany: number, item_id: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let count = 0; count < howMany; count += 1) {
    const buyer = await shop.guest();
    await shop.add(buyer, { item_id });
    buyers.push(buyer);
  }
  return buyers;
}

type TimedReply = { answer: LightMyRequestResponse; ms: number };

async function timed(place: () => Promise<LightMyRequestResponse>): Promise<TimedReply> {
  const from = performance.now();
  const answer = await place();
  return { answer, ms: performance.now() - from };
}

const someoneWaits = () =>
  waitUntil('an order waits for the lock', async () => {
    const rows = await shop.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return rows.length > 0;
  });

const percentile95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

test('T22 T112 sixty buyers of a locked item do not delay the orders of others, and are served when it is free', async () => {
  const stuck = await buyersOf(60, 3);
  const others = await buyersOf(20, 4);
  const release = await hold('inventory', 3);
  const waiting = stuck.map((buyer) => timed(() => shop.place(buyer, { order_amount: 5 })));
  await someoneWaits();
  const served = await Promise.all(others.map((buyer) => timed(() => shop.place(buyer, { order_amount: 5 }))));
  await release();
  expect(served.map(({ answer }) => codeOf(answer))).toEqual(others.map(() => 'ok'));
  expect(percentile95(served.map(({ ms }) => ms))).toBeLessThan(1_000);
  const answers = await Promise.all(waiting);
  expect(answers.map(({ answer }) => codeOf(answer))).toEqual(stuck.map(() => 'ok'));
  const stock = await shop.sql`select stock from inventory where item_id in (3, 4) order by item_id`;
  expect(stock).toEqual([{ stock: 40 }, { stock: 980 }]);
});

test('T22 an order that waits too long for a locked item or coupon is refused with 503, and nothing is taken', async () => {
  await addCoupon(shop.sql, { id: 1, code: 'HELD', discount: ['amount', 100] });
  const [[ofItem], [ofCoupon]] = [await buyersOf(1, 3), await buyersOf(1, 4)];
  if (!ofItem || !ofCoupon) throw new Error('No buyers');
  const releases = [await hold('inventory', 3), await hold('coupons', 1)];
  const answers = await Promise.all([
    timed(() => shop.place(ofItem, { order_amount: 5 })),
    timed(() => shop.place(ofCoupon, { order_amount: 4, coupon_code: 'HELD' })),
  ]);
  for (const release of releases) await release();
  for (const { answer, ms } of answers) {
    expect(answer.statusCode, answer.body).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(ms).toBeLessThan(8_000);
  }
  expect(await shop.sql`select from orders`).toHaveLength(0);
  expect(codeOf(await shop.place(ofItem, { order_amount: 5 }))).toBe('ok');
  expect(codeOf(await shop.place(ofCoupon, { order_amount: 4, coupon_code: 'HELD' }))).toBe('ok');
});
