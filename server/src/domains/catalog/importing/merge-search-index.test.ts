import { APPLICATION_ROLE, createApplicationRole, grantToApplication } from '@rialto/database/application-role.ts';
import { inTransaction } from '@rialto/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addStore, fillSmallWorld } from '../../../testing/small-world.ts';
import { mergeSearchIndex } from './item-writes.sql.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database.db;
  await fillSmallWorld(sql);
  await addStore(sql, { id: 1 });
  await addCategory(sql, { id: 1 });
  await sql.script('create extension pageinspect');
});
afterAll(() => database.drop());

const waiting = async () => {
  const rows = await database.db.sql<{ pages: number }[]>`
    select n_pending_pages::int as pages from gin_metapage_info(get_raw_page('items_search_idx', 0))`;
  return rows[0]?.pages ?? 0;
};

test('the database user of the application merges new words into the search index', async () => {
  const { sql } = database.db;
  await addItem(sql, { id: 1, nameEn: 'Dumplings' });
  expect(await waiting()).toBe(1);
  await createApplicationRole(sql);
  await grantToApplication(sql, APPLICATION_ROLE);
  await inTransaction(sql, async (tx) => {
    await tx`select set_config('role', ${APPLICATION_ROLE}, true)`;
    await mergeSearchIndex(tx);
  });
  expect(await waiting()).toBe(0);
});

test('no more than a hundred items wait to be merged, so that searches stay fast', async () => {
  const { sql } = database.db;
  for (let id = 100; id < 400; id += 1)
    await addItem(sql, { id, nameEn: `Soup with ${id} beans`, moreEn: 'warm food' });
  expect(await waiting()).toBeLessThanOrEqual(9);
});
