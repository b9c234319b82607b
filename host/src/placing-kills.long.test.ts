import { freePort } from '@rialto/database/testing/free-port.ts';
import { silentLog } from '@rialto/database/log.ts';
import { findBreaches } from '@rialto/server/invariants/find-breaches.ts';
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseForCommand } from './open-database-for-command.ts';
import { readSettings } from './settings.ts';
import { shopClock } from './shop-clock.ts';
import { buy, findLine, newBuyer, repeat, type Buyer } from './testing/buyers.ts';
import { runMain, type RunningMain } from './testing/run-main.ts';

/** `npm run test:kills` sets more. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3);
const BUYERS = 4;
const BETWEEN_KILLS = 3;
const LIMIT_MS = 60_000 + ROUNDS * 30_000;

/** A time at which stores are open; it continues while the shop is killed and restarted. */
const clock = shopClock({ CLOCK: '2026-03-10T12:30:00+02:00' });

let dataDir: string;
let env: Record<string, string>;
let shop: RunningMain;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rialto-kills-'));
  env = { PORT: String(await freePort()), DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'silent' };
  shop = runMain({ ...env, CLOCK: clock().toISOString() });
  await shop.open;
});
afterAll(async () => {
  await shop.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

test(
  'CHK-10 T108 when the app is killed while orders are placed, every acknowledged order exists once and complete',
  async () => {
    await underLoad(() => reopen('SIGKILL'));
  },
  LIMIT_MS,
);

test(
  'CHK-10 T109 when the database is killed while orders are placed, every acknowledged order exists once and complete',
  async () => {
    await underLoad(async (round) => {
      process.kill(await postmasterPid(), 'SIGKILL');
      await expect.poll(isReady, { timeout: 60_000, interval: 20 }).toBe(true);
      // Restarts of a database that keeps dying slow down; a new process resets the delay.
      if (round % 4 === 3) await reopen('SIGTERM');
    });
  },
  LIMIT_MS,
);

/** Buyers place orders continuously, and after every few orders something is killed at a random time. */
async function underLoad(kill: (round: number) => Promise<void>): Promise<void> {
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => newBuyer(shop.url)));
  const line = await findLine(shop.url, await newBuyer(shop.url));
  const placed = () => buyers.flatMap(({ attempts }) => attempts).filter(({ orderId }) => orderId !== null).length;
  let isOver = false;
  const buying = buyers.map(async (buyer) => {
    while (!isOver) await buy(shop.url, buyer, line);
  });
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = placed();
      await expect.poll(placed, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(before + BETWEEN_KILLS);
      await wait(Math.random() * 30);
      await kill(round);
    }
  } finally {
    isOver = true;
    await Promise.all(buying);
  }
  for (const buyer of buyers) await expectWhole(buyer);
}

/** Repeating each key returns the same order; there are as many orders as keys, all complete. */
async function expectWhole({ attempts }: Buyer): Promise<void> {
  const orders: number[] = [];
  for (const attempt of attempts) {
    const orderId = await repeat(shop.url, attempt);
    if (attempt.orderId !== null) expect(orderId).toBe(attempt.orderId);
    orders.push(orderId);
  }
  expect(new Set(orders).size).toBe(attempts.length);
  const { database, close } = await openDatabaseForCommand(readSettings(env), silentLog);
  try {
    const [kept] = await database.sql<{ orders: number; whole: number }[]>`
      select count(*)::int as orders,
        count(*) filter (where exists (select from order_lines l where l.order_id = o.id))::int as whole
      from orders o
      where o.owner_kind = 'guest' and o.owner_id = (select owner_id from orders where id = ${orders[0] ?? 0})`;
    expect(kept).toEqual({ orders: attempts.length, whole: attempts.length });
    expect(await findBreaches(database.sql)).toEqual([]);
  } finally {
    await close();
  }
}

async function reopen(signal: NodeJS.Signals): Promise<void> {
  await shop.end(signal);
  shop = runMain({ ...env, CLOCK: clock().toISOString() });
  await shop.open;
}

async function isReady(): Promise<boolean> {
  return fetch(`${shop.url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function postmasterPid(): Promise<number> {
  const file = readdirSync(dataDir, { recursive: true }).find((name) => String(name).endsWith('postmaster.pid'));
  return Number((await readFile(join(dataDir, String(file)), 'utf8')).split('\n')[0]);
}
