import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Item } from '@rialto/contract/shapes/item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addStore } from '../../../testing/small-world.ts';
import { refreshPrices } from './refresh-prices.ts';

let shop: TestApi;
let now = new Date('2026-03-02T12:00:00Z');
const STARTS = '2026-03-02T13:00:00Z';
const ENDS = '2026-03-02T14:00:00Z';

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1 });
  await sql`update stores set discount_percent = 2000, discount_starts_at = ${STARTS}, discount_ends_at = ${ENDS}`;
  await addCategory(sql, { id: 1 });
  await addItem(sql, { id: 1, priceMinor: 999, discount: ['amount', 100] });
  await addItem(sql, { id: 2, priceMinor: 2000 });
  await sql`insert into flash_sales (id, module_id, title_en, starts_at, ends_at) values (1, 1, 'Night', ${STARTS}, ${ENDS})`;
  await sql`insert into flash_sale_items (flash_sale_id, item_id, discount_type, discount, stock) values (1, 2, 'percent', 5000, 3)`;
});
afterAll(() => shop.close());

async function pricesAt(
  moment: string,
): Promise<Record<number, Pick<Item, 'final_price' | 'store_discount' | 'flash_sale'>>> {
  now = new Date(moment);
  await refreshPrices(shop.database.db.sql, now);
  const details = await Promise.all([1, 2].map(async (id) => (await shop.get(`/items/details/${id}`)).json<Item>()));
  return Object.fromEntries(
    details.map(({ id, final_price, store_discount, flash_sale }) => [id, { final_price, store_discount, flash_sale }]),
  );
}

const before = {
  1: { final_price: 8.99, store_discount: 0, flash_sale: 0 },
  2: { final_price: 20, store_discount: 0, flash_sale: 0 },
};
const during = {
  1: { final_price: 7.99, store_discount: 20, flash_sale: 0 },
  2: { final_price: 10, store_discount: 0, flash_sale: 1 },
};

test.each([
  ['2026-03-02T12:59:59Z', before],
  [STARTS, during],
  ['2026-03-02T13:59:59Z', during],
  [ENDS, before],
])('ITM-03 at %s the store’s discount and the flash sale hold, or they do not', async (moment, expected) => {
  expect(await pricesAt(moment)).toEqual(expected);
});

test('ITM-03 after a flash sale sells out, the store’s discount applies', async () => {
  const { sql } = shop.database.db;
  await sql`update flash_sale_items set sold = stock`;
  expect((await pricesAt('2026-03-02T13:30:00Z'))[2]).toEqual({ final_price: 16, store_discount: 20, flash_sale: 0 });
});

test('an up-to-date price is not written, so no cache is cleared', async () => {
  const { sql } = shop.database.db;
  await refreshPrices(sql, now);
  const xmins = () => sql`select id, xmin::text from items union all select id, xmin::text from stores order by 1, 2`;
  const then = await xmins();
  await refreshPrices(sql, now);
  expect(await xmins()).toEqual(then);
});

test.each([
  ['update items set price_minor = -1', 'items_price_minor_check'],
  ["update items set discount_type = 'percent', discount = 10001", 'items_check'],
  ['update stores set discount_percent = 10001', 'stores_discount_percent_check'],
  ["update stores set discount_ends_at = discount_starts_at - interval '1 s'", 'stores_discount_window'],
  ['update flash_sales set ends_at = starts_at', 'flash_sales_check'],
  ['update flash_sale_items set sold = stock + 1', 'flash_sale_items_sound'],
  ["insert into inventory values (1, '', -1)", 'units_check'],
  ["insert into inventory values (1, '', 1, -1)", 'units_check'],
])('the database itself refuses %s', async (statement, constraint) => {
  await expect(shop.database.db.sql.script(statement)).rejects.toThrow(constraint);
});
