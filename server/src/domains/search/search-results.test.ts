import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';

let shop: TestApi;
let now = new Date('2026-03-02T12:00:00Z');
const here = { zoneid: '[1]', moduleid: '1' };
const atPoint = { ...here, latitude: '33.1', longitude: '27.1' };

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1, at: [33.11, 27.1], orders: 9 });
  await addStore(sql, { id: 2, at: [33.101, 27.1], hours: '{[0,720)}' });
  await addStore(sql, { id: 3, at: [33.1, 27.1], radiusMetres: 100, hasDelivery: false });
  await addStore(sql, { id: 4, module: 2 });
  await addCategory(sql, { id: 1 });
  await addCategory(sql, { id: 2 });
  await addCategory(sql, { id: 11, parent: 1 });
  await addCategory(sql, { id: 12, parent: 1 });
  await addCategory(sql, { id: 30, module: 2 });
  await sql`insert into brands (id, module_id, slug, name_en) values (7, 1, 'seven', 'Seven'), (8, 1, 'eight', 'Eight')`;
  const ofFirst = { parentCategory: 1, nameEn: 'Lamb soup' };
  await addItem(sql, { id: 1, ...ofFirst, category: 11, priceMinor: 500, orders: 40, ratings: [45, 10], isVeg: false });
  await addItem(sql, { id: 2, ...ofFirst, category: 12, priceMinor: 435, orders: 30, ratings: [39, 10], isVeg: true });
  await addItem(sql, { id: 3, ...ofFirst, category: 1, store: 2, priceMinor: 700, orders: 50, brand: 7 });
  await addItem(sql, { id: 4, store: 3, nameEn: 'Corn soup', category: 2, priceMinor: 900, orders: 5, brand: 8 });
  const discounted = {
    discount: ['percent', 5_000] as ['percent', number],
    priceMinor: 1_200,
    ratings: [8, 2] as const,
  };
  await addItem(sql, { id: 5, nameEn: 'Pea soup', category: 2, ...discounted, ratings: [8, 2], isVeg: true });
  await addItem(sql, { id: 6, nameEn: 'Tea', category: 2, priceMinor: 100, createdAt: '2026-02-01T00:00:00Z' });
  await sql`update items set halal = true where id in (1, 4)`;
  await sql`update stores set delivery_minutes_min = 40, delivery_minutes_max = 60 where id <> 2`;
  await sql`update stores set delivery_minutes_min = 15, delivery_minutes_max = 25, free_delivery = true where id = 2`;
  await addItem(sql, { id: 7, nameEn: 'Soup', category: 30, store: 4 });
});
afterAll(() => shop.close());

type Page = { total_size: number; limit: number; offset: number; products: { id: number }[]; stores: unknown[] };

