import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';
import { rebuildVocabulary } from './rebuild-vocabulary.ts';

const DAY_MS = 86_400_000;
let shop: TestApi;

beforeAll(async () => {
  shop = await openTestApi();
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1 });
  await addCategory(sql, { id: 1 });
  await addItem(sql, { id: 1, nameEn: 'Dumplings' });
});
afterAll(() => shop.close());

async function suggested(name: string): Promise<string[]> {
  const { sql } = shop.database.db;
  const rows = await sql<{ name: string }[]>`
    select distinct name from suggestions where beginning like ${`${name}%`}
      and scope = search_scope(1, 1, suggestion_list('item', 'en'))`;
  return rows.map((row) => row.name);
}

test('SEA-01 a name that is no longer sold is removed at once, and the vocabulary is rebuilt once a day by one node', async () => {
  const { sql } = shop.database.db;
  await sql`update items set name_en = 'Ravioli', name_search_en = 'ravioli' where id = 1`;
  expect(await suggested('dumpl')).toEqual([]);
  const now = new Date();
  expect(await rebuildVocabulary(sql, now)).toBe(false);
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const done = await Promise.all([rebuildVocabulary(sql, tomorrow), rebuildVocabulary(sql, tomorrow)]);
  expect(done.toSorted()).toEqual([false, true]);
  expect(await suggested('ravi')).toEqual(['Ravioli']);
  expect(await rebuildVocabulary(sql, new Date(tomorrow.getTime() + DAY_MS / 2))).toBe(false);
});
