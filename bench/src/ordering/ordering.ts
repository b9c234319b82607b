import { createDurableDatabase } from '@rialto/database/testing/durable-database.ts';
import type { TestDatabase } from '@rialto/database/testing/test-database.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { latenciesOf, load, type Load, type Sent, type Target } from '../load.ts';
import { start, type Running } from '../processes.ts';
import { asBuyer, fillCarts, listPurchases, type Buyer, type Purchase } from './buyers.ts';
import { bareChain, orderingChain, type Chain } from './chain.ts';

const CLIENTS = [1, 20];
const ROUNDS = { count: 5, ms: 1_000 };
/** More rounds for writes: a disk that stalls now and then spoils a few, and the median is not affected. */
const WRITING_ROUNDS = { count: 9, ms: 1_000 };
/** Warmed up by many clients even if one client is measured, so that both servers run as after hours of use. */
const WARM = { clients: 20, ms: 4_000 };
/** Enough for a fast machine: both warm-ups and eighteen rounds use each cart once. */
const CARTS = 40_000;
const PLACE_GOAL = 0.5;
const FIRST_ITEM_GOAL = 0.4;
const FURTHER_ITEM_GOAL = 0.5;
const CHAIN_GOAL = 0.45;
const TAIL_GOAL = 2;
const CHAIN_TAIL_GOAL = 5;

type Stock = { buyers: Buyer[]; purchases: Purchase[] };

