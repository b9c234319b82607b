import { createTestDatabase } from '@rialto/database/testing/test-database.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, type ServerProcess } from '../processes.ts';
import { measureFirstVisits } from './first-visits.ts';
import { openBrowser } from './phone.ts';
import { measureRenders } from './renders.ts';
import { visit, type Visit } from './visit.ts';

const SCRIPT_BYTES_GOAL = 140_000;
const SCRIPT_FILES_GOAL = 25;
const REQUESTS_GOAL = 45;
const SHIFT_GOAL = 0.02;
const BLOCKED_MS_GOAL = 200;
const LARGEST_TO_FIRST_GOAL = 1.15;
const ROUNDS = 5;

/** `npm run bench -- pages`: pictures after a fresh start, the first visit on a slow phone, the server's CPU time per page. */
export async function benchPages([part, width]: string[]): Promise<boolean> {
  const arePicturesGood = await measureFirstVisits(Number(width ?? 0));
  if (part === 'first') return arePicturesGood;
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'));
  const database = await createTestDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, RATE_LIMIT: '0', LOG_LEVEL: 'error' };
  const shop = await start('host/src/main.ts', env, '/readyz');
  try {
    const paths = [
      '/home',
      await categoryPath(shop),
      await somePath(shop, 'stores/popular', 'store'),
      await somePath(shop, 'items/popular', 'product'),
    ];
    const areVisitsGood = await measureVisits(shop, paths);
    const areRendersGood = await measureRenders(shop, paths);
    return arePicturesGood && areVisitsGood && areRendersGood;
  } finally {
    await shop.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function categoryPath({ port }: ServerProcess): Promise<string> {
  const headers = { zoneid: '[2]', moduleid: '1' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/categories`, { headers });
  const [first] = (await answer.json()) as { slug: string }[];
  return `/category/${first?.slug}`;
}

async function somePath({ port }: ServerProcess, list: string, page: 'store' | 'product'): Promise<string> {
  const headers = { zoneid: '[2]', moduleid: '1', latitude: '33', longitude: '27' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${list}?limit=1`, { headers });
  const found = (await answer.json()) as { stores?: { slug: string }[]; products?: { slug: string }[] };
  return `/${page}/${(found.stores ?? found.products)?.[0]?.slug}`;
}

async function measureVisits({ port }: ServerProcess, paths: string[]): Promise<boolean> {
  const browser = await openBrowser();
  const origin = `http://127.0.0.1:${port}`;
  let isGood = true;
  console.log(
    `\n${'first visit, phone'.padEnd(44)}JS KB  files   FCP ms   LCP ms    CLS   blocked ms  requests   LCP without JS   largest`,
  );
  for (const path of paths) {
    // The first visit draws the pictures and is not counted.
    await visit(browser, origin, path, true);
    const seen = await middle(() => visit(browser, origin, path, true));
    const plain = await middle(() => visit(browser, origin, path, false));
    const faults = faultsOf(seen);
    isGood &&= faults.length === 0;
    const verdict = faults.length === 0 ? '✓' : `✗ ${faults.join(', ')}`;
    console.log(`${path.slice(0, 42).padEnd(44)}${rowOf(seen, plain)}   ${seen.largest}   ${verdict}`);
  }
  await browser.close();
  return isGood;
}

function rowOf(seen: Visit, plain: Visit): string {
  const cells: [value: string, width: number][] = [
    [(seen.scriptBytes / 1000).toFixed(0), 5],
    [String(seen.scriptFiles), 7],
    [seen.firstMs.toFixed(0), 9],
    [seen.largestMs.toFixed(0), 9],
    [seen.shift.toFixed(3), 7],
    [seen.blockedMs.toFixed(0), 13],
    [String(seen.requests), 10],
    [plain.largestMs.toFixed(0), 17],
  ];
  return cells.map(([value, width]) => value.padStart(width)).join('');
}

const numbers = ['scriptBytes', 'scriptFiles', 'requests', 'firstMs', 'largestMs', 'blockedMs', 'shift'] as const;

/** The median of five visits for each number, because machines are noisy. */
async function middle(run: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await run());
  const middleOf = (name: (typeof numbers)[number]) =>
    visits.map((each) => each[name]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity;
  const usual = visits.find(({ largestMs }) => largestMs === middleOf('largestMs')) as Visit;
  return { ...usual, ...Object.fromEntries(numbers.map((name) => [name, middleOf(name)])) };
}

function faultsOf(seen: Visit): string[] {
  const { scriptBytes, scriptFiles, requests, shift, firstMs, largestMs, blockedMs, largest, html, foreign } = seen;
  const isInHtml = largest.startsWith('/media/') && html.includes(largest);
  return [
    ...(scriptBytes > SCRIPT_BYTES_GOAL ? [`at most ${SCRIPT_BYTES_GOAL / 1000} KB`] : []),
    ...(scriptFiles > SCRIPT_FILES_GOAL ? [`at most ${SCRIPT_FILES_GOAL} script files`] : []),
    ...(requests > REQUESTS_GOAL ? [`at most ${REQUESTS_GOAL} requests`] : []),
    ...(shift > SHIFT_GOAL ? [`shift at most ${SHIFT_GOAL}`] : []),
    ...(largestMs > LARGEST_TO_FIRST_GOAL * firstMs ? [`LCP at most ${LARGEST_TO_FIRST_GOAL} x FCP`] : []),
    ...(blockedMs > BLOCKED_MS_GOAL ? [`blocked at most ${BLOCKED_MS_GOAL} ms`] : []),
    ...(isInHtml ? [] : ['the largest thing is a picture of the first answer']),
    ...(foreign.length > 0 ? [`asks ${foreign[0]}`] : []),
  ];
}
