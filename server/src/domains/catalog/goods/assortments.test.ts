import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { part } from '@rialto/database/part.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addFlashSale, addPictures } from '../../../testing/small-promotions.ts';
import { fillSmallWorld, addStore } from '../../../testing/small-world.ts';
import { findSellingStore, goodsWithIds } from './goods.sql.ts';
import { liveStockColumns, assortmentTokenOf, type LiveStock } from './live-stock.sql.ts';
import { readAssortment } from './assortments.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = database.db.sql;
  await fillSmallWorld(sql);
  await addStore(sql, { id: 1 });
  await addStore(sql, { id: 2 });
  await addCategory(sql, { id: 1 });
  await addPictures(sql, 'one', 'two');
  await addItem(sql, { id: 1, stock: 5, most: 9, available: '{[0,1440)}' });
  await addFlashSale(sql, { id: 1, from: '2026-03-01T00:00:00Z', to: '2026-03-03T00:00:00Z', items: [{ id: 1 }] });
  await sql`
    update stores set discount_percent = 500, discount_starts_at = '2026-03-01T00:00:00Z',
      discount_ends_at = '2026-03-03T00:00:00Z', discount_maximum_minor = 900, delivery_radius_metres = 5000`;
  await sql`insert into add_ons (id, store_id, name_en, name_ar, price_minor) values (1, 1, 'Cheese', 'جبن', 100)`;
  await sql`insert into item_add_ons (item_id, add_on_id) values (1, 1)`;
  await sql`insert into store_holidays (store_id, day) values (1, '2026-04-01')`;
});
afterAll(() => database.drop());

/** Read as a cart reads it, with the cache. */
async function held(db: Sql) {
  const [row] = await db<(LiveStock & { token: string | null })[]>`
    select ${assortmentTokenOf(part`1`)} as token, ${liveStockColumns(part`1`)}`;
  if (!row) throw new Error('There is always a row');
  return readAssortment(db, { storeId: 1, token: row.token, items: new Map([[1, row]]), now: NOON });
}
/** Read from the tables. */
const told = async (db: Sql) => ({
  store: await findSellingStore(db, 1, NOON),
  goods: await goodsWithIds(db, [1], NOON),
});
const tokenOf = async (db: Sql) =>
  (await db<{ token: string }[]>`select token::text from assortment_tokens where store_id = 1`)[0]?.token;

