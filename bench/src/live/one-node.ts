import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMilliseconds } from '../cpu-time.ts';
import { liveMegabytes } from '../live-memory.ts';
import type { ServerProcess } from '../processes.ts';
import { SETTLE_MS, type LiveBench } from './live-bench.ts';
import { openReaders } from './readers.ts';
import { compare, print, printDelays, printExact, printLoad, printPositions } from './report.ts';
import { makeTraffic } from './traffic.ts';

const KILOBYTES_PER_STREAM = 30;

/** The same load without and with open streams, and the memory of a stream. */
export async function measureOneNode(node: ServerProcess, { world, scale, renew }: LiveBench): Promise<boolean> {
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
  const busy = await withCpu(node, load);
  await sleep(SETTLE_MS);
  readers.close();
  await renew();
  const delivery = compare(busy.result.changes, readers.received);
  const cpu = `${busy.cpuPercent.toFixed(0)} % of a core, ${quiet.cpuPercent.toFixed(0)} % without`;
  return [
    print('memory of a stream', `${kilobytes.toFixed(1)} KB`, kilobytes <= KILOBYTES_PER_STREAM),
    printLoad('without streams', quiet.result),
    printLoad('one node', busy.result),
    printExact('one node', busy.result.changes, delivery),
    printDelays('one node', delivery),
    printPositions('one node', busy.result, readers),
    print('CPU with streams', cpu, true),
  ].every(Boolean);
}

async function withCpu<T>({ pid }: ServerProcess, work: () => Promise<T>): Promise<{ result: T; cpuPercent: number }> {
  const [begun, cpu] = [performance.now(), cpuMilliseconds(pid)];
  const result = await work();
  return { result, cpuPercent: ((cpuMilliseconds(pid) - cpu) / (performance.now() - begun)) * 100 };
}