async function ask(query: Record<string, unknown>, headers: Record<string, string> = here): Promise<Page> {
  const texts = Object.entries(query).map(([key, value]) => [key, textOf(value)] as const);
  const reply = await shop.get(`/get-combined-data?${new URLSearchParams(Object.fromEntries(texts))}`, headers);
  expect(reply.statusCode).toBe(200);
  return reply.json<Page>();
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const ids = ({ products }: Page) => products.map(({ id }) => id);
const soups = { name: 'soup', data_type: 'searched' };

describe('SEA-09 what is listed', () => {
  test.each([
    ['words', soups, [1, 2, 4, 5, 3]],
    ['no words where some are needed', { data_type: 'searched' }, []],
    ['words by default', { name: 'tea' }, [6]],
    ['a category with its children', { data_type: 'category', category_ids: [1] }, [1, 2, 3]],
    ['one child', { data_type: 'category', category_ids: [12] }, [2]],
    ['several categories', { data_type: 'category', category_ids: [11, 2] }, [1, 4, 5, 6]],
    ['a parent and its child', { data_type: 'category', category_ids: [1, 12] }, [1, 2, 3]],
    ['all categories when none is chosen', { data_type: 'category', category_ids: [] }, [1, 2, 4, 5, 6, 3]],
    ['known categories beside unknown ones', { data_type: 'category', category_ids: [999, 12] }, [2]],
    ['nothing of unknown categories', { data_type: 'category', category_ids: [999] }, []],
    ['nothing of another module', { data_type: 'category', category_ids: [30] }, []],
    ['a brand', { data_type: 'brand', brand_ids: [7] }, [3]],
    ['brands', { data_type: 'brand', brand_ids: [7, 8, 999] }, [4, 3]],
    ['the newest first', { data_type: 'new' }, [6, 1, 2, 4, 5, 3]],
    ['what costs less than usual', { data_type: 'discounted' }, [5]],
    ['the discounted filter that it starts with', { data_type: 'discounted', filter: ['discounted'] }, [5]],
    ['words inside categories', { ...soups, category_ids: [2] }, [4, 5]],
    ['words inside a brand', { ...soups, brand_ids: [8] }, [4]],
    ['nothing for the name of another list', { data_type: 'brand', brand_ids: [7], name: 'xyzzy' }, [3]],
  ])('%s', async (_what, query, found) => {
    const page = await ask(query);
    expect(ids(page)).toEqual(found);
    expect(page).toMatchObject({ total_size: found.length, stores: [] });
  });
});

describe('SEA-05 narrowed', () => {
  test.each([
    ['top rated is four stars and more, and rated', { filter: ['top_rated'] }, [1, 5]],
    ['a rating of its own', { rating_count: 3.5 }, [1, 2, 5]],
    ['a rating and top rated', { rating_count: 4.2, filter: ['top_rated'] }, [1]],
    ['discounted', { filter: ['discounted'] }, [5]],
    ['currently open', { filter: ['currently_open'] }, [1, 2, 4, 5]],
    ['veg', { type: 'veg' }, [2, 5]],
    ['not veg', { type: 'non_veg' }, [1]],
    ['veg as a filter', { filter: ['veg'] }, [2, 5]],
    ['halal', { filter: ['halal'] }, [1, 4]],
    ['free delivery', { filter: ['free_delivery'] }, [3]],
    ['delivered within half an hour', { filter: ['fast'] }, [3]],
    ['from a price on', { min_price: 6 }, [4, 5, 3]],
    ['up to a price, which is the one after the discount', { max_price: 6 }, [1, 2, 5]],
    ['a price with decimals', { min_price: 4.35, max_price: 4.35 }, [2]],
    ['between decimals', { min_price: 4.351, max_price: 4.999 }, []],
    ['a range the wrong way round', { min_price: 9, max_price: 5 }, []],
    ['several at once', { filter: ['discounted', 'top_rated', 'currently_open'], type: 'veg', max_price: 6 }, [5]],
  ])('%s', async (_what, narrowing, found) => {
    expect(ids(await ask({ ...soups, ...narrowing }))).toEqual(found);
    const browsed = ids(await ask({ data_type: 'category', ...narrowing })).filter((id) => id !== 6);
    expect(browsed).toEqual(found);
  });

  test('currently open is another thing a minute later', async () => {
    const before = now;
    now = new Date('2026-03-02T11:59:00Z');
    expect(ids(await ask({ ...soups, filter: ['currently_open'] }))).toContain(3);
    now = before;
    expect(ids(await ask({ ...soups, filter: ['currently_open'] }))).not.toContain(3);
  });
});

describe('SEA-05 nearby', () => {
  test('only what is brought to the visitor, the nearest store first', async () => {
    expect(ids(await ask({ ...soups, filter: ['nearby'] }, atPoint))).toEqual([1, 2, 5, 3]);
    expect(ids(await ask({ data_type: 'category', filter: ['nearby'] }, atPoint))).toEqual([1, 2, 5, 6, 3]);
  });

  test('in one store the best match comes first', async () => {
    expect(ids(await ask({ name: 'pea', filter: ['nearby'] }, atPoint))).toEqual([5]);
    await addItem(shop.database.db.sql, { id: 50, nameEn: 'Rice', moreEn: 'lamb soup', category: 2, orders: 999 });
    await expect
      .poll(async () => ids(await ask({ name: 'lamb soup', filter: ['nearby'] }, atPoint)))
      .toEqual([1, 2, 50, 3]);
    await shop.database.db.sql`update items set active = false where id = 50`;
    await expect.poll(async () => ids(await ask({ ...soups }))).toEqual([1, 2, 4, 5, 3]);
  });

  test('a chosen sort, or the popular filter, is stronger than nearness', async () => {
    expect(ids(await ask({ ...soups, filter: ['nearby'], sort_by: 'price_low' }, atPoint))).toEqual([2, 1, 5, 3]);
    expect(ids(await ask({ ...soups, filter: ['nearby', 'popular'] }, atPoint))).toEqual([1, 2, 5, 3]);
    const cheapest = { data_type: 'category', filter: ['nearby'], sort_by: 'price_low' };
    expect(ids(await ask(cheapest, atPoint))).toEqual([6, 2, 1, 5, 3]);
  });

  test('without a point nothing is near or far', async () => {
    expect(ids(await ask({ ...soups, filter: ['nearby'] }))).toEqual([1, 2, 4, 5, 3]);
  });
});

describe('SEA-04 sorted', () => {
  test.each([
    ['popular', [1, 2, 4, 5, 3]],
    ['new', [1, 2, 4, 5, 3]],
    ['price_low', [2, 1, 5, 4, 3]],
    ['price_high', [4, 5, 1, 2, 3]],
    ['rating', [1, 5, 2, 4, 3]],
  ])('by %s', async (sort_by, found) => {
    expect(ids(await ask({ ...soups, sort_by }))).toEqual(found);
    expect(ids(await ask({ data_type: 'category', sort_by })).filter((id) => id !== 6)).toEqual(found);
  });
});

test('API-04 SEA-07 each page continues after the previous one, up to the end', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((offset) => ask({ ...soups, limit: 2, offset })));
  expect(pages.map(ids)).toEqual([[1, 2], [4, 5], [3], []]);
  expect(pages[1]).toMatchObject({ total_size: 5, limit: 2, offset: 2 });
});

