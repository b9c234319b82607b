import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../processes.ts';
import { SETTLE_MS, type LiveBench } from './live-bench.ts';
import { openReaders, type Readers } from './readers.ts';
import { compare, print, printDelays, printExact, printLoad, printPositions } from './report.ts';
import { makeTraffic } from './traffic.ts';

const BACK_MS = 5_000;

/** Half of the pages on each node; the second one is killed in the middle of the load. */
export async function measureTwoNodes(first: ServerProcess, second: ServerProcess, bench: LiveBench): Promise<boolean> {
  const { world, scale, renew } = bench;
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
  const delivery = compare(before.changes, readers.received);
  const isGood = [
    printLoad('two nodes', before),
    printExact('two nodes', before.changes, delivery),
    printDelays('two nodes', delivery),
    printPositions('two nodes', before, readers),
  ].every(Boolean);
  await renew();
  readers.received.length = 0;
  const load = makeTraffic(world, { changesPerSecond, seconds, portOf });
  await sleep((seconds * 1_000) / 3);
  process.kill(second.pid, 'SIGKILL');
  isKilled = true;
  const backMs = await untilAllOpen(readers, world.pages.length);
  const traffic = await load;
  await sleep(SETTLE_MS);
  readers.close();
  return printAfterKill(bench, { traffic, backMs, received: readers.received }) && isGood;
}

type AfterKill = Pick<Readers, 'received'> & { traffic: Awaited<ReturnType<typeof makeTraffic>>; backMs: number };

function printAfterKill({ world }: LiveBench, { traffic, backMs, received }: AfterKill): boolean {
  const staying = new Set(world.pages.flatMap(({ orderId }, index) => (index % 2 === 0 ? [orderId] : [])));
  const stayed = compare(
    traffic.changes.filter(({ orderId }) => staying.has(orderId)),
    received,
  );
  const all = compare(traffic.changes, received);
  return [
    print('live again after a killed node', `${(backMs / 1_000).toFixed(1)} s`, backMs <= BACK_MS),
    printLoad('killed node', traffic),
    printExact('killed node', traffic.changes, all),
    printDelays('pages of the other node', stayed),
    print('longest delay of any page', `${(all.longest / 1_000).toFixed(1)} s`, all.longest <= BACK_MS),
  ].every(Boolean);
}

/** Since the kill, which closes half of the streams at once. */
async function untilAllOpen(readers: Readers, count: number): Promise<number> {
  const begun = performance.now();
  const isOver = () => performance.now() - begun > 60_000;
  while (readers.openCount() === count && !isOver()) await sleep(5);
  while (readers.openCount() < count && !isOver()) await sleep(20);
  return performance.now() - begun;
}
