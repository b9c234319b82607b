import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';

let shop: TestApi;
let now = new Date('2026-03-02T12:00:00Z');

type Page = { total_size: number; limit: number; offset: number; reviews: { id: number; [field: string]: unknown }[] };
const ofItem = async (item: number, query = '', headers = {}) =>
  (await shop.get(`/items/reviews/${item}${query}`, headers)).json<Page>();
const ofStore = async (store: number, query = '', headers = {}) =>
  (await shop.get(`/stores/reviews?store_id=${store}${query}`, headers)).json<Page>();
const ids = ({ reviews }: Page) => reviews.map(({ id }) => id);

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1 });
  await addStore(sql, { id: 2 });
  await addCategory(sql, { id: 1 });
  await addItem(sql, { id: 1, nameAr: 'فلافل' });
  await addItem(sql, { id: 2 });
  await addItem(sql, { id: 3, store: 2 });
  await sql`
    insert into reviews (id, store_id, item_id, author_name, rating, comment, pictures, reply, active, created_at) values
      (1, 1, 1, 'Mariam A.', 5, 'Crisp', '{crisp-one,crisp-two}', 'Thank you', true, '2026-02-01T10:00:00Z'),
      (2, 1, 1, 'Omar', 2, '', '{}', null, true, '2026-02-03T10:00:00Z'),
      (3, 1, 2, 'Layla', 4, 'Good', '{}', null, true, '2026-02-02T10:00:00Z'),
      (4, 1, null, 'Hany', 3, 'Friendly', '{}', null, true, '2026-02-04T10:00:00Z'),
      (5, 1, 1, 'Nobody', 1, 'Struck out', '{}', null, false, '2026-02-05T10:00:00Z'),
      (6, 2, 3, 'Sara', 5, '', '{}', null, true, '2026-02-06T10:00:00Z'),
      (7, 1, 1, 'Twin', 5, '', '{}', null, true, '2026-02-03T10:00:00Z')`;
});
afterAll(() => shop.close());

test('ITM-17 the reviews of an item are listed newest first, without hidden ones', async () => {
  expect(ids(await ofItem(1))).toEqual([2, 7, 1]);
  expect((await ofItem(1)).reviews[2]).toEqual({
    id: 1,
    item_id: 1,
    item_name: 'Item 1',
    customer_name: 'Mariam A.',
    rating: 5,
    comment: 'Crisp',
    images_full_url: ['/media/crisp-one', '/media/crisp-two'],
    reply: 'Thank you',
    created_at: '2026-02-01T10:00:00.000Z',
  });
});

test('API-01 the reviews of a store include those of its items', async () => {
  const page = await ofStore(1);
  expect(ids(page)).toEqual([4, 2, 7, 3, 1]);
  expect(page.reviews[0]).toMatchObject({ item_id: null, item_name: null, images_full_url: [], reply: null });
  expect(ids(await ofStore(2))).toEqual([6]);
});

test('API-04 reviews are paged with their total, also beyond the last page', async () => {
  expect(await ofItem(1, '?limit=2&offset=2')).toMatchObject({ total_size: 3, limit: 2, offset: 2 });
  expect(ids(await ofItem(1, '?limit=2&offset=2'))).toEqual([1]);
  expect(await ofStore(1, '&limit=2&offset=9')).toMatchObject({ total_size: 5, reviews: [] });
});

test('MOD-06 the item has its Arabic name where one exists', async () => {
  const { reviews } = await ofStore(1, '', { 'x-localization': 'ar' });
  expect(reviews.map(({ item_name }) => item_name)).toEqual([null, 'فلافل', 'فلافل', 'Item 2', 'فلافل']);
});

test('API-01 an item or store without reviews has an empty list', async () => {
  expect(await ofItem(99)).toEqual({ total_size: 0, limit: 10, offset: 1, reviews: [] });
  expect(await ofStore(99)).toEqual({ total_size: 0, limit: 10, offset: 1, reviews: [] });
});

test('API-01 a hidden review disappears within a minute', async () => {
  await shop.database.db.sql`update reviews set active = false where id = 2`;
  now = new Date(now.getTime() + 60_000);
  expect(ids(await ofItem(1))).toEqual([7, 1]);
});
