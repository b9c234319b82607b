import type { Load } from '../load.ts';
import type { CallMeasurement } from './measure.ts';

const SEARCH_GOAL = 4;
const FLAT_GOAL = 1.5;
/** Below this a ratio of two latencies is only noise. */
const NOISE_MS = 1;
/** A cold request that reads nothing was answered by a cache. Below one, because connections report theirs late. */
const COLD_TRANSACTIONS = 0.8;

const milliseconds = (value: number) => value.toFixed(1).padStart(8);
const perSecond = ({ requestsPerSecond }: Load) => requestsPerSecond.toFixed(0).padStart(9);
const share = (ours: Load, { reference }: CallMeasurement) => ours.requestsPerSecond / reference.requestsPerSecond;

export function reportOf(items: number, measured: readonly CallMeasurement[]): string {
  const head = `${'call'.padEnd(28)}${['p50', 'p95', 'p99'].map((name) => name.padStart(8)).join('')}   cold/s   warm/s  one query/s  transactions`;
  const rows = measured.map((one) => {
    const { p50, p95, p99 } = one.cold.latencies;
    const numbers = [one.coldMany, one.warm, one.reference].map(perSecond);
    const goals = goalsOf(one).map(({ text, isMet }) => `${isMet ? '✓' : '✗'} ${text}`);
    return `${one.call.name.padEnd(28)}${[p50, p95, p99].map(milliseconds).join('')}${numbers.join('')}      ${one.coldTransactions.toFixed(2)}   ${goals.join(', ')}`;
  });
  return [`\n${items.toLocaleString('en')} items; latencies in ms of cold calls with 4 clients`, head, ...rows].join(
    '\n',
  );
}

/** The requests per second as shares of one query, and whether the cold requests were cold. */
export function goalsOf(measured: CallMeasurement): { text: string; isMet: boolean }[] {
  const { call, warm, coldMany, coldTransactions } = measured;
  const goals = [];
  const add = (name: string, ours: Load, goal: number | undefined) => {
    if (goal === undefined) return;
    const ratio = share(ours, measured);
    goals.push({ text: `${name} ${ratio.toFixed(2)} of at least ${goal}`, isMet: ratio >= goal });
  };
  add('cold', coldMany, call.goals.cold);
  add('warm', warm, call.goals.warm);
  if (!call.hasFewUrls) goals.push({ text: 'cold is cold', isMet: coldTransactions >= COLD_TRANSACTIONS });
  return goals;
}

/** Checks that latency stays nearly flat while the catalogue grows a hundredfold. */
export function growthOf(
  small: readonly CallMeasurement[],
  large: readonly CallMeasurement[],
): { text: string; isMet: boolean }[] {
  const p95 = (measured: readonly CallMeasurement[], name: string) =>
    Math.max(NOISE_MS, measured.find(({ call }) => call.name === name)?.cold.latencies.p95 ?? NaN);
  const goals: [string, number][] = [
    ['search', SEARCH_GOAL],
    ['search with a typing error', SEARCH_GOAL],
    ['suggestions', FLAT_GOAL],
    ['item details', FLAT_GOAL],
  ];
  return goals.map(([name, goal]) => {
    const ratio = p95(large, name) / p95(small, name);
    const isMet = ratio <= goal;
    return { text: `${isMet ? '✓' : '✗'} ${name}: p95 grew ${ratio.toFixed(2)} times, at most ${goal}`, isMet };
  });
}
