import { headerNames } from '@rialto/contract/http/headers.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, start } from '../processes.ts';
import { catalogueCalls, type CatalogueWords } from './calls.ts';
import { measure, type CallMeasurement } from './measure.ts';
import { goalsOf, growthOf, reportOf } from './report.ts';

const SIZES = [10_000, 100_000, 1_000_000];
/** Most stores are open, whenever the bench runs. */
const NOON = '2026-04-24T12:30:00+02:00';
const visitor = {
  [headerNames.zoneIds]: '[2]',
  [headerNames.moduleId]: '1',
  [headerNames.latitude]: '33',
  [headerNames.longitude]: '27',
};

/** `npm run bench -- catalogue [10000 100000 …]`: the browsing calls at growing sizes, cold and warm. */
export async function benchCatalogue(given: readonly string[]): Promise<boolean> {
  const sizes = given.length > 0 ? given.map(Number) : SIZES;
  const results: CallMeasurement[][] = [];
  for (const items of sizes) {
    const measured = await measureAt(items);
    console.log(reportOf(items, measured));
    results.push(measured);
  }
  const [small, large] = [results[0], results.at(-1)];
  const growth = small && large && small !== large ? growthOf(small, large) : [];
  console.log(growth.map(({ text }) => `\n${text}`).join(''));
  const areFast = results.flat().every((measured) => goalsOf(measured).every(({ isMet }) => isMet));
  const failures = results.flat().reduce((total, { failures }) => total + failures, 0);
  if (failures > 0) console.log(`\n✗ ${failures} requests were not answered with 200`);
  return areFast && failures === 0 && growth.every(({ isMet }) => isMet);
}

async function measureAt(items: number): Promise<CallMeasurement[]> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-bench-'));
  try {
    const began = performance.now();
    await fillItems(database.url, items);
    console.log(
      `\n${items.toLocaleString('en')} items were written in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
    return await measureShop(database, dataDir);
  } finally {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureShop(database: TestDatabase, dataDir: string): Promise<CallMeasurement[]> {
  const settings = {
    ...{ DATA_DIR: dataDir, DATABASE_URL: database.url, RATE_LIMIT: '0', LOG_LEVEL: 'error', CLOCK: NOON },
  };
  const shop = await start('host/src/main.ts', settings, '/readyz');
  const reference = await start(
    'bench/src/reference-server.ts',
    { REFERENCE_DATABASE_URL: database.url },
    '/constant?bytes=9',
  );
  try {
    const measured: CallMeasurement[] = [];
    for (const call of catalogueCalls(await wordsOf(database)))
      measured.push(await measure(call, { shop, reference, db: database.db.sql }, visitor));
    return measured;
  } finally {
    await shop.stop();
    await reference.stop();
  }
}

/** The bench may not import the demo, so a tool fills the database in its own process. */
export async function fillItems(url: string, items: number): Promise<void> {
  const filling = spawn(process.execPath, ['tools/fill-scale.ts', String(items)], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(filling, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Filling the database with ${items} items failed`);
}

async function wordsOf(database: TestDatabase): Promise<CatalogueWords> {
  const [slugs, prefixes] = [await someSlugs(database), await somePrefixes(database)];
  return { slugs, prefixes, categoryIds: await someCategories(database) };
}

/** Enough for every cold request of a measurement to ask for another item. */
const MOST_SLUGS = 50_000;

async function someSlugs({ db }: TestDatabase): Promise<string[]> {
  const rows = await db.sql<{ slug: string }[]>`
    select slug from items where active and store_active order by md5(slug) limit ${MOST_SLUGS}`;
  return rows.map(({ slug }) => slug);
}

/** What visitors have typed of a name after each letter, in both languages. */
export async function somePrefixes({ db }: TestDatabase): Promise<string[]> {
  const rows = await db.sql<{ prefix: string }[]>`
    select distinct trim(lower(left(name, n))) as prefix, md5(trim(lower(left(name, n)))) as place
    from (select distinct unnest(array[name_en, name_ar]) as name from items
          where zone_id = 2 and module_id = 1 and active and store_active) names,
      generate_series(2, 40) n
    where n <= length(name) order by place limit ${MOST_SLUGS}`;
  return rows.map(({ prefix }) => prefix);
}

async function someCategories({ db }: TestDatabase): Promise<number[]> {
  const rows = await db.sql<{ id: number }[]>`select id from categories where module_id = 1 and active order by id`;
  return rows.map(({ id }) => id);
}
