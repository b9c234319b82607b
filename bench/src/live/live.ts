import { createDurableDatabase } from '@rialto/database/testing/durable-database.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { start, type ServerProcess } from '../processes.ts';
import type { Scale } from './live-bench.ts';
import { measureOneNode } from './one-node.ts';
import { measureTwoNodes } from './two-nodes.ts';
import { fillWorld, renewOrders } from './world.ts';

/**
 * `npm run bench -- live [--streams 5000] [--changes 50] [--couriers 200] [--seconds 30]`: memory of open streams, how
 * soon a step of an order and the position of its courier reach its page, the CPU time of the same load without streams,
 * and a killed node.
 */
export async function benchLive(given: string[]): Promise<boolean> {
  const scale = scaleOf(given);
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'));
  const { url, db, drop } = await createDurableDatabase();
  const environment = { DATABASE_URL: url, RATE_LIMIT: '0', SIMULATION: '0' };
  const startNode = (name: string) =>
    start('host/src/main.ts', { ...environment, DATA_DIR: join(dataDir, name) }, '/readyz');
  const nodes: ServerProcess[] = [];
  try {
    const first = await startNode('one');
    nodes.push(first);
    const world = await fillWorld(db.sql, { pages: scale.streams, couriers: scale.couriers });
    const bench = { world, scale, renew: () => renewOrders(db.sql) };
    const one = await measureOneNode(first, bench);
    const second = await startNode('two');
    nodes.push(second);
    const two = await measureTwoNodes(first, second, bench);
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
