import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1 });
  await addCategory(sql, { id: 1 });
  await addItem(sql, { id: 1, store: 1, category: 1 });
});
afterAll(() => shop.close());

const save = {
  items: (slug: string) => shop.database.db.sql`update items set slug = ${slug} where id = 1`,
  stores: (slug: string) => shop.database.db.sql`update stores set slug = ${slug} where id = 1`,
};
const cases = [
  { kind: 'items', longest: 140 },
  { kind: 'stores', longest: 120 },
] as const;

test.each(cases)(
  'the database accepts only slugs of letters, digits and hyphens for $kind',
  async ({ kind, longest }) => {
    for (const slug of ['a', '7-up', '-', 'x'.repeat(longest)]) await expect(save[kind](slug)).resolves.toBeDefined();
    for (const slug of ['', 'Big', 'a b', 'a/b', 'é', 'a\n', '\na', 'a\nb', 'x'.repeat(longest + 1)])
      await expect(save[kind](slug), JSON.stringify(slug)).rejects.toThrow(`${kind}_slug_check`);
  },
);
