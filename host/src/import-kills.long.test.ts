import { freePort } from '@rialto/database/testing/free-port.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { addMember } from '@rialto/server/testing/people.ts';
import { addCategory } from '@rialto/server/testing/small-catalogue.ts';
import { addStore, fillSmallWorld } from '@rialto/server/testing/small-world.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runMain, type RunningMain } from './testing/run-main.ts';

/** `npm run test:kills` sets more. */
const KILLS = Math.ceil(Number(process.env['KILL_ROUNDS'] ?? 3) / 3);
const STORES = 30 + KILLS * 10;
const ITEMS_PER_STORE = 60;
const LIMIT_MS = 200_000 + KILLS * 40_000;

let database: TestDatabase;
let dataDir: string;
let env: Record<string, string>;
let shop: RunningMain;
let manager: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database.db;
  await fillSmallWorld(sql);
  await addCategory(sql, { id: 1 });
  for (let id = 1; id <= STORES; id += 1) await addStore(sql, { id });
  manager = await addMember(sql, { role: 'manager' });
  dataDir = await mkdtemp(join(tmpdir(), 'rialto-import-kills-'));
  const port = String(await freePort());
  env = { PORT: port, DATA_DIR: dataDir, DATABASE_URL: database.url, DEMO: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent' };
  shop = runMain(env);
  await shop.open;
}, LIMIT_MS);
afterAll(async () => {
  await shop?.end('SIGTERM');
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

type ImportState = { id: number; state: string; problem_count: number; report: object[] };

async function call(path: string, init: RequestInit = {}): Promise<ImportState> {
  const answer = await fetch(`${shop.url}/api/v1/console/imports${path}`, {
    ...init,
    headers: { ...manager, ...(typeof init.body === 'string' && { 'content-type': 'application/json' }) },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as ImportState;
}

const post = (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) });

/** Uploads the file and waits for its check. */
async function checkedImport(file: string): Promise<ImportState> {
  const { id } = await post('', { file_name: 'items.csv', entity: 'items', file_bytes: Buffer.byteLength(file) });
  const form = new FormData();
  form.append('number', '0');
  form.append('part', new Blob([file]));
  await call(`/${id}/parts`, { method: 'POST', body: form });
  return until(id, 'checked');
}

async function until(id: number, state: string): Promise<ImportState> {
  await expect.poll(async () => (await call(`/${id}`)).state, { timeout: LIMIT_MS / 2, interval: 50 }).toBe(state);
  return call(`/${id}`);
}

function file(): string {
  const rows = Array.from({ length: STORES * ITEMS_PER_STORE }, (_, at) => {
    const store = `store-${(at % STORES) + 1}`;
    return `SKU-${at},${store},category-1,Green soup ${at},شوربة ${at},${1 + (at % 9)}.50,${at % 40},Bread|خبز = 0.50`;
  });
  return ['sku,store,category,name_en,name_ar,price,stock,add_ons', ...rows].join('\n');
}

/** How many stores have all of their items, and how many have only some, or extras that do not fit. */
async function stores(): Promise<{ whole: number; half: number }> {
  const rows = await database.db.sql<{ items: number; stocked: number; extended: number; counted: number }[]>`
    select count(i.id)::int as items, count(v.item_id)::int as stocked, count(x.item_id)::int as extended,
      s.item_count as counted
    from stores s join items i on i.store_id = s.id left join inventory v on v.item_id = i.id
    left join item_add_ons x on x.item_id = i.id group by s.id`;
  const isWhole = (row: object) => Object.values(row).every((count) => count === ITEMS_PER_STORE);
  return { whole: rows.filter(isWhole).length, half: rows.filter((row) => !isWhole(row)).length };
}

test(
  'OPS-06 when the app is killed during an import, every store has all of its items or none, and the import continues',
  async () => {
    const { id } = await checkedImport(file());
    await post(`/${id}/start`, {});
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = (await stores()).whole;
      await expect.poll(async () => (await stores()).whole, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before);
      await shop.end('SIGKILL');
      const { whole, half } = await stores();
      expect({ half, isOver: whole === STORES }).toEqual({ half: 0, isOver: false });
      shop = runMain(env);
      await shop.open;
    }
    const { report } = await until(id, 'done');
    expect(report).toEqual([{ entity: 'items', added: STORES * ITEMS_PER_STORE, changed: 0, unchanged: 0 }]);
    expect(await stores()).toEqual({ whole: STORES, half: 0 });
    const again = await checkedImport(file());
    expect(again.report).toEqual([{ entity: 'items', added: 0, changed: 0, unchanged: STORES * ITEMS_PER_STORE }]);
  },
  LIMIT_MS,
);
