import { inTransaction } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addMember } from '../../testing/people.ts';
import { addCategory } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';
import { runSentImport, sendImport, untilState } from './testing/send-import.ts';
import { itemLines, withProblems } from './testing/ten-thousand-items.ts';

const COUNT = 10_000;
const STORES = 4;
const PROBLEMS = 50;
const lines = itemLines({ count: COUNT, stores: STORES });
const file = lines.join('\n');

let shop: TestApi;
let manager: { authorization: string };

beforeAll(async () => {
  shop = await openTestApi();
  const { sql } = shop.database.db;
  for (let id = 1; id <= STORES; id += 1) await addStore(sql, { id });
  await addCategory(sql, { id: 1 });
  manager = await addMember(sql, { role: 'manager' });
});
afterAll(() => shop.close());

async function itemsByStore(): Promise<Record<string, number>> {
  const rows = await shop.database.db.sql<{ id: number; count: number }[]>`
    select store_id as id, count(*)::int as count from items group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}

test('OPS-06 all of 50 problems in 10,000 lines are named by line and column, and nothing is written', async () => {
  const planted = withProblems(lines, PROBLEMS);
  const checked = await sendImport(shop, manager, { entity: 'items', file: planted.lines.join('\n') });
  expect(checked).toMatchObject({ state: 'checked', problem_count: PROBLEMS, can_start: 0 });
  expect(checked.problems.map(({ line, column }) => `${line}:${column}`)).toEqual(planted.expected);
  for (const { message } of checked.problems) expect(message).toMatch(/\.|\d$/);
  const started = await shop.post(`/console/imports/${checked.id}/start`, {}, manager);
  expect(started.statusCode).toBe(409);
  expect(await itemsByStore()).toEqual({});
  const csv = await shop.get(`/console/imports/${checked.id}/problems`, manager);
  expect(csv.body.trim().split('\r\n')).toHaveLength(PROBLEMS + 1);
});

test('OPS-06 an import that stops halfway leaves whole stores, goes on later, and a second one changes nothing', async () => {
  const { sql } = shop.database.db;
  // Stands for a process that is killed in the middle of the third store.
  await sql.script(`
    create table stopped as select true as is_stopped;
    create function stop_here() returns trigger language plpgsql as $$
    begin
      if exists (select from stopped) then raise exception 'stopped'; end if;
      return new;
    end $$;
    create trigger stop_here before insert on items for each row when (new.sku = 'SKU-7002') execute function stop_here()`);
  const checked = await sendImport(shop, manager, { entity: 'items', file });
  expect(checked).toMatchObject({ problem_count: 0, can_start: 1 });
  await shop.post(`/console/imports/${checked.id}/start`, {}, manager);
  await expect.poll(itemsByStore, { timeout: 60_000 }).toEqual({ 1: COUNT / STORES, 2: COUNT / STORES });
  expect(await untilState(shop, manager, checked.id, ['importing'])).toMatchObject({ state: 'importing' });
  await sql`delete from stopped`;
  const done = await untilState(shop, manager, checked.id, ['done']);
  expect(done.report).toEqual([{ entity: 'items', added: COUNT, changed: 0, unchanged: 0 }]);
  expect(await itemsByStore()).toEqual({ 1: 2500, 2: 2500, 3: 2500, 4: 2500 });
  const again = await sendImport(shop, manager, { entity: 'items', file });
  expect(again.report).toEqual([{ entity: 'items', added: 0, changed: 0, unchanged: COUNT }]);
  expect((await runSentImport(shop, manager, again.id)).report).toEqual(again.report);
  const logged = await sql<{ after: object }[]>`
    select after from audit_log where subject_id = ${String(checked.id)} and after ? 'problems' and action = 'startImport'`;
  expect(logged).toMatchObject([{ after: { items: { added: COUNT, changed: 0, unchanged: 0 }, problems: 0 } }]);
}, 120_000);

test('OPS-05 imported items are found by search and counted by their store', async () => {
  const { sql } = shop.database.db;
  const [store] = await sql`select item_count from stores where id = 1`;
  expect(store).toEqual({ item_count: 2500 });
  const [known] = await sql`select count(*)::int as count from search_terms where term = 'صنف'`;
  expect(known).toEqual({ count: 1 });
});

test('an import leaves the suggestions and words that learning all items again gives', async () => {
  const { sql } = shop.database.db;
  const learned = async () => ({
    suggestions: await sql`select * from suggestions order by scope, beginning, name`,
    terms: await sql`select * from search_terms order by 1, 2`,
  });
  const ofImport = await learned();
  expect(ofImport.suggestions.length).toBeGreaterThan(COUNT);
  await inTransaction(sql, (tx) => tx`select relearn_search_words()`, { statementLimitMs: 60_000 });
  expect(await learned()).toEqual(ofImport);
}, 60_000);
