import { readFileSync } from 'node:fs';
import { cpuMilliseconds } from '../cpu-time.ts';
import { load } from '../load.ts';
import type { Running } from '../processes.ts';
import { asVisitor } from '../visitor.ts';

const CPU_GOAL_MS = 10;
const WARM_MS = 3_000;
const SECONDS = 5;
const RENDERS = 10_000;
/** What may be added between the first thousands of renders and the last. */
const GROWTH_GOAL = 1.15;

/** What a page costs the server, and whether it forgets what it has shown. */
export async function measureRenders(shop: Running, paths: string[]): Promise<boolean> {
  let isGood = true;
  console.log(`\n${'page'.padEnd(44)}renders/s   CPU ms`);
  for (const path of paths) {
    const target = { port: shop.port, path, headers: asVisitor };
    await load(target, 4, WARM_MS);
    const before = cpuMilliseconds(shop.pid);
    const { requestsPerSecond, failures } = await load(target, 4, SECONDS * 1000);
    const cpu = (cpuMilliseconds(shop.pid) - before) / (requestsPerSecond * SECONDS);
    const isMet = cpu <= CPU_GOAL_MS && failures === 0;
    isGood &&= isMet;
    console.log(
      `${path.slice(0, 42).padEnd(44)}${requestsPerSecond.toFixed(0).padStart(9)}${cpu.toFixed(2).padStart(9)}   ${isMet ? '✓' : '✗'} at most ${CPU_GOAL_MS} ms`,
    );
  }
  return (await measureMemory(shop)) && isGood;
}

async function measureMemory(shop: Running): Promise<boolean> {
  const target = { port: shop.port, path: '/home', headers: asVisitor };
  let renders = 0;
  let early = 0;
  while (renders < RENDERS) {
    const { requestsPerSecond } = await load(target, 4, SECONDS * 1000);
    renders += requestsPerSecond * SECONDS;
    if (early === 0 && renders >= RENDERS / 5) early = residentMegabytes(shop.pid);
  }
  const late = residentMegabytes(shop.pid);
  const isMet = late <= early * GROWTH_GOAL;
  console.log(
    `\nmemory after ${RENDERS / 5} renders ${early} MB, after ${RENDERS} ${late} MB   ${isMet ? '✓' : '✗'} at most ${GROWTH_GOAL} ×`,
  );
  return isMet;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}
