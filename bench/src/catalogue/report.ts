import type { Load } from '../load.ts';
import type { CallMeasurement, Round } from './measure.ts';

const SEARCH_GOAL = 4;
const FLAT_GOAL = 1.5;
/** Below this a ratio of two latencies is only noise. */
const NOISE_MS = 1;
/** A little below one, because connections report their transactions late. */
const COUNTED = 0.9;

const milliseconds = (value: number) => value.toFixed(1).padStart(8);
const perSecond = ({ requestsPerSecond }: Load) => requestsPerSecond.toFixed(0).padStart(9);

export function reportOf(items: number, measured: readonly CallMeasurement[]): string {
  const head = `${'call'.padEnd(28)}${['p50', 'p95', 'p99'].map((name) => name.padStart(8)).join('')}   cold/s   warm/s  one query/s  CPU ms of a cold one (Node + PostgreSQL)  transactions`;
  const rows = measured.map((one) => {
    const { p50, p95, p99 } = one.few.latencies;
    const { cold, warm, reference, coldCpu } = middle(one.rounds, 'cold');
    const numbers = [cold, warm, reference].map(perSecond);
    const cpu = `${coldCpu.node.toFixed(2)} + ${coldCpu.database.toFixed(2)}`;
    const goals = goalsOf(one).map(({ text, isMet }) => `${isMet ? '✓' : '✗'} ${text}`);
    return `${one.call.name.padEnd(28)}${[p50, p95, p99].map(milliseconds).join('')}${numbers.join('')}  ${cpu.padStart(14)}  ${one.transactions.few.toFixed(2)} ${one.transactions.many.toFixed(2)}   ${goals.join(', ')}`;
  });
  return [`\n${items.toLocaleString('en')} items; latencies in ms of cold calls with 4 clients`, head, ...rows].join(
    '\n',
  );
}

/** The requests per second as shares of one query, and whether the cold requests were cold. */
export function goalsOf(measured: CallMeasurement): { text: string; isMet: boolean }[] {
  const { call, rounds, transactions, repeated } = measured;
  const goals = [];
  const add = (name: 'cold' | 'warm', goal: number | undefined) => {
    if (goal === undefined) return;
    const ratio = shareOf(middle(rounds, name), name);
    goals.push({ text: `${name} ${ratio.toFixed(2)} of at least ${goal}`, isMet: ratio >= goal });
  };
  add('cold', call.goals.cold);
  add('warm', call.goals.warm);
  if (call.transactions !== undefined) {
    const fewest = Math.min(transactions.few, transactions.many);
    goals.push({ text: 'cold is cold', isMet: fewest >= COUNTED * call.transactions });
  }
  if (repeated > 0) goals.push({ text: `${repeated} requests repeated a URL`, isMet: false });
  return goals;
}

/** As a share of the reference of the same round. */
function shareOf(round: Round, name: 'cold' | 'warm'): number {
  return round[name].requestsPerSecond / round.reference.requestsPerSecond;
}

function middle(rounds: readonly Round[], name: 'cold' | 'warm'): Round {
  return rounds.toSorted((a, b) => shareOf(a, name) - shareOf(b, name))[rounds.length >> 1] as Round;
}

/** Checks that latency stays nearly flat while the catalogue grows a hundredfold. */
export function growthOf(
  small: readonly CallMeasurement[],
  large: readonly CallMeasurement[],
): { text: string; isMet: boolean }[] {
  const p95 = (measured: readonly CallMeasurement[], name: string) =>
    Math.max(NOISE_MS, measured.find(({ call }) => call.name === name)?.few.latencies.p95 ?? NaN);
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
