import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addMember } from '../../testing/people.ts';
import { addCategory } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';
import { runSentImport, sendImport } from './testing/send-import.ts';

let shop: TestApi;
let manager: { authorization: string };

beforeAll(async () => {
  shop = await openTestApi();
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1 });
  await addStore(sql, { id: 2 });
  await addCategory(sql, { id: 1 });
  manager = await addMember(sql, { role: 'manager' });
});
afterAll(() => shop.close());

const HEADER = 'sku,store,category,name_en,name_ar,price,discount,options,add_ons,stock,available,veg';

test('OPS-06 an item with options, add-ons, hours and both languages is imported, and a second import changes nothing', async () => {
  const row = [
    'SOUP-1',
    'store-1',
    'category-1',
    'Lentil soup',
    'شوربة عدس',
    '4.50',
    '10%',
    '"Size|الحجم (one, required): Small|صغير = 0; Large|كبير = 2.50"',
    'Bread|خبز = 0.50',
    '7',
    '"08:00-11:30, 22:00-02:00"',
    'yes',
  ].join(',');
  const file = `${HEADER}\n${row}\n`;
  const checked = await sendImport(shop, manager, { entity: 'items', file });
  expect(checked).toMatchObject({ state: 'checked', problem_count: 0, can_start: 1 });
  expect(checked.report).toEqual([{ entity: 'items', added: 1, changed: 0, unchanged: 0 }]);
  expect((await shop.database.db.sql`select from items`).length).toBe(0);
  const done = await runSentImport(shop, manager, checked.id);
  expect(done.report).toEqual([{ entity: 'items', added: 1, changed: 0, unchanged: 0 }]);
  const [item] = await shop.database.db.sql<Record<string, unknown>[]>`
    select i.name_ar, i.price_minor, i.discount, i.available::text, i.veg, v.stock, i.food_variations, a.name_en as add_on
    from items i join inventory v on v.item_id = i.id join item_add_ons x on x.item_id = i.id
    join add_ons a on a.id = x.add_on_id where i.sku = 'SOUP-1'`;
  expect(item).toMatchObject({
    ...{ name_ar: 'شوربة عدس', price_minor: 450, discount: 1000, available: '{[0,120),[480,690),[1320,1440)}' },
    ...{ veg: true, stock: 7, add_on: 'Bread' },
    food_variations: [{ isRequired: true, type: 'single', values: [{ priceMinor: 0 }, { priceMinor: 250 }] }],
  });
  const again = await sendImport(shop, manager, { entity: 'items', file });
  expect(again.report).toEqual([{ entity: 'items', added: 0, changed: 0, unchanged: 1 }]);
});
