import { readFileSync } from 'node:fs';
import { cpuMilliseconds } from '../cpu-time.ts';
import { liveMegabytes } from '../live-memory.ts';
import { load } from '../load.ts';
import type { ServerProcess } from '../processes.ts';
import { asVisitor } from '../visitor.ts';

const CPU_GOAL_MS = 10;
const WARM_MS = 3_000;
const SECONDS = 5;
const RENDERS = 10_000;
/** The maximum growth of memory between early and late renders. */
const GROWTH_GOAL = 1.05;

/** The server's CPU time per page, and whether rendering leaks memory. */
export async function measureRenders(shop: ServerProcess, paths: string[]): Promise<boolean> {
  let isGood = true;
  console.log(`\n${'page'.padEnd(44)}renders/s   CPU ms`);
  for (const path of paths) {
    const target = { port: shop.port, path, headers: asVisitor };
    await load(target, 4, WARM_MS);
    const before = cpuMilliseconds(shop.pid);
    const { requestsPerSecond, failures } = await load(target, 4, SECONDS * 1000);
    const cpu = (cpuMilliseconds(shop.pid) - before) / (requestsPerSecond * SECONDS);
    // The goal applies to the home page, which everyone opens; the others are shown for comparison.
    const goal = path === '/home' ? CPU_GOAL_MS : Infinity;
    const isMet = cpu <= goal && failures === 0;
    isGood &&= isMet;
    console.log(
      `${path.slice(0, 42).padEnd(44)}${requestsPerSecond.toFixed(0).padStart(9)}${cpu.toFixed(2).padStart(9)}   ${verdictOf(isMet, goal)}`,
    );
  }
  return (await measureMemory(shop)) && isGood;
}

function verdictOf(isMet: boolean, goal: number): string {
  return `${isMet ? '✓' : '✗'} ${goal < Infinity ? `at most ${goal} ms` : 'none refused'}`;
}

async function measureMemory(shop: ServerProcess): Promise<boolean> {
  const target = { port: shop.port, path: '/home', headers: asVisitor };
  let renders = 0;
  let early = 0;
  while (renders < RENDERS) {
    const { requestsPerSecond } = await load(target, 4, SECONDS * 1000);
    renders += requestsPerSecond * SECONDS;
    if (early === 0 && renders >= RENDERS / 5) early = await liveMegabytes(shop);
  }
  const late = await liveMegabytes(shop);
  const isMet = late <= early * GROWTH_GOAL;
  console.log(
    `\nheap in use after ${RENDERS / 5} renders ${early.toFixed(1)} MB, after ${RENDERS} ${late.toFixed(1)} MB` +
      `(resident ${residentMegabytes(shop.pid)} MB)   ${isMet ? '✓' : '✗'} at most ${GROWTH_GOAL} ×`,
  );
  return isMet;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}
