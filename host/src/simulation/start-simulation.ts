import { createCaller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { tryWithSessionLock, sessionLocks } from '@rialto/database/session-lock.ts';
import type { Simulator } from '@rialto/demo/simulator/open-simulator.ts';
import type { Connect } from '@rialto/demo/simulator/simulation.ts';
import type { Clock } from '@rialto/server/platform/clock.ts';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { FetchApi } from '../pages/in-process-api.ts';
import { signInActors } from './sign-in-actors.ts';

const TICK_MS = 1_500;
const LOCK_RETRY_MS = 15_000;
const CLEAN_UP_TICKS = 400;
const ORDERS_PER_MINUTE = 0.25;
const COURIERS_PER_ZONE = 4;
const PARCEL_SHARE = 0.12;

export type SimulationDeps = {
  db: Sql;
  clock: Clock;
  speed: number;
  log: FastifyBaseLogger;
  /** The API in this process, as somebody with this network address calls it. */
  fetchFrom: (address: string) => FetchApi;
};

/** Runs the simulation of the demo city on one node, until it is stopped. */
export function startSimulation(deps: SimulationDeps): () => Promise<void> {
  const ending = new AbortController();
  const running = keepRunning(deps, ending.signal).catch((err: unknown) => {
    if (!ending.signal.aborted) deps.log.error({ err }, 'The simulation ended');
  });
  return () => {
    ending.abort();
    return running;
  };
}

/** Another node may be running it; then this one waits for its turn. After a failure it begins again. */
async function keepRunning(deps: SimulationDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await tryWithSessionLock(deps.db, sessionLocks.simulation, async () => {
        await playUntil(signal, await openSimulation(deps));
      });
    } catch (err) {
      if (!signal.aborted) deps.log.warn({ err }, 'The simulation failed and begins again');
    }
    await pause(LOCK_RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}

export async function playUntil(signal: AbortSignal, simulator: Simulator): Promise<void> {
  for (let ticks = 0; !signal.aborted; ticks += 1) {
    if (ticks % CLEAN_UP_TICKS === 0) await simulator.cleanUp();
    await simulator.tick();
    await pause(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Signs everybody in whom the simulation plays. */
export async function openSimulation(
  deps: SimulationDeps & { ordersPerMinute?: number; couriersPerZone?: number; parcelShare?: number },
): Promise<Simulator> {
  const {
    db,
    clock,
    speed,
    log,
    fetchFrom,
    ordersPerMinute = ORDERS_PER_MINUTE,
    couriersPerZone = COURIERS_PER_ZONE,
    parcelShare = PARCEL_SHARE,
  } = deps;
  const { openSimulator } = await import('@rialto/demo/simulator/open-simulator.ts');
  const { purgeOrders } = await import('@rialto/server/domains/orders/orders.public.ts');
  const nobody: CallScope = { language: 'en', zoneIds: [], moduleId: null, point: null };
  const connect: Connect = (scope, address = '10.9.0.1') =>
    createCaller({ fetch: fetchFrom(address), scope: () => ({ ...nobody, ...scope }) });
  const tokens = await signInActors(db, clock());
  return openSimulator({
    db,
    connect,
    clock,
    speed,
    log,
    seed: 'marsa noor',
    ordersPerMinute,
    couriersPerZone,
    parcelShare,
    kitchen: connect({ token: tokens.kitchen }),
    dispatcher: connect({ token: tokens.dispatcher }),
    purgeOrders: (ids) => purgeOrders(db, ids, clock()),
  });
}
