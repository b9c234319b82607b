import { cpuMilliseconds } from './cpu-time.ts';
import { load, type Load, type LoadRequest, type Target } from './load.ts';
import { start, type ServerProcess } from './processes.ts';
import { asCaller, fromNextAddress } from './visitor.ts';

const ROUNDS = 5;
const CLIENTS = 20;
const ROUND_MS = 2_000;
/** The edge may cost as much again as a bare route. */
const EDGE_GOAL = 2;

/**
 * `npm run bench -- edge`: what every call pays before its use case (routing, validation, scope, headers, rate limit,
 * log), beside a bare route that answers as many bytes.
 */
export async function benchEdge(): Promise<boolean> {
  const edge = await start('host/src/testing/edge-server.ts', {}, '/readyz');
  const bare = await start('bench/src/bare-server.ts', {}, '/constant/warm');
  try {
    const rounds = await measure(edge, bare);
    const { ours, theirs, ratio } = rounds.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)] as Round;
    const isMet = ratio <= EDGE_GOAL && rounds.every((each) => each.ours.failures === 0);
    console.log(`\n${'call'.padEnd(20)}requests/s   CPU µs   bare route/s   CPU µs   times the CPU`);
    console.log(
      `${'a constant'.padEnd(20)}${cells(ours)}      ${cells(theirs)}   ${ratio.toFixed(2).padStart(13)}   ${isMet ? '✓' : '✗'} at most ${EDGE_GOAL}`,
    );
    return isMet;
  } finally {
    await edge.stop();
    await bare.stop();
  }
}

type Cost = Load & { cpuMicroseconds: number };
type Round = { ours: Cost; theirs: Cost; ratio: number };

/** Alternating, so that both see the same noise. */
async function measure(edge: ServerProcess, bare: ServerProcess): Promise<Round[]> {
  const toEdge = { path: nextVisitor, headers: asCaller };
  const toBare = { path: '/constant/lamb-kofta' };
  await costOf(edge, toEdge);
  await costOf(bare, toBare);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await costOf(edge, toEdge);
    const theirs = await costOf(bare, toBare);
    rounds.push({ ours, theirs, ratio: ours.cpuMicroseconds / theirs.cpuMicroseconds });
  }
  return rounds;
}

async function costOf({ port, pid }: ServerProcess, target: Omit<Target, 'port'>): Promise<Cost> {
  const before = cpuMilliseconds(pid);
  const done = await load({ ...target, port }, CLIENTS, ROUND_MS);
  const requests = (done.requestsPerSecond * ROUND_MS) / 1000;
  return { ...done, cpuMicroseconds: ((cpuMilliseconds(pid) - before) / requests) * 1000 };
}

function nextVisitor(): LoadRequest {
  return { path: '/api/v1/constant/lamb-kofta?limit=12', headers: fromNextAddress() };
}

function cells({ requestsPerSecond, cpuMicroseconds }: Cost): string {
  return `${requestsPerSecond.toFixed(0).padStart(9)}${cpuMicroseconds.toFixed(0).padStart(9)}`;
}
