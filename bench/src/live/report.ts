import type { Received } from './readers.ts';
import type { Change } from './traffic.ts';

export type Delivery = { changes: Change[]; missing: number; twice: number; p50: number; p95: number; p99: number };

/** Compares what was changed with what arrived: each change once, and how long it took. */
export function compare(changes: Change[], received: readonly Received[]): Delivery {
  const keyOf = ({ orderId, status }: { orderId: number; status: string }) => `${orderId} ${status}`;
  const arrivals = Map.groupBy(received, keyOf);
  const times: number[] = [];
  let [missing, twice] = [0, 0];
  for (const change of changes) {
    const [first, ...more] = arrivals.get(keyOf(change)) ?? [];
    if (first) times.push(first.at - change.at);
    else missing += 1;
    twice += more.length;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { changes, missing, twice, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export function print(what: string, value: string, isMet: boolean): void {
  console.log(`${what.padEnd(38)}${value.padEnd(44)}${isMet ? '' : 'MISSED'}`);
}