/** `npm run bench -- ordering`: cart, quote and order compared with one bare transaction each. */
export async function benchOrdering(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'));
  // With production settings: an acknowledged order is on disk in both.
  const { url, db, drop } = await createDurableDatabase();
  const shop = await start('host/src/main.ts', { DATA_DIR: dataDir, DATABASE_URL: url, RATE_LIMIT: '0' }, '/readyz');
  const reference = await start('bench/src/reference-server.ts', { REFERENCE_DATABASE_URL: url }, '/constant?bytes=9');
  try {
    await stockUp(db.sql);
    const began = performance.now();
    const buyers = await fillCarts(`http://127.0.0.1:${shop.port}`, CARTS);
    console.log(`\n${CARTS} carts of three lines filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    await tidyUp(db.sql);
    const purchases = await listPurchases(`http://127.0.0.1:${shop.port}`);
    return await measureAll(callsOf(shop, reference, { buyers, purchases }));
  } finally {
    await Promise.all([shop.stop(), reference.stop()]);
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Refills stock and sales and keeps the stores open during the measurement. */
async function stockUp(sql: TestDatabase['db']['sql']): Promise<void> {
  await sql`update stores set hours = '{[0,10080)}' where active`;
  await sql`update inventory set stock = 1000000`;
  await sql`update flash_sale_items set stock = 1000000`;
}

/** Vacuums what filling left behind, as `pgbench` does; the reference starts with fresh tables. */
async function tidyUp(sql: TestDatabase['db']['sql']): Promise<void> {
  // Not all tables: a table analysed while empty is scanned sequentially until the next analyze.
  await sql.script('vacuum analyze carts, cart_lines, inventory, flash_sale_items');
}

type Measured = {
  name: string;
  ours: Target;
  bare: Target;
  clients: readonly number[];
  rounds: { count: number; ms: number };
  /** Requests per second as a share of the reference. */
  goal?: number;
  /** p99 as a multiple of p50, with many clients. */
  tail?: number;
  /** For several requests in a row: how long one row took. */
  chain?: Chain;
};

function callsOf(shop: Running, reference: Running, { buyers, purchases }: Stock): Measured[] {
  // Placing empties the carts, so each is used once; the other calls start again at the first.
  const unplaced = buyers[Symbol.iterator]();
  const turn = endless(buyers);
  const buy = endless(purchases);
  const ours = (path: () => Sent): Target => ({ port: shop.port, path, headers: asBuyer });
  const bare = (path: string): Target => ({ port: reference.port, path: () => ({ path, body: {} }) });
  const writing = { clients: CLIENTS, rounds: WRITING_ROUNDS };
  const add = '/api/v1/customer/cart/add';
  const chain = orderingChain(purchases);
  return [
    {
      name: 'quote',
      ours: ours(() => ({ path: '/api/v1/customer/order/quote', body: turn().wish })),
      bare: bare('/bare-order'),
      clients: CLIENTS,
      rounds: ROUNDS,
    },
    {
      name: 'place',
      ours: ours(() => placing(unplaced.next().value)),
      bare: bare('/bare-order'),
      ...writing,
      goal: PLACE_GOAL,
    },
    {
      name: 'first item',
      ours: ours(() => ({ path: add, body: buy() })),
      bare: bare('/bare-first-line'),
      ...writing,
      goal: FIRST_ITEM_GOAL,
    },
    {
      name: 'further item',
      ours: ours(() => ({ path: add, body: turn().line })),
      bare: bare('/bare-line'),
      ...writing,
      goal: FURTHER_ITEM_GOAL,
      tail: TAIL_GOAL,
    },
    {
      name: 'chain',
      ours: { ...ours(() => ({ path: '' })), visits: chain.visits },
      bare: { ...bare(''), visits: bareChain().visits },
      clients: [20],
      rounds: WRITING_ROUNDS,
      goal: CHAIN_GOAL,
      tail: CHAIN_TAIL_GOAL,
      chain,
    },
  ];
}

async function measureAll(calls: readonly Measured[]): Promise<boolean> {
  console.log(`\n${'call'.padEnd(14)}clients      /s     p50     p99    reference/s  ratio   (ms)`);
  let isGood = true;
  for (const call of calls) {
    for (const clients of call.clients) {
      const rounds = await measure(call.ours, call.bare, { clients, ...call.rounds });
      const { text, isMet } = verdict(call, clients, rounds);
      console.log(text);
      isGood &&= isMet;
    }
  }
  return isGood;
}

type RoundOptions = { clients: number; count: number; ms: number };
type Round = { ours: Load; bare: Load; ratio: number };

/** Alternating, after both have warmed up, so that both see the same noise. The median round counts. */
async function measure(ours: Target, bare: Target, { clients, count, ms }: RoundOptions): Promise<Round[]> {
  for (const target of [ours, bare]) await load(target, WARM.clients, WARM.ms);
  const rounds: Round[] = [];
  while (rounds.length < count) {
    const one = { ours: await load(ours, clients, ms), bare: await load(bare, clients, ms) };
    rounds.push({ ...one, ratio: one.ours.requestsPerSecond / one.bare.requestsPerSecond });
  }
  return rounds;
}

function middle<T>(all: readonly T[], by: (each: T) => number): T {
  return all.toSorted((one, other) => by(one) - by(other))[all.length >> 1] as T;
}

function placing(buyer: Buyer | undefined): Sent {
  if (!buyer) throw new Error('All carts have been placed; fill more.');
  return { path: '/api/v1/customer/order/place', body: buyer.order, headers: { 'idempotency-key': randomUUID() } };
}

function endless<T>(all: readonly T[]): () => T {
  let at = 0;
  return () => all[(at += 1) % all.length] as T;
}

function verdict(call: Measured, clients: number, rounds: readonly Round[]) {
  const { ours, bare, ratio } = middle(rounds, (round) => round.ratio);
  const tail = call.chain
    ? latenciesOf(call.chain.took)
    : middle(
        rounds.map(({ ours: { latencies } }) => latencies),
        ({ p50, p99 }) => p99 / p50,
      );
  const failures = rounds.reduce((sum, round) => sum + round.ours.failures, 0);
  const refusal = rounds.find((round) => round.ours.refusal !== null)?.ours.refusal ?? '';
  const goals: [boolean, string][] = [
    [failures === 0, failures === 0 ? 'none refused' : `${failures} refused, as with ${refusal.slice(0, 120)}`],
  ];
  if (call.goal !== undefined) goals.push([ratio >= call.goal, `at least ${call.goal} of the reference`]);
  if (call.tail !== undefined && clients > 1)
    goals.push([tail.p99 <= call.tail * tail.p50, `p99 at most ${call.tail} times p50`]);
  const told = goals.map(([isMet, goal]) => `${isMet ? '✓' : '✗'} ${goal}`).join(', ');
  const numbers = [ours.requestsPerSecond.toFixed(0), tail.p50.toFixed(1), tail.p99.toFixed(1)].map((each) =>
    each.padStart(8),
  );
  const text = `${call.name.padEnd(14)}${String(clients).padStart(7)}${numbers.join('')}   ${bare.requestsPerSecond.toFixed(0).padStart(12)}  ${ratio.toFixed(2).padStart(5)}   ${told}`;
  return { text, isMet: goals.every(([isMet]) => isMet) };
}
