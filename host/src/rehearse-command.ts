import type { Sql } from '@rialto/database/sql.ts';
import { sessionLocks, tryWithSessionLock } from '@rialto/database/session-lock.ts';
import { parseArgs } from 'node:util';
import { openSimulation, playUntil, type SimulationDeps } from './simulation/start-simulation.ts';

const USAGE = `npm run rehearse -- [--orders-per-minute 60] [--couriers-per-zone 40] [--minutes 10]
  Places orders in the demo city at this rate, and plays its stores and couriers. Stop the shop's own simulation first:
  SIMULATION=0 npm start`;
const MOST_ORDERS = 600;
const MOST_COURIERS = 500;
const MOST_MINUTES = 24 * 60;
/** A courier brings about two orders an hour at the speed of real life. */
const COURIERS_PER_ORDER = 12;

type Rehearsal = { ordersPerMinute: number; couriersPerZone: number; minutes: number };

/** Null if the arguments make no sense. */
export function readRehearsal(args: readonly string[], speed: number): Rehearsal | null {
  try {
    const text = { type: 'string' } as const;
    const options = { 'orders-per-minute': text, 'couriers-per-zone': text, minutes: text };
    const { values } = parseArgs({ args: [...args], options });
    const ordersPerMinute = numberIn(values['orders-per-minute'] ?? '60', MOST_ORDERS);
    const usual = String(Math.min(MOST_COURIERS, Math.ceil(((ordersPerMinute ?? 0) * COURIERS_PER_ORDER) / speed)));
    const couriersPerZone = numberIn(values['couriers-per-zone'] ?? usual, MOST_COURIERS);
    const minutes = numberIn(values.minutes ?? '10', MOST_MINUTES);
    if (ordersPerMinute === null || couriersPerZone === null || minutes === null) return null;
    return Number.isInteger(couriersPerZone) ? { ordersPerMinute, couriersPerZone, minutes } : null;
  } catch {
    return null;
  }
}

function numberIn(text: string, most: number): number | null {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= most ? number : null;
}

type Parts = SimulationDeps & { db: Sql; isSimulated: boolean; say: (line: string) => void; signal: AbortSignal };

/** Plays load in a running shop until the time is over or the signal comes. Returns the exit code. */
export async function runRehearseCommand(parts: Parts, args: readonly string[]): Promise<number> {
  const { db, isSimulated, say, signal, speed } = parts;
  const rehearsal = readRehearsal(args, speed);
  if (!rehearsal) {
    say(USAGE);
    return 2;
  }
  if (!isSimulated) {
    say('Only the demo city is rehearsed, never the stores of an operator.');
    return 1;
  }
  const { minutes, ordersPerMinute, couriersPerZone } = rehearsal;
  // The simulation counts minutes of its own, faster time.
  const load = { ordersPerMinute: ordersPerMinute / speed, couriersPerZone };
  const ending = AbortSignal.any([signal, AbortSignal.timeout(minutes * 60_000)]);
  // A second simulation would end the sessions of the one that runs.
  const hasRun = await tryWithSessionLock(db, sessionLocks.simulation, async () => {
    say(`${ordersPerMinute} orders a minute for ${minutes} minutes, ${couriersPerZone} couriers per zone`);
    await playUntil(ending, await openSimulation({ ...parts, ...load }));
  });
  if (!hasRun) say('The shop runs its own simulation. Start it with SIMULATION=0 npm start and try again.');
  return hasRun ? 0 : 1;
}
