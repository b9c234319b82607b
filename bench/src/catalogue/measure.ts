import type { TestDatabase } from '@rialto/database/testing/test-database.ts';
import { cpuMilliseconds, databaseCpuMilliseconds } from '../cpu-time.ts';
import { load, type Load } from '../load.ts';
import type { ServerProcess } from '../processes.ts';
import type { Call } from './calls.ts';

/** CPU milliseconds per request. */
export type Cpu = { node: number; database: number };
/** One after the other, so that all see the same noise. */
export type Round = { cold: Load; warm: Load; reference: Load; coldCpu: Cpu };

export type CallMeasurement = {
  call: Call;
  /** With few clients, for its latencies. */
  few: Load;
  /** With many clients. */
  rounds: readonly Round[];
  /** Database transactions per cold request, with few and with many clients: whether the requests were in no cache. */
  transactions: { few: number; many: number };
  /** Cold requests of both, beyond the number of different URLs. */
  repeated: number;
  failures: number;
};

type Sql = TestDatabase['db']['sql'];
type Servers = { shop: ServerProcess; reference: ServerProcess; db: Sql };

const WARM_UP_MS = 500;
const FEW_MS = 2_000;
const ROUND_MS = 600;
const ROUNDS = 5;
const FEW = 4;
const MANY = 20;

/** Cold with few clients, to measure latency; cold and warm with many, compared with one query by as many clients. */
export async function measure(call: Call, servers: Servers, visitor: Record<string, string>): Promise<CallMeasurement> {
  const { shop, reference, db } = servers;
  const headers = { ...visitor, ...call.headers };
  let count = 0;
  const cold = (clients: number, milliseconds: number) =>
    load({ port: shop.port, path: () => call.cold((count += 1)), headers }, clients, milliseconds);
  const warm = (milliseconds: number) => load({ port: shop.port, path: call.warm, headers }, MANY, milliseconds);
  const query = () => load({ port: reference.port, path: '/one-query' }, MANY, ROUND_MS);
  /** The transactions per cold request of the work. */
  const counted = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const before = [count, await transactionsOf(db)] as const;
    const done = await work();
    return [done, ((await transactionsOf(db)) - before[1]) / (count - before[0])];
  };
  await cold(FEW, WARM_UP_MS);
  const [few, ofFew] = await counted(() => cold(FEW, FEW_MS));
  await warm(WARM_UP_MS);
  const rounds: Round[] = [];
  // A cached call hardly reads, and the reference reads on connections of its own, so both are counted apart.
  let [requests, transactions] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = count;
    const cpuBefore = await cpuOf(servers);
    const [many, perRequest] = await counted(() => cold(MANY, ROUND_MS));
    const cpuAfter = await cpuOf(servers);
    const made = count - began;
    [requests, transactions] = [requests + made, transactions + perRequest * made];
    const coldCpu = {
      node: (cpuAfter.node - cpuBefore.node) / made,
      database: (cpuAfter.database - cpuBefore.database) / made,
    };
    rounds.push({ cold: many, warm: await warm(ROUND_MS), reference: await query(), coldCpu });
  }
  return {
    call,
    few,
    rounds,
    transactions: { few: ofFew, many: transactions / requests },
    repeated: Math.max(0, count - (call.urls ?? Infinity)),
    failures: few.failures + rounds.reduce((sum, { cold, warm }) => sum + cold.failures + warm.failures, 0),
  };
}

async function cpuOf({ shop, db }: Servers): Promise<Cpu> {
  const rows = await db<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return { node: cpuMilliseconds(shop.pid), database: databaseCpuMilliseconds(rows[0]?.pid ?? 0) };
}

/** The transactions of the database so far. Connections report theirs with a delay of up to a second. */
async function transactionsOf(db: Sql): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MS));
  const rows = await db<{ count: number }[]>`
    select xact_commit as count from pg_stat_database where datname = current_database()`;
  return rows[0]?.count ?? NaN;
}

const STATISTICS_MS = 1_200;
