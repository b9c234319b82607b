import { createTestDatabase } from '@rialto/database/testing/test-database.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, type Running } from '../processes.ts';
import { measureFirstVisits } from './first-visits.ts';
import { openBrowser } from './phone.ts';
import { measureRenders } from './renders.ts';
import { visit, type Visit } from './visit.ts';

const SCRIPT_BYTES_GOAL = 140_000;
const SCRIPT_FILES_GOAL = 25;
const REQUESTS_GOAL = 45;
const SHIFT_GOAL = 0.02;
const BLOCKED_MS_GOAL = 200;
const ROUNDS = 5;

/** `npm run bench -- pages`: pictures after a fresh start, the first visit on a slow phone, the server's CPU time per page. */
export async function benchPages(): Promise<boolean> {
  const arePicturesGood = await measureFirstVisits();
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

async function categoryPath({ port }: Running): Promise<string> {
  const headers = { zoneid: '[2]', moduleid: '1' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/categories`, { headers });
  const [first] = (await answer.json()) as { slug: string }[];
  return `/category/${first?.slug}`;
}

async function somePath({ port }: Running, list: string, page: 'store' | 'product'): Promise<string> {
  const headers = { zoneid: '[2]', moduleid: '1', latitude: '33', longitude: '27' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${list}?limit=1`, { headers });
  const found = (await answer.json()) as { stores?: { slug: string }[]; products?: { slug: string }[] };
  return `/${page}/${(found.stores ?? found.products)?.[0]?.slug}`;
}

async function measureVisits({ port }: Running, paths: string[]): Promise<boolean> {
  const browser = await openBrowser();
  const origin = `http://127.0.0.1:${port}`;
  let isGood = true;
  console.log(
    `\n${'first visit, phone'.padEnd(44)}JS KB  files   LCP ms    CLS   blocked ms  requests   LCP without JS   largest`,
  );
  for (const path of paths) {
    // The first visit draws the pictures and is not counted.
    await visit(browser, origin, path, true);
    const seen = await middle(() => visit(browser, origin, path, true));
    const plain = await middle(() => visit(browser, origin, path, false));
    const faults = faultsOf(seen);
    isGood &&= faults.length === 0;
    console.log(
      `${path.slice(0, 42).padEnd(44)}${(seen.scriptBytes / 1000).toFixed(0).padStart(5)}${String(seen.scriptFiles).padStart(7)}${seen.largestMs.toFixed(0).padStart(9)}` +
        `${seen.shift.toFixed(3).padStart(7)}${seen.blockedMs.toFixed(0).padStart(13)}${String(seen.requests).padStart(10)}` +
        `${plain.largestMs.toFixed(0).padStart(17)}   ${seen.largest}${faults.length === 0 ? '   ✓' : `   ✗ ${faults.join(', ')}`}`,
    );
  }
  await browser.close();
  return isGood;
}

/** The median of five visits for each number, because machines are noisy. */
async function middle(run: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await run());
  const middleOf = (name: 'largestMs' | 'blockedMs' | 'shift') =>
    visits.map((each) => each[name]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity;
  const usual = visits.find(({ largestMs }) => largestMs === middleOf('largestMs')) as Visit;
  return { ...usual, blockedMs: middleOf('blockedMs'), shift: middleOf('shift') };
}

function faultsOf({ scriptBytes, scriptFiles, requests, shift, blockedMs, largest, html, foreign }: Visit): string[] {
  const isInHtml = largest.startsWith('/media/') && html.includes(largest);
  return [
    ...(scriptBytes > SCRIPT_BYTES_GOAL ? [`at most ${SCRIPT_BYTES_GOAL / 1000} KB`] : []),
    ...(scriptFiles > SCRIPT_FILES_GOAL ? [`at most ${SCRIPT_FILES_GOAL} script files`] : []),
    ...(requests > REQUESTS_GOAL ? [`at most ${REQUESTS_GOAL} requests`] : []),
    ...(shift > SHIFT_GOAL ? [`shift at most ${SHIFT_GOAL}`] : []),
    ...(blockedMs > BLOCKED_MS_GOAL ? [`blocked at most ${BLOCKED_MS_GOAL} ms`] : []),
    ...(isInHtml ? [] : ['the largest thing is a picture of the first answer']),
    ...(foreign.length > 0 ? [`asks ${foreign[0]}`] : []),
  ];
}
