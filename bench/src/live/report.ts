import type { Position } from './positions.ts';
import type { Readers, ReceivedEvent } from './readers.ts';
import type { Change, Traffic } from './traffic.ts';

type Delivery = { missing: number; twice: number; p50: number; p95: number; p99: number; longest: number };

const GOALS = { p95: 250, p99: 1_000, accepted: 0.99, kept: 0.95, shown: 0.95 };

/** Compares what was changed with what arrived: each change once, and how long it took. */
export function compare(changes: readonly Change[], received: readonly ReceivedEvent[]): Delivery {
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
  return { missing, twice, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}

/** How much of the load the nodes took. */
export function printLoad(name: string, { asked, changes, reports }: Traffic): boolean {
  return [
    printShare(`${name}: accepted steps`, changes.length, asked, GOALS.accepted),
    printShare(`${name}: kept positions`, reports.kept, reports.sent, GOALS.kept),
  ].every(Boolean);
}

/** Positions of orders on their way that reached the page of their order. */
export function printPositions(name: string, { reports }: Traffic, { positions }: Pick<Readers, 'positions'>): boolean {
  const keyOf = ({ orderId, at }: Position) => `${orderId} ${at}`;
  const shown = new Set(positions.map(keyOf));
  const count = reports.positions.filter((position) => shown.has(keyOf(position))).length;
  return printShare(`${name}: positions at pages`, count, reports.positions.length, GOALS.shown);
}

export function printExact(name: string, changes: readonly Change[], { missing, twice }: Delivery): boolean {
  return print(`${name}: steps, missed, twice`, `${changes.length}, ${missing}, ${twice}`, missing + twice === 0);
}

export function printDelays(name: string, { p50, p95, p99 }: Delivery): boolean {
  const times = `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms`;
  return print(`${name}: from step to page`, times, p95 <= GOALS.p95 && p99 <= GOALS.p99);
}

export function print(what: string, value: string, isMet: boolean): boolean {
  console.log(`${what.padEnd(46)}${value.padEnd(44)}${isMet ? '' : 'MISSED'}`);
  return isMet;
}

function printShare(what: string, count: number, of: number, goal: number): boolean {
  return print(what, `${count} of ${of}`, of > 0 && count >= of * goal);
}
