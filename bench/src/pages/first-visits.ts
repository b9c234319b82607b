import { createTestDatabase } from '@rialto/database/testing/test-database.ts';
import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, type ServerProcess } from '../processes.ts';
import { scopeCookie } from '../visitor.ts';
import { openBrowser } from './phone.ts';

const VISIBLE_MS_GOAL = 1_000;
const WHOLE_MS_GOAL = 3_000;
const SCREENS = [
  { width: 390, height: 844, density: 2 },
  { width: 1440, height: 900, density: 1 },
];
const [FOOD, GROCERY, PHARMACY, SHOP] = [1, 2, 3, 4] as const;
/** A text file, because this code runs in the browser with other globals. */
const untilShown = readFileSync(new URL('until-shown.txt', import.meta.url), 'utf8');

type FirstVisit = {
  path: string;
  moduleId: number;
  /** The very first visit of a shop, before anything could be drawn ahead. */
  isCold?: boolean;
  isWhole?: boolean;
};

/**
 * How long pictures take on the first visits after a fresh start, when none has been drawn: each screen gets a shop, and
 * each cold visit one of its own. `-- pages first 1440` measures only the first visits, on one screen.
 */
export async function measureFirstVisits(width = 0): Promise<boolean> {
  const browser = await openBrowser();
  let isGood = true;
  console.log(`\n${'first visit after a fresh start'.padEnd(60)}pictures   ms`);
  for (const screen of SCREENS.filter((each) => width === 0 || each.width === width)) {
    const visits = await withFreshShop(async (shop) => {
      const all = await visitsOf(shop);
      for (const visit of all.filter(({ isCold }) => !isCold)) {
        isGood = (await measure(browser, shop, screen, visit)) && isGood;
      }
      return all;
    });
    for (const visit of visits.filter(({ isCold }) => isCold)) {
      isGood = (await withFreshShop((shop) => measure(browser, shop, screen, visit))) && isGood;
    }
  }
  await browser.close();
  return isGood;
}

/** Started as `npm start` does, with an empty cache of pictures. */
async function withFreshShop<T>(use: (shop: ServerProcess) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'));
  const database = await createTestDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, RATE_LIMIT: '0', LOG_LEVEL: 'error', DRAW_AHEAD: '1' };
  const shop = await start('server/build/main.js', env, '/readyz');
  try {
    return await use(shop);
  } finally {
    await shop.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The pages with most pictures and one of each other kind; cold ones of those that visitors open first. */
async function visitsOf(shop: ServerProcess): Promise<FirstVisit[]> {
  const storePath = async (moduleId: number) => {
    const { stores } = await read<{ stores: { slug: string; total_items: number }[] }>(
      shop,
      moduleId,
      'stores/popular?limit=10',
    );
    const [largest] = stores.toSorted((a, b) => b.total_items - a.total_items);
    return `/store/${largest?.slug}`;
  };
  const visit = (path: string, moduleId: number) => ({ path, moduleId });
  const grocery = { path: await storePath(GROCERY), moduleId: GROCERY, isWhole: true };
  const category = visit(await categoryPath(shop, FOOD), FOOD);
  return [
    grocery,
    visit(await storePath(PHARMACY), PHARMACY),
    visit(await storePath(FOOD), FOOD),
    visit('/categories', SHOP),
    category,
    visit(await productPath(shop, SHOP), SHOP),
    visit('/home?search=chicken&data_type=searched', FOOD),
    visit('/all-brands', SHOP),
    visit('/campaigns', FOOD),
    visit('/flash-sales', GROCERY),
    visit('/', FOOD),
    ...[FOOD, GROCERY, PHARMACY, SHOP].map((moduleId) => visit('/home', moduleId)),
    ...[visit('/', FOOD), visit('/home', FOOD), category, grocery].map((each) => ({ ...each, isCold: true })),
  ];
}

async function categoryPath(shop: ServerProcess, moduleId: number): Promise<string> {
  const [category] = await read<{ slug: string }[]>(shop, moduleId, 'categories');
  return `/category/${category?.slug}`;
}

async function productPath(shop: ServerProcess, moduleId: number): Promise<string> {
  const { products } = await read<{ products: { slug: string }[] }>(shop, moduleId, 'items/popular?limit=1');
  return `/product/${products[0]?.slug}`;
}

async function read<T>({ port }: ServerProcess, moduleId: number, path: string): Promise<T> {
  const headers = { zoneid: '[2]', moduleid: String(moduleId), latitude: '33', longitude: '27' };
  return (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, { headers })).json()) as T;
}

async function measure(
  browser: Browser,
  { port }: ServerProcess,
  { width, height, density }: (typeof SCREENS)[number],
  { path, moduleId, isCold, isWhole }: FirstVisit,
): Promise<boolean> {
  const origin = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    serviceWorkers: 'block',
  });
  await context.addCookies([{ ...scopeCookie(moduleId), url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  const shown = (scope: 'visible' | 'whole') =>
    page.evaluate<{ count: number; ms: number }>(`(${untilShown})(${JSON.stringify(scope)})`);
  const visible = await shown('visible');
  const whole = isWhole ? await shown('whole') : null;
  await context.close();
  const name = `${path.slice(0, 36)} (module ${moduleId}, ${width} px${isCold ? ', cold' : ''})`;
  const isMet = report(name, visible, VISIBLE_MS_GOAL);
  return whole ? report(`${name}, whole page`, whole, WHOLE_MS_GOAL) && isMet : isMet;
}

function report(name: string, { count, ms }: { count: number; ms: number }, goal: number): boolean {
  const isMet = ms <= goal && count > 0;
  console.log(
    `${name.padEnd(62)}${String(count).padStart(6)}${ms.toFixed(0).padStart(7)}   ${isMet ? '✓' : '✗'} at most ${goal} ms`,
  );
  return isMet;
}
