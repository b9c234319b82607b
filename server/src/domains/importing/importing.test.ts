import { sessionLocks, tryWithSessionLock } from '@rialto/database/session-lock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addMember } from '../../testing/people.ts';
import { addCategory, addItem } from '../../testing/small-catalogue.ts';
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

test('OPS-02 the log of changes has the old and new values of every row that an import changes', async () => {
  const file = (price: string) => `sku,store,category,name_en,price\nLOG-1,store-1,category-1,Logged soup,${price}\n`;
  const importOf = async (price: string) => {
    const { id } = await sendImport(shop, manager, { entity: 'items', file: file(price) });
    await runSentImport(shop, manager, id);
    return shop.database.db.sql<{ before: object | null; after: object }[]>`
      select before -> 'rows' as before, after -> 'rows' as after from audit_log
      where subject_id = ${String(id)} and after ? 'rows'`;
  };
  expect(await importOf('4.50')).toMatchObject([
    { before: null, after: { 'items LOG-1': { nameEn: 'Logged soup', priceMinor: 450 } } },
  ]);
  expect(await importOf('5.25')).toEqual([
    { before: { 'items LOG-1': { priceMinor: 450 } }, after: { 'items LOG-1': { priceMinor: 525 } } },
  ]);
  expect(await importOf('5.25')).toEqual([]);
  const owner = await addMember(shop.database.db.sql, { role: 'owner' });
  const listed = await shop.get('/console/changes?subject=import', owner);
  expect(listed.statusCode).toBe(200);
  expect(listed.body).not.toContain('LOG-1');
});

test('OPS-06 OPS-13 staff of a store import and export only the items of their own store', async () => {
  const { sql } = shop.database.db;
  const cook = await addMember(sql, { role: 'store', storeIds: [1] });
  const file = `${HEADER}\nX-1,store-2,category-1,Soup,,1,,,,,,\nX-2,store-1,category-1,Soup,,1,,,,,,\n`;
  const own = await sendImport(shop, cook, { entity: 'items', file });
  expect(own.problems).toMatchObject([{ line: 2, column: 'store' }]);
  for (const entity of ['stores', 'zip'])
    expect((await shop.post('/console/imports', { file_name: 'x', entity, file_bytes: 9 }, cook)).statusCode).toBe(403);
  const exported = await shop.get('/console/exports/items', cook);
  expect(exported.body).toContain('store-1');
  expect(exported.body).not.toContain('store-2');
  for (const id of [2, 99]) {
    const refused = await shop.get(`/console/exports/items?store_id=${id}`, cook);
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { errors: [{ code: 'store_unknown' }] }]);
  }
  const others = await sendImport(shop, manager, { entity: 'items', file });
  for (const id of [others.id, 1]) {
    const refused = await shop.get(`/console/imports/${id}`, cook);
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { errors: [{ code: 'import_unknown' }] }]);
  }
});

test('OPS-06 only one import of a store runs at a time, and texts that look like formulas are exported as texts', async () => {
  const { sql } = shop.database.db;
  const row = (name: string) => `${HEADER}\nF-1,store-2,category-1,${name},,1,,,,,,\n`;
  const first = await sendImport(shop, manager, { entity: 'items', file: row("'=1+1") });
  const second = await sendImport(shop, manager, { entity: 'items', file: row('Other') });
  // No job works on imports meanwhile.
  const isAlone = await tryWithSessionLock(sql, sessionLocks.imports, async () => {
    expect((await shop.post(`/console/imports/${second.id}/start`, {}, manager)).statusCode).toBe(200);
    const refused = await shop.post(`/console/imports/${first.id}/start`, {}, manager);
    expect(refused.json()).toMatchObject({ errors: [{ code: 'import_running' }] });
    expect((await shop.post(`/console/imports/${second.id}/cancel`, {}, manager)).statusCode).toBe(200);
  });
  expect(isAlone).toBe(true);
  await runSentImport(shop, manager, first.id);
  expect(await sql`select name_en from items where sku = 'F-1'`).toEqual([{ name_en: '=1+1' }]);
  const exported = await shop.get('/console/exports/items?store_id=2', manager);
  expect(exported.body).toContain(",'=1+1,");
  const again = await sendImport(shop, manager, { entity: 'items', file: exported.rawPayload });
  expect(again.report).toEqual([{ entity: 'items', added: 0, changed: 0, unchanged: 1 }]);
});

test('OPS-06 items follow a category that an import moves under another parent', async () => {
  const { sql } = shop.database.db;
  await addCategory(sql, { id: 8, nameEn: 'Kitchen' });
  await addCategory(sql, { id: 9, nameEn: 'Pans' });
  await addItem(sql, { id: 900, category: 9 });
  const file = 'external_id,module,parent,name_en\ncategory-9,Food,category-8,Pans\n';
  const { id } = await sendImport(shop, manager, { entity: 'categories', file });
  await runSentImport(shop, manager, id);
  expect(await sql`select parent_category_id as parent from items where id = 900`).toEqual([{ parent: 8 }]);
});
