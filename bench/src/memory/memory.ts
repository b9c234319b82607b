import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../processes.ts';
import { browse } from './browsing.ts';
import { memoryOf } from './process-tree.ts';

const EMPTY_GOAL_MB = 250;
const DEMO_GOAL_MB = 350;
const BROWSED_GOAL_MB = 450;
const VIEWS = 10_000;
/** After this time a shop without visitors has nothing left to load. */
const SETTLED_MS = 12_000;
/** Drawing ahead, and compressing what was drawn for visitors, end within minutes. */
const DRAWN_WITHIN_MS = 15 * 60_000;

/**
 * `npm run bench -- memory`: what `npm start` occupies with all its processes except the database server: an empty shop and
 * the demo after a start with all pictures drawn, then the demo after 10,000 page views and 10,000 pictures, when nothing
 * is left to draw. `-- memory 500` browses less.
 */
export async function benchMemory([views = String(VIEWS)]: string[]): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'));
  try {
    const isEmptyGood = await measureEmpty(join(dataDir, 'empty'));
    const isDemoGood = await measureDemo(join(dataDir, 'demo'), Number(views));
    return isEmptyGood && isDemoGood;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureEmpty(dataDir: string): Promise<boolean> {
  const shop = await startAgain({ DATA_DIR: dataDir, DEMO: '0' });
  try {
    return report('memory after the start, DEMO=0', shop.pid, EMPTY_GOAL_MB);
  } finally {
    await shop.stop();
  }
}

async function measureDemo(dataDir: string, views: number): Promise<boolean> {
  const shop = await startAgain({ DATA_DIR: dataDir, RATE_LIMIT: '0' });
  try {
    const isStartGood = report('memory after the start', shop.pid, DEMO_GOAL_MB);
    const { differentPages, differentPictures } = await browse(`http://127.0.0.1:${shop.port}`, views, views);
    const what = `memory after ${views} page views (${differentPages} pages) and pictures (${differentPictures})`;
    report(`${what}, at once`, shop.pid);
    await untilDrawn(shop.pid);
    return report(what, shop.pid, BROWSED_GOAL_MB) && isStartGood;
  } finally {
    await shop.stop();
  }
}

/** The second start, because the first one also builds and fills the database. */
async function startAgain(env: Record<string, string>) {
  const first = await start('tools/start.mjs', env, '/readyz');
  await untilDrawn(first.pid);
  await first.stop();
  const shop = await start('tools/start.mjs', env, '/readyz');
  await pause(SETTLED_MS);
  return shop;
}

/** The processes that draw end when they have nothing left to draw. */
async function untilDrawn(pid: number): Promise<void> {
  const until = performance.now() + DRAWN_WITHIN_MS;
  do await pause(SETTLED_MS);
  while (memoryOf(pid).length > 2 && performance.now() < until);
}

function report(what: string, pid: number, goal = Infinity): boolean {
  const processes = memoryOf(pid);
  const megabytes = processes.reduce((sum, each) => sum + each.megabytes, 0);
  const isMet = megabytes <= goal;
  const parts = processes.map((each) => `${each.program} ${each.megabytes.toFixed(0)}`).join(', ');
  console.log(
    `${what.padEnd(82)}${megabytes.toFixed(0).padStart(6)} MB   ${goal === Infinity ? '' : `${isMet ? '✓' : '✗'} at most ${goal} MB `}(${parts})`,
  );
  return isMet;
}
