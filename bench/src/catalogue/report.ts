import type { Measured } from './measure.ts';

export const LIST_GOAL = 0.6;
const SEARCH_GOAL = 4;
const FLAT_GOAL = 1.5;
/** Below this a ratio of two latencies is only noise. */
const NOISE_MS = 1;

const milliseconds = (value: number) => value.toFixed(1).padStart(8);

export function reportOf(items: number, measured: readonly Measured[]): string {
  const head = `${'call'.padEnd(28)}${['p50', 'p95', 'p99'].map((name) => name.padStart(8)).join('')}   cold/s   warm/s  one query/s  ratio`;
  const rows = measured.map(({ call, cold, warm, reference }) => {
    const ratio = warm.requestsPerSecond / reference.requestsPerSecond;
    const { p50, p95, p99 } = cold.latencies;
    const numbers = [cold, warm, reference].map(({ requestsPerSecond }) => requestsPerSecond.toFixed(0).padStart(9));
    return `${call.name.padEnd(28)}${[p50, p95, p99].map(milliseconds).join('')}${numbers.join('')}    ${ratio.toFixed(2)}${verdict(call.isList, ratio)}`;
  });
  return [`\n${items.toLocaleString('en')} items; cold in ms with 4 clients, warm with 20`, head, ...rows].join('\n');
}

function verdict(isList: boolean, ratio: number): string {
  if (!isList) return '';
  return ratio >= LIST_GOAL ? `   ✓ at least ${LIST_GOAL}` : `   ✗ at least ${LIST_GOAL}`;
}

/** Checks that latency stays nearly flat while the catalogue grows a hundredfold. */
export function growthOf(small: readonly Measured[], large: readonly Measured[]): { text: string; isMet: boolean }[] {
  const p95 = (measured: readonly Measured[], name: string) =>
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
