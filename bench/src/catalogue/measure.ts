import { load, type Load } from '../load.ts';
import type { Running } from '../processes.ts';
import type { Call } from './calls.ts';

export type Measured = { call: Call; cold: Load; warm: Load; reference: Load };

const WARM_UP_MS = 500;
const MEASURE_MS = 2_500;
const FEW = 4;
const MANY = 20;
let count = 0;

/** Cold with few clients, to measure latency; warm with many, compared with one query by as many clients. */
export async function measure(
  call: Call,
  shop: Running,
  reference: Running,
  headers: Record<string, string>,
): Promise<Measured> {
  const { port } = shop;
  const cold = () => load({ port, path: () => call.cold((count += 1)), headers }, FEW, MEASURE_MS);
  const warm = (milliseconds: number) => load({ port, path: call.warm, headers }, MANY, milliseconds);
  const query = (milliseconds: number) => load({ port: reference.port, path: '/one-query' }, MANY, milliseconds);
  const measured = { cold: await cold() };
  await warm(WARM_UP_MS);
  // Alternating, so that both see the same noise.
  const [first, one, second, two] = [
    await warm(MEASURE_MS / 2),
    await query(MEASURE_MS / 2),
    await warm(MEASURE_MS / 2),
    await query(MEASURE_MS / 2),
  ];
  const best = (a: Load, b: Load) => (a.requestsPerSecond > b.requestsPerSecond ? a : b);
  return { call, ...measured, warm: best(first, second), reference: best(one, two) };
}
