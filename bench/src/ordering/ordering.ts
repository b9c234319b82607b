import { createDurableDatabase } from '@rialto/database/testing/durable-database.ts';
import type { TestDatabase } from '@rialto/database/testing/test-database.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, type Load, type Sent } from '../load.ts';
import { start, type Running } from '../processes.ts';
import { asBuyer, fillCarts, type Buyer } from './buyers.ts';

const CLIENTS = [1, 20];
const MEASURE_MS = 4_000;
const WARM_MS = 1_000;
const CARTS = 4_000;
const PLACE_GOAL = 0.5;
const TAIL_GOAL = 2;

/** `npm run bench -- ordering`: cart, quote and order beside the bare transaction through one route. */
export async function benchOrdering(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'));
  // With the settings of a real shop: an order that was acknowledged is on the disk, here as there.
  const { url, db, drop } = await createDurableDatabase();
  const shop = await start('host/src/main.ts', { DATA_DIR: dataDir, DATABASE_URL: url, RATE_LIMIT: '0' }, '/readyz');
  const reference = await start('bench/src/reference-server.ts', { REFERENCE_DATABASE_URL: url }, '/constant?bytes=9');
  try {
    await stockUp(db.sql);
    const began = performance.now();
    const buyers = await fillCarts(`http://127.0.0.1:${shop.port}`, CARTS);
    console.log(`\n${CARTS} carts of three lines filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    return await measureAll(shop, reference, buyers);
  } finally {
    await shop.stop();
    await reference.stop();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Nothing runs out while it is measured, neither a shelf nor what a sale set aside. */
async function stockUp(sql: TestDatabase['db']['sql']): Promise<void> {
  await sql`update inventory set stock = 1000000`;
  await sql`update flash_sale_items set stock = 1000000`;
}

async function measureAll(shop: Running, reference: Running, buyers: Buyer[]): Promise<boolean> {
  // Placing empties the carts, so each is used once; the rest begins again at the first.
  const unplaced = buyers[Symbol.iterator]();
  const turn = endless(buyers);
  const calls: [name: string, next: () => Sent][] = [
    ['quote', () => ({ path: '/api/v1/customer/order/quote', body: turn().wish })],
    ['place', () => placing(unplaced.next().value)],
    ['add to cart', () => ({ path: '/api/v1/customer/cart/add', body: turn().line })],
  ];
  console.log(`\n${'call'.padEnd(14)}clients      /s     p50     p99   bare order/s  ratio   (ms)`);
  let isGood = true;
  for (const [name, next] of calls) {
    for (const clients of CLIENTS) {
      const measured = await load({ port: shop.port, path: next, headers: asBuyer }, clients, MEASURE_MS);
      const bare = await bareOrders(reference, clients);
      const { text, isMet } = verdict(name, clients, measured, bare);
      console.log(text);
      isGood &&= isMet;
    }
  }
  return isGood;
}

async function bareOrders({ port }: Running, clients: number): Promise<Load> {
  const path = () => ({ path: '/bare-order', body: {} });
  await load({ port, path }, clients, WARM_MS);
  return load({ port, path }, clients, MEASURE_MS);
}

function placing(buyer: Buyer | undefined): Sent {
  if (!buyer) throw new Error('All carts are placed; fill more.');
  return { path: '/api/v1/customer/order/place', body: buyer.order, headers: { 'idempotency-key': randomUUID() } };
}

function endless(buyers: Buyer[]): () => Buyer {
  let at = 0;
  return () => buyers[(at += 1) % buyers.length] as Buyer;
}

function verdict(name: string, clients: number, { requestsPerSecond, failures, refusal, latencies }: Load, bare: Load) {
  const ratio = requestsPerSecond / bare.requestsPerSecond;
  const { p50, p99 } = latencies;
  const numbers = [requestsPerSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)].map((number) => number.padStart(8));
  const goals: [boolean, string][] = [
    [failures === 0, refusal === null ? 'none refused' : `${failures} refused, as with ${refusal.slice(0, 120)}`],
  ];
  if (name === 'place') goals.push([ratio >= PLACE_GOAL, `at least ${PLACE_GOAL} of the bare order`]);
  if (name === 'add to cart' && clients > 1) goals.push([p99 <= TAIL_GOAL * p50, `p99 at most ${TAIL_GOAL} times p50`]);
  const told = goals.map(([isMet, goal]) => `${isMet ? '✓' : '✗'} ${goal}`).join(', ');
  const text = `${name.padEnd(14)}${String(clients).padStart(7)}${numbers.join('')}   ${bare.requestsPerSecond.toFixed(0).padStart(12)}  ${ratio.toFixed(2).padStart(5)}   ${told}`;
  return { text, isMet: goals.every(([isMet]) => isMet) };
}
