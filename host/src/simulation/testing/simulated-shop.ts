import type { Caller } from '@rialto/api-client/caller.ts';
import { createCaller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { createTestDatabase } from '@rialto/database/testing/test-database.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Simulator } from '@rialto/demo/simulator/open-simulator.ts';
import { fillWorld } from '@rialto/demo/world/fill-world.ts';
import { api } from '@rialto/server/api.ts';
import type { BackgroundJob } from '@rialto/server/platform/background-job.ts';
import Fastify from 'fastify';
import { inProcessApi } from '../../pages/in-process-api.ts';
import { openSimulation } from '../start-simulation.ts';
import { withoutServices } from '../../testing/api-without-services.ts';

const SECRET = 'secret';
const VISITOR = '10.6.0.1';

export type SimulatedShop = {
  db: Sql;
  now(): Date;
  /** Moves the clock, and runs the background jobs that are due then. */
  pass(ms: number): Promise<void>;
  simulator(people: { ordersPerMinute: number; couriersPerZone: number; parcelShare: number }): Promise<Simulator>;
  /** Somebody who calls the API from outside. */
  connect(scope: Partial<CallScope>): Caller;
  close(): Promise<void>;
};

/** The demo city with a controlled clock. Its background jobs run at the times of that clock. */
export async function openSimulatedShop(start: Date): Promise<SimulatedShop> {
  const database = await createTestDatabase();
  const db = database.db.sql;
  let now = start;
  let jobs: readonly BackgroundJob[] = [];
  // Delays depend on the numbers of the orders, so they are the same in every run.
  await db`update order_number_key set key = ${'0123456789abcdef'.repeat(4)}`;
  await fillWorld(db, { log: { info: () => undefined }, now: start });
  const http = Fastify();
  await http.register(api, {
    database: database.db,
    clock: () => now,
    ...withoutServices,
    hasRequestLimits: true,
    inProcessSecret: SECRET,
    takeJobs: (all) => (jobs = all),
  });
  await http.ready();
  const ranAt = new Map<BackgroundJob, number>();
  const fetchFrom = (address: string) => inProcessApi(http, SECRET, address);
  const nobody: CallScope = { language: 'en', zoneIds: [], moduleId: null, point: null };

  return {
    db,
    now: () => now,
    async pass(ms) {
      now = new Date(now.getTime() + ms);
      for (const job of jobs) {
        if (now.getTime() - (ranAt.get(job) ?? 0) < job.everyMs) continue;
        ranAt.set(job, now.getTime());
        await job.run();
      }
    },
    simulator: (people) => openSimulation({ db, clock: () => now, speed: 1, log: http.log, fetchFrom, ...people }),
    connect: (scope) => createCaller({ fetch: fetchFrom(VISITOR), scope: () => ({ ...nobody, ...scope }) }),
    async close() {
      await http.close();
      await database.drop();
    },
  };
}
