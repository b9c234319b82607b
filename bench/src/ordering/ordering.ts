import { createDurableDatabase } from '@rialto/database/testing/durable-database.ts';
import type { TestDatabase } from '@rialto/database/testing/test-database.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, start } from '../processes.ts';
import { customersWithMoney } from './customers.ts';
import { fillCarts, listPurchases } from './buyers.ts';
import { callsOf, type Stock } from './calls.ts';
import { measureAll } from './verdict.ts';

/** Enough for a fast machine: both warm-ups and eighteen rounds use each cart once. */
const CARTS = 40_000;

/**
 * `npm run bench -- ordering [--carts 40000]`: cart, quote and order compared with one bare transaction each. Fewer carts
 * shorten the rounds, to try it.
 */
export async function benchOrdering(given: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: given, options: { carts: { type: 'string' } } });
  const carts = Number(values.carts ?? CARTS);
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'));
  // With production settings: an acknowledged order is on disk in both.
  const { url, db, drop } = await createDurableDatabase();
  // Limits are on, and every buyer has an own address.
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, TRUST_PROXY: '127.0.0.1' };
  const shop = await start('host/src/main.ts', env, '/readyz');
  const reference = await start('bench/src/reference-server.ts', { REFERENCE_DATABASE_URL: url }, '/constant?bytes=9');
  try {
    await stockUp(db.sql);
    const stock = await fill(`http://127.0.0.1:${shop.port}`, db.sql, carts);
    await tidyUp(db.sql);
    const isFast = await measureAll(callsOf(shop, reference, stock), carts / CARTS);
    return (await checkInvariants(env)) && isFast;
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

/** Carts of guests, and as many of customers with money in their wallets. */
async function fill(url: string, sql: TestDatabase['db']['sql'], carts: number): Promise<Stock> {
  const began = performance.now();
  const buyers = await fillCarts(url, carts);
  const customers = await fillCarts(url, carts, await customersWithMoney(sql, carts));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\n${2 * carts} carts of three lines filled in ${seconds} s, half of them of customers`);
  return { buyers, customers, purchases: await listPurchases(url) };
}

/** Vacuums what filling left behind, as `pgbench` does; the reference starts with fresh tables. */
async function tidyUp(sql: TestDatabase['db']['sql']): Promise<void> {
  // Not all tables: a table analysed while empty is scanned sequentially until the next analyze.
  await sql.script('vacuum analyze carts, cart_lines, inventory, flash_sale_items, customers, sessions, wallets');
}

/** Speed counts only if no order, stock or wallet is wrong afterwards. */
async function checkInvariants(env: Record<string, string>): Promise<boolean> {
  const check = spawn(process.execPath, ['tools/invariants.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = (await once(check, 'exit')) as [number | null];
  return code === 0;
}
