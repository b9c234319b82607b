import { freePort } from '@rialto/database/testing/free-port.ts';
import { silentLog } from '@rialto/database/log.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { findBreaches } from '@rialto/server/invariants/find-breaches.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseForCommand } from './open-database-for-command.ts';
import { readSettings } from './settings.ts';
import { shopClock } from './shop-clock.ts';
import { findLine, newBuyer } from './testing/buyers.ts';
import { eventsDelivered } from './testing/money/money-world.ts';
import type { MoneyMovement } from './testing/money/movement.ts';
import { prepareMovements } from './testing/money/prepare-movements.ts';
import { runMain, type RunningMain } from './testing/run-main.ts';

/** How often a kill interrupts each kind of movement. */
const MONEY_ROUNDS = Number(process.env['MONEY_KILL_ROUNDS'] ?? 1);
/** Calls that are answered before the kill prove nothing, so there are more kills than rounds. */
const MOST_KILLS = 5 * MONEY_ROUNDS + 5;
const MONEY_LIMIT_MS = 60_000 + MOST_KILLS * 60_000;
const LONGEST_LEAD_MS = 60;

/** A time at which stores are open; it continues while the shop is killed and restarted. */
const clock = shopClock({ CLOCK: '2026-03-10T12:30:00+02:00' });

let dataDir: string;
let env: Record<string, string>;
let shop: RunningMain;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rialto-money-kills-'));
  env = { PORT: String(await freePort()), DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'silent' };
  await open();
});
afterAll(async () => {
  await shop.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

/** Every kind of movement is under way at each kill; `npm run test:kills` kills more often. */
test(
  'MON-06 T108 when the app is killed while money moves, every movement happens once: payments, refunds, rewards and their like',
  async () => {
    const line = await findLine(shop.url, await newBuyer(shop.url));
    const interrupted = new Map<string, number>();
    let kills = 0;
    do {
      const movements = await withDatabase((db) => prepareMovements({ db, url: shop.url, line, now: clock() }));
      const sent = movements.flatMap((movement) => (movement.send ? [sendBefore(movement, movement.send)] : []));
      await untilKill(sent, kills);
      await shop.end('SIGKILL');
      const left = await withDatabase((db) => kindsLeft(db, movements));
      await open();
      for (const { kind, answered } of sent) left.set(kind, left.get(kind) ?? !(await answered));
      for (const [kind, isLeft] of left) interrupted.set(kind, (interrupted.get(kind) ?? 0) + (isLeft ? 1 : 0));
      await Promise.all(movements.map(({ repeat: again }) => again()));
      await withDatabase((db) => expectOnce(db, movements));
      kills += 1;
    } while (Math.min(...interrupted.values()) < MONEY_ROUNDS && kills < MOST_KILLS);
    console.log(`movements that ${kills} kills interrupted:`, Object.fromEntries(interrupted));
    for (const [kind, count] of interrupted)
      expect({ kind, isEnough: count >= MONEY_ROUNDS }).toEqual({ kind, isEnough: true });
  },
  MONEY_LIMIT_MS,
);

type SentCall = { kind: string; isFollowedUp: boolean; answered: Promise<boolean> };

/** Each call starts a random time before the kill, so that kills meet it at every point. */
function sendBefore({ kind, isLeft }: MoneyMovement, send: () => Promise<boolean>): SentCall {
  return { kind, isFollowedUp: isLeft !== undefined, answered: wait(Math.random() * LONGEST_LEAD_MS).then(send) };
}

/** Every other kill waits for the answer to a call after which the shop goes on by itself, and meets what comes then. */
async function untilKill(sent: readonly SentCall[], kills: number): Promise<void> {
  if (kills % 2 === 0) return wait(LONGEST_LEAD_MS);
  const followedUp = sent.filter(({ isFollowedUp }) => isFollowedUp);
  await followedUp[((kills - 1) / 2) % followedUp.length]?.answered;
}

/** What the shop had begun by itself and not done when it was killed, by kind. */
async function kindsLeft(db: Sql, movements: readonly MoneyMovement[]): Promise<Map<string, boolean>> {
  const left = new Map<string, boolean>();
  for (const { kind, isLeft } of movements) if (isLeft) left.set(kind, await isLeft(db));
  return left;
}

async function expectOnce(db: Sql, movements: readonly MoneyMovement[]): Promise<void> {
  await eventsDelivered(db);
  for (const { kind, customerId, expected } of movements) {
    const after = await expected(db);
    const [wallet] = await db<{ balance: number; points: number }[]>`
      select balance_minor as balance, points from wallets where customer_id = ${customerId}`;
    expect({ kind, balance: 0, points: 0, ...wallet }).toEqual({ kind, ...after });
  }
  expect(await findBreaches(db)).toEqual([]);
}

async function withDatabase<T>(work: (db: Sql) => Promise<T>): Promise<T> {
  const { database, close } = await openDatabaseForCommand(readSettings(env), silentLog);
  try {
    return await work(database.sql);
  } finally {
    await close();
  }
}

async function open(): Promise<void> {
  shop = runMain({ ...env, CLOCK: clock().toISOString() });
  await shop.open;
}
