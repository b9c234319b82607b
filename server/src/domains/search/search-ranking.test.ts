import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';

let shop: TestApi;
const here = { zoneid: '[1,2]', moduleid: '1' };

beforeAll(async () => {
  shop = await openTestApi();
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1 });
  await addStore(sql, { id: 2, zone: 2 });
  await addCategory(sql, { id: 1 });
  await addItem(sql, { id: 1, nameEn: 'Green salad', moreEn: 'pizza house', orders: 9_000 });
  await addItem(sql, { id: 2, nameEn: 'Cheese pizza', orders: 5_000 });
  await addItem(sql, { id: 3, nameEn: 'Pizza Napoli', orders: 2 });
  await addItem(sql, { id: 4, nameEn: 'Pizza', orders: 1 });
  await addItem(sql, { id: 5, nameEn: 'Pizza Napoli', orders: 3, store: 2 });
  await addItem(sql, { id: 6, nameEn: 'Vegetables', nameAr: 'بيتزا', orders: 4 });
  await addItem(sql, { id: 7, nameEn: 'Vegetables', nameAr: 'بيتزا حارة', orders: 400 });
  await addItem(sql, { id: 8, nameEn: 'Lamb chops', orders: 1 });
  await addItem(sql, { id: 9, nameEn: 'Lamp', orders: 2 });
  await addItem(sql, { id: 10, nameEn: 'Lama cheese', orders: 3 });
  await addItem(sql, { id: 11, nameEn: 'Lame duck', orders: 4 });
  await addItem(sql, { id: 12, nameEn: 'Two burgers', orders: 70 });
  await addItem(sql, { id: 13, nameEn: 'Fries', moreEn: 'burger', orders: 700 });
});
afterAll(() => shop.close());

async function found(name: string, more = ''): Promise<number[]> {
  const reply = await shop.get(`/items/search?name=${encodeURIComponent(name)}${more}`, here);
  return reply.json<{ products: { id: number }[] }>().products.map(({ id }) => id);
}

test('SEA-10 the exact name comes first, then prefixes of names, then names with all words, then the rest', async () => {
  expect(await found('pizza')).toEqual([4, 5, 3, 2, 1]);
  expect(await found('بيتزا')).toEqual([6, 7]);
});

test('SEA-10 a corrected word is ranked like the correct one', async () => {
  expect(await found('piza')).toEqual([4, 5, 3, 2, 1]);
});

test('SEA-10 an unfinished word matches a word of the name that starts with it', async () => {
  expect(await found('piz')).toEqual([5, 3, 4, 2, 1]);
});

test('SEA-10 another form of a word counts as the word', async () => {
  expect(await found('burger')).toEqual([12, 13]);
  expect(await found('burgers')).toEqual([12, 13]);
});

test('SEA-04 a chosen sort replaces the ranking', async () => {
  await shop.database.db.sql`update items set price_minor = id * 100 where id <= 5`;
  await expect.poll(() => found('pizza', '&sort_by=price_high')).toEqual([5, 4, 3, 2, 1]);
  expect(await found('pizza', '&sort_by=price_low')).toEqual([1, 2, 3, 4, 5]);
});

test('SEA-10 a mistyped word matches the three most common of the closest words', async () => {
  expect((await found('lamx')).length).toBe(3);
});

test('SEA-10 a known word is not corrected', async () => {
  expect(await found('lamp')).toEqual([9]);
});
