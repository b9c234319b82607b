import type { TestDatabase } from '@rialto/database/testing/test-database.ts';
import { load, type Load } from '../load.ts';
import type { ServerProcess } from '../processes.ts';
import type { Call } from './calls.ts';

/** `coldTransactions`: database transactions per cold request, which show whether the requests really were in no cache. */
export type CallMeasurement = {
  call: Call;
  /** With few clients, for its latencies. */
  cold: Load;
  /** With many clients, for its requests per second. */
  coldMany: Load;
  coldTransactions: number;
  warm: Load;
  reference: Load;
};

type Sql = TestDatabase['db']['sql'];
type Servers = { shop: ServerProcess; reference: ServerProcess; db: Sql };

const WARM_UP_MS = 500;
const MEASURE_MS = 2_500;
const FEW = 4;
const MANY = 20;
let count = 0;

/** Cold with few clients, to measure latency; cold and warm with many, compared with one query by as many clients. */
export async function measure(
  call: Call,
  { shop, reference, db }: Servers,
  headers: Record<string, string>,
): Promise<CallMeasurement> {
  const { port } = shop;
  const cold = (clients: number, milliseconds: number) =>
    load({ port, path: () => call.cold((count += 1)), headers }, clients, milliseconds);
  const warm = (milliseconds: number) => load({ port, path: call.warm, headers }, MANY, milliseconds);
  const query = (milliseconds: number) => load({ port: reference.port, path: '/one-query' }, MANY, milliseconds);
  await cold(FEW, WARM_UP_MS);
  const before = [count, await transactionsOf(db)] as const;
  const few = await cold(FEW, MEASURE_MS);
  const coldTransactions = ((await transactionsOf(db)) - before[1]) / (count - before[0]);
  await warm(WARM_UP_MS);
  // Alternating, so that all see the same noise.
  const rounds: Pick<CallMeasurement, 'coldMany' | 'warm' | 'reference'>[] = [];
  for (let round = 0; round < 2; round += 1)
    rounds.push({
      coldMany: await cold(MANY, MEASURE_MS / 2),
      warm: await warm(MEASURE_MS / 2),
      reference: await query(MEASURE_MS / 2),
    });
  const best = (name: 'coldMany' | 'warm' | 'reference') =>
    rounds.map((round) => round[name]).reduce((a, b) => (a.requestsPerSecond > b.requestsPerSecond ? a : b));
  return {
    call,
    cold: few,
    coldMany: best('coldMany'),
    coldTransactions,
    warm: best('warm'),
    reference: best('reference'),
  };
}

/** The transactions of the database so far. Connections report theirs with a delay of up to a second. */
async function transactionsOf(db: Sql): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MS));
  const rows = await db<{ count: number }[]>`
    select xact_commit as count from pg_stat_database where datname = current_database()`;
  return rows[0]?.count ?? NaN;
}

const STATISTICS_MS = 1_200;