test('SEA-07 a cached result changes when an item changes', async () => {
  expect(ids(await ask({ name: 'tea' }))).toEqual([6]);
  await shop.database.db.sql`update items set active = false where id = 6`;
  await expect.poll(async () => ids(await ask({ name: 'tea' }))).toEqual([]);
  await shop.database.db.sql`update items set active = true where id = 6`;
  await expect.poll(async () => ids(await ask({ name: 'tea' }))).toEqual([6]);
});

test('SEA-06 the search inside a category', async () => {
  const inside = async (category: number) =>
    (await shop.get(`/items/search?name=soup&category_id=${category}&sort_by=price_low`, here)).json<Page>();
  expect(ids(await inside(1))).toEqual([2, 1, 3]);
  expect(ids(await inside(11))).toEqual([1]);
  expect(ids(await inside(999))).toEqual([]);
});

test.each([
  'filter=["near"]',
  'filter=nearby',
  'category_ids=[0]',
  'category_ids=1',
  'rating_count=6',
  'sort_by=cheap',
])('SEA-05 %s is refused', async (query) => {
  const [name, value] = query.split('=') as [string, string];
  expect((await shop.get(`/get-combined-data?${name}=${encodeURIComponent(value)}`, here)).statusCode).toBe(422);
});

test('SEA-05 a search without a zone or a module is refused', async () => {
  expect((await shop.get('/get-combined-data?name=soup', { moduleid: '1' })).statusCode).toBe(400);
  expect((await shop.get('/items/search?name=soup', { zoneid: '[1]' })).statusCode).toBe(400);
});