class Undone extends Error {}
/** Runs the work in a transaction that is rolled back. */
async function undone<T>(work: (tx: Sql) => Promise<T>): Promise<T> {
  let result: T | undefined;
  await inTransaction(sql, async (tx) => {
    result = await work(tx);
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return result as T;
}

const another: Record<string, (column: string) => string> = {
  boolean: (column) => `not ${column}`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  bigint: (column) => `coalesce(${column}, 0) + 1`,
  'double precision': (column) => `${column} + 0.25`,
  text: (column) => `coalesce(${column}, '') || 'x'`,
  // Moves the start after now, or the end before now.
  'timestamp with time zone': (column) => `${column} ${column.includes('ends') ? '-' : '+'} interval '40 hours'`,
  date: (column) => `${column} + 1`,
  int4multirange: () => `'{[60,120)}'`,
  jsonb: (column) => `${column} || '[{"type": "new", "price": 5}]'`,
};
/** Columns that need a specific value. */
const words: Record<string, string> = {
  'items.picture': `'two'`,
  'stores.logo': `'two'`,
  'items.discount_type': `'amount'`,
  'items.food_variations': `'[{"name": {"en": "Size"}, "values": [{"label": {"en": "Large"}}]}]'`,
  'items.sold_out_until': `'2026-03-03'`,
  'flash_sale_items.discount_type': `'amount'`,
  'modules.module_type': `'pharmacy'`,
  'stores.zone_id': '2',
  'stores.module_id': '2',
  'add_ons.store_id': '2',
  'items.store_id': '2',
};
const tables = [
  'items',
  'stores',
  'add_ons',
  'modules',
  'zones',
  'module_zones',
  'flash_sales',
  'flash_sale_items',
  'store_holidays',
];

test('T09 a change of any column that prices or checks depend on changes the cached assortment', async () => {
  const columns = await sql<{ table: string; column: string; type: string }[]>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = any(${tables}) and is_generated = 'NEVER' order by 1, 2`;
  const seen: string[] = [];
  for (const { table, column, type } of columns) {
    const name = `${table}.${column}`;
    const value = words[name] ?? another[type]?.(column);
    if (!value) continue;
    const change = `update ${table} set ${column} = ${value}`;
    const before = await held(sql);
    await undone(async (tx) => {
      // Constraints reject changes of keys and counters.
      const isTaken = await tx.script(change).then(
        () => true,
        () => false,
      );
      if (!isTaken) return;
      const after = await told(tx);
      expect(await held(tx), name).toEqual(after);
      if (JSON.stringify(after) !== JSON.stringify(before)) seen.push(name);
    });
    expect(await held(sql), `${name} as it was`).toEqual(before);
  }
  expect(seen.length, seen.join(' ')).toBeGreaterThanOrEqual(71);
});

test.each([
  'delete from item_add_ons',
  "insert into add_ons (id, store_id, name_en, price_minor) values (2, 1, 'Olives', 50); insert into item_add_ons (item_id, add_on_id) values (1, 2)",
  'delete from item_add_ons; delete from add_ons',
  "insert into store_holidays (store_id, day) values (1, '2026-05-01')",
  'delete from store_holidays',
  'truncate store_holidays',
  'delete from flash_sale_items',
  'delete from flash_sale_items; delete from flash_sales',
  'delete from module_zones',
  'delete from flash_sale_items; delete from item_add_ons; delete from inventory; delete from items',
])('T09 after %s nothing of it is held', async (statement) => {
  const before = await held(sql);
  await undone(async (tx) => {
    await tx.script(statement);
    const after = await told(tx);
    expect(after).not.toEqual(before);
    expect(await held(tx)).toEqual(after);
  });
});

test.each([
  'update inventory set stock = stock - 1, taken = taken + 1',
  'update flash_sale_items set sold = sold + 1, taken = taken + 1',
  'update items set order_count = order_count + 1',
  'update stores set order_count = order_count + 1, rating_count = rating_count + 1',
])('a change by an order (%s) keeps the cached assortment and is visible', async (statement) => {
  const before = await tokenOf(sql);
  await undone(async (tx) => {
    await tx.script(statement);
    expect(await tokenOf(tx)).toBe(before);
    expect(await held(tx)).toEqual(await told(tx));
  });
});

test('T09 a read after a committed change returns it, with concurrent readers', async () => {
  let isOver = false;
  const others = Array.from({ length: 6 }, async () => {
    while (!isOver) await held(sql);
  });
  for (let price = 1; price <= 60; price += 1) {
    await sql`update items set price_minor = ${price} where id = 1`;
    const { goods } = await held(sql);
    expect(goods[0]?.priceMinor).toBe(price);
  }
  isOver = true;
  await Promise.all(others);
});

test('an item that moved to another store is read again, because only the token of that store changed', async () => {
  await sql`update items set store_id = 2 where id = 1`;
  expect(await held(sql)).toEqual(await told(sql));
  await sql`update items set price_minor = price_minor + 1 where id = 1`;
  expect(await held(sql)).toEqual(await told(sql));
  await sql`update items set store_id = 1 where id = 1`;
  expect(await held(sql)).toEqual(await told(sql));
});

test('a transaction that changes an assortment twice reads its own changes in between and caches no intermediate state', async () => {
  await inTransaction(sql, async (tx) => {
    for (const price of [11, 12, 13]) {
      await tx`update items set price_minor = ${price} where id = 1`;
      expect((await held(tx)).goods[0]?.priceMinor).toBe(price);
    }
  });
  expect((await held(sql)).goods[0]?.priceMinor).toBe(13);
});
