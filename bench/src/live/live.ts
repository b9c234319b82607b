import { createDurableDatabase } from '@rialto/database/testing/durable-database.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cpuMilliseconds } from '../cpu-time.ts';
import { liveMegabytes } from '../live-memory.ts';
import { start, type Running } from '../processes.ts';
import { openReaders, type Readers } from './readers.ts';
import { compare, print, type Delivery } from './report.ts';
import { makeTraffic } from './traffic.ts';
import { fillWorld, renewOrders, type World } from './world.ts';

const SETTLE_MS = 2_000;
const GOALS = { kilobytesPerStream: 30, p95: 250, p99: 1_000, backMs: 5_000 };

type Scale = { streams: number; changes: number; couriers: number; seconds: number };

/**
 * `npm run bench -- live [--streams 5000] [--changes 50] [--couriers 200] [--seconds 30]`: memory of open streams, how
 * soon a step of an order reaches its page, the CPU time of the same load without streams, and a killed node.
 */
export async function benchLive(given: string[]): Promise<boolean> {
  const scale = scaleOf(given);
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'));
  const { url, db, drop } = await createDurableDatabase();
  const environment = { DATABASE_URL: url, RATE_LIMIT: '0', SIMULATION: '0' };
  const startNode = (name: string) =>
    start('host/src/main.ts', { ...environment, DATA_DIR: join(dataDir, name) }, '/readyz');
  const nodes = [await startNode('one')];
  try {
    const world = await fillWorld(db.sql, { pages: scale.streams, couriers: scale.couriers });
    const renew = () => renewOrders(db.sql);
    const one = await measureOneNode(nodes, world, scale, renew);
    nodes.push(await startNode('two'));
    const two = await measureTwoNodes(nodes, world, scale, renew);
    return one && two;
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function scaleOf(args: string[]): Scale {
  const number = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { streams: number, changes: number, couriers: number, seconds: number },
  });
  const { streams = '5000', changes = '50', couriers = '200', seconds = '30' } = values;
  return { streams: Number(streams), changes: Number(changes), couriers: Number(couriers), seconds: Number(seconds) };
}

type Renew = () => Promise<unknown>;

async function measureOneNode(nodes: Running[], world: World, scale: Scale, renew: Renew): Promise<boolean> {
  const [node] = nodes as [Running];
  const portOf = () => node.port;
  const load = () => makeTraffic(world, { changesPerSecond: scale.changes, seconds: scale.seconds, portOf });
  await makeTraffic(world, { changesPerSecond: scale.changes, seconds: 3, portOf });
  await sleep(SETTLE_MS);
  await renew();
  const quiet = await withCpu(node, load);
  await sleep(SETTLE_MS);
  await renew();
  const empty = await liveMegabytes(node);
  const readers = await openReaders({ pages: world.pages, portOf });
  await sleep(SETTLE_MS);
  const kilobytes = ((await liveMegabytes(node)) - empty) * (1_000 / scale.streams);
  print('memory of a stream', `${kilobytes.toFixed(1)} KB`, kilobytes <= GOALS.kilobytesPerStream);
  const busy = await withCpu(node, load);
  await sleep(SETTLE_MS);
  print('accepted steps', `${busy.result.length} of ${scale.changes * scale.seconds}`, busy.result.length > 0);
  const isGood = printDelivery('one node', compare(busy.result, readers.received));
  print(
    'CPU with streams',
    `${busy.cpuPercent.toFixed(0)} % of a core, ${quiet.cpuPercent.toFixed(0)} % without`,
    true,
  );
  readers.close();
  await renew();
  return isGood && kilobytes <= GOALS.kilobytesPerStream;
}

/** Half of the pages on each node; the second one is killed in the middle of the load. */
async function measureTwoNodes(nodes: Running[], world: World, scale: Scale, renew: Renew): Promise<boolean> {
  const [first, second] = nodes as [Running, Running];
  let isKilled = false;
  const portOf = (index: number) => (isKilled || index % 2 === 0 ? first : second).port;
  const { changes: changesPerSecond, seconds } = scale;
  // The second node has just started.
  await makeTraffic(world, { changesPerSecond, seconds: 5, portOf });
  await sleep(SETTLE_MS);
  await renew();
  const readers = await openReaders({ pages: world.pages, portOf });
  const before = await makeTraffic(world, { changesPerSecond, seconds, portOf });
  await sleep(SETTLE_MS);
  const isGood = printDelivery('two nodes', compare(before, readers.received));
  await renew();
  readers.received.length = 0;
  const load = makeTraffic(world, { changesPerSecond, seconds, portOf });
  await sleep((seconds * 1_000) / 3);
  process.kill(second.pid, 'SIGKILL');
  isKilled = true;
  const backMs = await untilAllOpen(readers, world.pages.length);
  const delivery = compare(await load, readers.received);
  await sleep(SETTLE_MS);
  const { missing, twice } = compare(delivery.changes, readers.received);
  print('live again after a killed node', `${(backMs / 1_000).toFixed(1)} s`, backMs <= GOALS.backMs);
  print('missed, shown twice', `${missing}, ${twice} of ${delivery.changes.length}`, missing + twice === 0);
  readers.close();
  return isGood && backMs <= GOALS.backMs && missing + twice === 0;
}

function printDelivery(name: string, { changes, missing, twice, p50, p95, p99 }: Delivery): boolean {
  const isExact = missing + twice === 0;
  const isQuick = p95 <= GOALS.p95 && p99 <= GOALS.p99;
  print(`${name}: steps, missed, twice`, `${changes.length}, ${missing}, ${twice}`, isExact);
  print(
    `${name}: from step to page`,
    `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms`,
    isQuick,
  );
  return isExact && isQuick;
}

/** Since the kill, which closes half of the streams at once. */
async function untilAllOpen(readers: Readers, count: number): Promise<number> {
  const begun = performance.now();
  const isOver = () => performance.now() - begun > 60_000;
  while (readers.openCount() === count && !isOver()) await sleep(5);
  while (readers.openCount() < count && !isOver()) await sleep(20);
  return performance.now() - begun;
}

async function withCpu<T>({ pid }: Running, work: () => Promise<T>): Promise<{ result: T; cpuPercent: number }> {
  const [begun, cpu] = [performance.now(), cpuMilliseconds(pid)];
  const result = await work();
  return { result, cpuPercent: ((cpuMilliseconds(pid) - cpu) / (performance.now() - begun)) * 100 };
}
