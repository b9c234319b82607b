import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../testing/small-catalogue.ts';
import { addPictures } from '../../testing/small-promotions.ts';
import { addStore } from '../../testing/small-world.ts';

let shop: TestApi;
const here = { zoneid: '[1]', moduleid: '1' };

beforeAll(async () => {
  shop = await openTestApi();
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1, nameEn: 'Chicken Palace', nameAr: 'قصر الدجاج', orders: 5 });
  await addStore(sql, { id: 2, nameEn: 'The Chick', orders: 50 });
  await addStore(sql, { id: 3, zone: 2, nameEn: 'Eastern Chicken' });
  await addStore(sql, { id: 4, module: 2, nameEn: 'Chicken Market' });
  await addCategory(sql, { id: 1 });
  await addCategory(sql, { id: 2, module: 2 });
  await addItem(sql, { id: 1, nameEn: 'Chicken shawarma', nameAr: 'شاورما دجاج', orders: 10 });
  await addItem(sql, { id: 2, nameEn: 'Grilled chicken', nameAr: 'دجاج مشوي', orders: 900 });
  await addItem(sql, { id: 3, nameEn: 'Chicken soup', orders: 20 });
  await addItem(sql, { id: 4, nameEn: 'Chicken soup', orders: 30, store: 2 });
  await addItem(sql, { id: 5, nameEn: 'Chicken & rice (large)', orders: 1 });
  await addItem(sql, { id: 6, nameEn: 'Chicken chicken', orders: 0 });
  await addItem(sql, { id: 7, nameEn: 'Chicken pie', store: 3, orders: 5_000 });
  await addItem(sql, { id: 8, nameEn: 'Chicken nuggets', store: 4, category: 2, orders: 5_000 });
  await addItem(sql, { id: 9, nameEn: 'Éclair', orders: 3 });
  await addPictures(sql, 'soup-of-store-2', 'grilled', 'palace');
  await sql`update stores set logo = 'palace' where id = 1`;
  await sql`update items set picture = case id when 4 then 'soup-of-store-2' when 2 then 'grilled' else picture end`;
  for (let id = 101; id <= 112; id++) await addItem(sql, { id, nameEn: `Tart ${id}`, orders: id });
});
afterAll(() => shop.close());

test('SEA-01 suggestions have the picture of the most ordered item of that name, and what a link to the store needs', async () => {
  const { items, stores } = (await shop.get('/items/item-or-store-search?name=chicken', here)).json<{
    items: unknown[];
    stores: unknown[];
  }>();
  expect(items[0]).toEqual({ name: 'Chicken soup', image_full_url: '/media/soup-of-store-2' });
  expect(stores[0]).toEqual({
    ...{ name: 'Chicken Palace', id: 1, slug: 'store-1', module_id: 1, zone_id: 1 },
    logo_full_url: '/media/palace',
  });
});

test('SEA-01 an Arabic suggestion has its picture too', async () => {
  const answer = await shop.get(`/items/item-or-store-search?name=${encodeURIComponent('دجاج')}`, here);
  expect(answer.json<{ items: unknown[] }>().items[0]).toEqual({ name: 'دجاج مشوي', image_full_url: '/media/grilled' });
});

type Suggestions = { items: { name: string }[]; stores: { name: string }[] };

async function suggest(name: string, headers: Record<string, string> = here) {
  const { items, stores } = (
    await shop.get(`/items/item-or-store-search?name=${encodeURIComponent(name)}`, headers)
  ).json<Suggestions>();
  return { items: items.map((item) => item.name), stores: stores.map((store) => store.name) };
}

test('SEA-01 names that start with the text come before later matches, then the most ordered, each once', async () => {
  expect(await suggest('chick')).toEqual({
    items: ['Chicken soup', 'Chicken shawarma', 'Chicken & rice (large)', 'Chicken chicken', 'Grilled chicken'],
    stores: ['Chicken Palace', 'The Chick'],
  });
});

test('SEA-01 names are from all zones of the viewer and only from the module', async () => {
  const { items, stores } = await suggest('chicken', { ...here, zoneid: '[1,2]' });
  expect(items[0]).toBe('Chicken pie');
  expect(stores).toEqual(['Chicken Palace', 'Eastern Chicken']);
  expect(await suggest('chicken', { ...here, moduleid: '2' })).toEqual({
    items: ['Chicken nuggets'],
    stores: ['Chicken Market'],
  });
});

test.each([
  ['several words', 'chicken sh', ['Chicken shawarma']],
  ['signs left out', 'chicken rice', ['Chicken & rice (large)']],
  ['signs and capitals', 'CHICKEN & R', ['Chicken & rice (large)']],
  ['a later word', 'shaw', ['Chicken shawarma']],
  ['an accent left out', 'ecl', ['Éclair']],
  ['a typing error', 'chiken sh', ['Chicken shawarma']],
  ['an unfinished word with an error', 'shwar', ['Chicken shawarma']],
  ['an error in each word', 'chikcen shwarma', ['Chicken shawarma']],
  ['nothing like it', 'xyzzyxyzzy', []],
  ['only signs', '%_&', []],
])('SEA-10 suggestions for %s', async (_kind, typed, items) => {
  expect((await suggest(typed)).items).toEqual(items);
});

test('SEA-10 Arabic text gets Arabic suggestions in every page language', async () => {
  expect(await suggest('دج')).toEqual({ items: ['دجاج مشوي', 'شاورما دجاج'], stores: [] });
  expect((await suggest('الدج')).stores).toEqual(['قصر الدجاج']);
  expect((await suggest('شَاوِر')).items).toEqual(['شاورما دجاج']);
  expect((await suggest('شاورمة')).items).toEqual(['شاورما دجاج']);
});

test('SEA-01 at most ten names of each kind', async () => {
  expect((await suggest('tart')).items).toEqual(Array.from({ length: 10 }, (_, at) => `Tart ${112 - at}`));
});
