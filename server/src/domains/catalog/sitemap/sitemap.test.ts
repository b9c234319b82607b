import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addStore } from '../../../testing/small-world.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

type Part = { kind: string; from: number };
type Entry = { id: number; slug: string; module_id: number; zone_id: number | null };

let shop: TestApi;
const small = Fastify();

beforeAll(async () => {
  shop = await openTestApi();
  const db = shop.database.db.sql;
  await addStore(db, { id: 1, zone: 2 });
  await addStore(db, { id: 2, isActive: false });
  await addCategory(db, { id: 1 });
  await addCategory(db, { id: 2, isActive: false });
  await addCategory(db, { id: 3, parent: 2 });
  for (const id of [11, 12, 13, 14, 15]) await addItem(db, { id, isActive: id !== 12 });
  // Two rows per part, so that a few rows fill several parts.
  const app = { http: small, db, clock: () => new Date(), mediaUrl: '/media/', onChange: () => {}, customerOf: null };
  sitemapRoutes(app as never, 2);
  await small.ready();
});
afterAll(async () => {
  await small.close();
  await shop.close();
});

const read = async <T>(path: string) => (await small.inject(path)).json<T>();
const itemsFrom = (from: number) => read<Entry[]>(`/sitemap/items/${from}`);

test('the parts together list every active row once', async () => {
  const parts = (await read<Part[]>('/sitemap')).filter(({ kind }) => kind === 'items');
  expect(parts).toEqual([
    { kind: 'items', from: 11 },
    { kind: 'items', from: 14 },
  ]);
  const all = (await Promise.all(parts.map(({ from }) => itemsFrom(from)))).flat();
  expect(all.map(({ slug }) => slug)).toEqual(['item-11', 'item-13', 'item-14', 'item-15']);
});

test('a category of an inactive parent is not listed', async () => {
  const listed = await read<Entry[]>('/sitemap/categories/1');
  expect(listed.map(({ id }) => id)).toEqual([1]);
});

test('stores are listed with the module and zone of their URL', async () => {
  const stores = (await shop.get('/sitemap/stores/1')).json<Entry[]>();
  expect(stores).toEqual([{ id: 1, slug: 'store-1', module_id: 1, zone_id: 2 }]);
});
