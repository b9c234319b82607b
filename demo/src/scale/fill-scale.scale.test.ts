import { silentLog } from '@rialto/database/log.ts';
import { inTransaction } from '@rialto/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWorld } from '../world/fill-world.ts';
import { fillScale } from './fill-scale.ts';

let database: TestDatabase;
let built: { indexes: string[]; keys: string[] };

beforeAll(async () => {
  database = await createTestDatabase();
  await fillWorld(database.db.sql, { log: silentLog });
  built = await structure();
  await fillScale(database.db.sql, { items: 10_000 });
});
afterAll(() => database.drop());

const rows = <Row extends object>(...query: [TemplateStringsArray]) => database.db.sql<Row[]>(...query);
const counted = async (...query: [TemplateStringsArray]) => (await rows<{ count: number }>(...query))[0]?.count;

async function structure() {
  const indexes = await rows<{ indexdef: string }>`
    select indexdef from pg_indexes where schemaname = 'public' order by 1`;
  const keys = await rows<{ definition: string }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' order by 1`;
  return { indexes: indexes.map(({ indexdef }) => indexdef), keys: keys.map(({ definition }) => definition) };
}

test('the world has exactly the requested number of items, and stores that sell them', async () => {
  expect(await counted`select count(*) from items`).toBe(10_000);
  const wrong = await rows<{ id: number }>`
    select s.id from stores s
    left join (select store_id, count(*) as count from items group by store_id) sold on sold.store_id = s.id
    where s.item_count is distinct from sold.count`;
  expect(wrong).toEqual([]);
});

test('copies differ in price, orders, stars and age', async () => {
  const [kinds] = await rows<{ prices: number; orders: number; ages: number }>`
    select count(distinct price_minor) as prices, count(distinct order_count) as orders,
           count(distinct created_at) as ages
    from items where id >= 10000000`;
  expect(kinds?.prices).toBeGreaterThan(200);
  expect(kinds?.orders).toBeGreaterThan(50);
  expect(kinds?.ages).toBeGreaterThan(2000);
});

test('copies have the zone and module of their store, and stock if the original has', async () => {
  const lost = await rows<{ slug: string }>`
    select i.slug from items i join stores s on s.id = i.store_id
    where (i.zone_id, i.module_id) <> (s.zone_id, s.module_id)
       or i.has_stock <> exists (select from inventory v where v.item_id = i.id)`;
  expect(lost).toEqual([]);
});

test('afterwards every index, foreign key and trigger exists again', async () => {
  expect(await structure()).toEqual(built);
  expect(await counted`select count(*) from pg_trigger where tgenabled = 'D'`).toBe(0);
});

test('added items are found by their words', async () => {
  expect(await counted`select count(*) from suggestions where name like '%, house recipe'`).toBeGreaterThan(10);
});

test('the shop itself would compute the same search words', async () => {
  const learned = async () => ({
    suggestions: await rows`select * from suggestions order by 1, 2, 3, 4`,
    terms: await rows`select * from search_terms order by 1, 2`,
  });
  const ours = await learned();
  await inTransaction(database.db.sql, (tx) => tx`select relearn_search_words()`, { statementLimitMs: 60_000 });
  expect(await learned()).toEqual(ours);
}, 60_000);

test('a world is enlarged only once', async () => {
  await expect(fillScale(database.db.sql, { items: 20_000 })).rejects.toThrow('only once');
});
