import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Changed by orders and ratings, which never notify, or not held by any node. */
const withoutNotice: Record<string, string[]> = {
  stores: ['order_count', 'rating_total', 'rating_count', 'unreviewed_ratings', 'staffed_at', 'external_id'],
  items: ['order_count', 'rating_total', 'rating_count', 'unreviewed_ratings', 'sku'],
  categories: ['external_id'],
  brands: ['external_id'],
  common_conditions: ['external_id'],
  add_ons: [],
  banners: [],
  basic_campaigns: [],
  item_campaigns: ['stock', 'taken'],
  flash_sales: [],
  coupons: ['used_count'],
  cashback_offers: [],
};

test.each(Object.entries(withoutNotice))(
  'OPS-05 all nodes are notified when a column of %s changes that they hold',
  async (table, columns) => {
    const rows = await database.db.sql<{ name: string }[]>`
      select a.attname as name from pg_attribute a
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and not exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
                        where t.tgrelid = a.attrelid and p.proname = 'tell_changed' and (t.tgtype & 16) > 0
                          and (t.tgattr = '' or a.attnum = any(t.tgattr)))
      order by 1`;
    expect(rows.map(({ name }) => name)).toEqual(columns.toSorted());
  },
);
