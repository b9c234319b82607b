import { latenciesOf, load, type Load, type Target } from '../load.ts';
import type { Chain } from './chain.ts';

/** Warmed up by many clients even if one client is measured, so that both servers run as after hours of use. */
const WARM = { clients: 20, ms: 4_000 };
const NAME = 24;

export type CallMeasurement = {
  name: string;
  ours: Target;
  bare: Target;
  clients: readonly number[];
  rounds: { count: number; ms: number };
  /** Requests per second as a share of the reference. */
  goal?: number;
  /** p99 as a multiple of p50, with many clients. */
  tail?: number;
  /** For several requests in a row: how long one row took. */
  chain?: Chain;
};

/** `pace`: the length of all rounds and warm-ups, as a share of the usual. */
export async function measureAll(calls: readonly CallMeasurement[], pace: number): Promise<boolean> {
  console.log(`\n${'call'.padEnd(NAME)}clients      /s     p50     p99    reference/s  ratio   (ms)`);
  let isGood = true;
  for (const call of calls) {
    for (const clients of call.clients) {
      const rounds = await measure(call.ours, call.bare, { clients, pace, ...call.rounds });
      const { text, isMet } = verdict(call, clients, rounds);
      console.log(text);
      isGood &&= isMet;
    }
  }
  return isGood;
}

type RoundOptions = { clients: number; pace: number; count: number; ms: number };
type Round = { ours: Load; bare: Load; ratio: number };

/** Alternating, after both have warmed up, so that both see the same noise. The median round counts. */
async function measure(ours: Target, bare: Target, { clients, pace, count, ms }: RoundOptions): Promise<Round[]> {
  for (const target of [ours, bare]) await load(target, WARM.clients, WARM.ms * pace);
  const rounds: Round[] = [];
  while (rounds.length < count) {
    const one = { ours: await load(ours, clients, ms * pace), bare: await load(bare, clients, ms * pace) };
    rounds.push({ ...one, ratio: one.ours.requestsPerSecond / one.bare.requestsPerSecond });
  }
  return rounds;
}

function middle<T>(all: readonly T[], by: (each: T) => number): T {
  return all.toSorted((one, other) => by(one) - by(other))[all.length >> 1] as T;
}

function verdict(call: CallMeasurement, clients: number, rounds: readonly Round[]) {
  const { ours, bare, ratio } = middle(rounds, (round) => round.ratio);
  const tail = call.chain
    ? latenciesOf(call.chain.took)
    : middle(
        rounds.map(({ ours: { latencies } }) => latencies),
        ({ p50, p99 }) => p99 / p50,
      );
  const failures = rounds.reduce((sum, round) => sum + round.ours.failures, 0);
  const refusal = rounds.find((round) => round.ours.refusal !== null)?.ours.refusal ?? '';
  const goals: [boolean, string][] = [
    [failures === 0, failures === 0 ? 'none refused' : `${failures} refused, as with ${refusal.slice(0, 120)}`],
  ];
  if (call.goal !== undefined) goals.push([ratio >= call.goal, `at least ${call.goal} of the reference`]);
  if (call.tail !== undefined && clients > 1)
    goals.push([tail.p99 <= call.tail * tail.p50, `p99 at most ${call.tail} times p50`]);
  const told = goals.map(([isMet, goal]) => `${isMet ? '✓' : '✗'} ${goal}`).join(', ');
  const numbers = [ours.requestsPerSecond.toFixed(0), tail.p50.toFixed(1), tail.p99.toFixed(1)].map((each) =>
    each.padStart(8),
  );
  const text = `${call.name.padEnd(NAME)}${String(clients).padStart(7)}${numbers.join('')}   ${bare.requestsPerSecond.toFixed(0).padStart(12)}  ${ratio.toFixed(2).padStart(5)}   ${told}`;
  return { text, isMet: goals.every(([isMet]) => isMet) };
}
