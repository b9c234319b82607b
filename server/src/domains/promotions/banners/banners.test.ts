import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCategory, addItem } from '../../../testing/small-catalogue.ts';
import { addBanner, addBasicCampaign, addPictures } from '../../../testing/small-promotions.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
const now = new Date('2026-03-02T12:00:00Z');
const west = { zoneid: '[1]', moduleid: '1' };
const both = { ...west, zoneid: '[1,2]' };

type Banners = { banners: { id: number; [field: string]: unknown }[]; campaigns: { id: number }[] };
const read = async (headers: Record<string, string>) => (await shop.get('/banners', headers)).json<Banners>();
const ids = async (headers: Record<string, string>) => (await read(headers)).banners.map(({ id }) => id);

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(() => shop.close());

test('HOM-05 a shop without banners answers with empty lists', async () => {
  expect(await read(west)).toEqual({ banners: [], campaigns: [] });
});

test('HOM-05 the viewer sees the banners of the zone and module whose target is available there', async () => {
  const { sql } = shop.database.db;
  await addPictures(sql, 'banner', 'banner-ar', 'dish');
  await addStore(sql, { id: 1 });
  await addStore(sql, { id: 2, zone: 2 });
  await addStore(sql, { id: 3, isActive: false });
  await addCategory(sql, { id: 1 });
  await addItem(sql, { id: 1, store: 1 });
  await addItem(sql, { id: 2, store: 2 });
  await addItem(sql, { id: 3, store: 1, isActive: false });
  await addItem(sql, { id: 4, store: 3 });
  await sql`update items set picture = 'dish' where id = 1`;
  await addBasicCampaign(sql, { id: 1, stores: [1] });
  await addBasicCampaign(sql, { id: 2, stores: [2] });
  await addBanner(sql, { id: 1, position: 9, titleAr: 'لافتة', pictureAr: 'banner-ar' });
  await addBanner(sql, { id: 2, zone: 1 });
  await addBanner(sql, { id: 3, zone: 2 });
  await addBanner(sql, { id: 4, module: 2 });
  await addBanner(sql, { id: 5, isActive: false });
  await addBanner(sql, { id: 6, store: 1 });
  await addBanner(sql, { id: 7, store: 2 });
  await addBanner(sql, { id: 8, store: 3 });
  await addBanner(sql, { id: 10, item: 1 });
  await addBanner(sql, { id: 11, item: 2 });
  await addBanner(sql, { id: 12, item: 3 });
  await addBanner(sql, { id: 13, item: 4 });
  await addBanner(sql, { id: 14, zone: 1, item: 2 });

  await expect.poll(() => ids(west)).toEqual([2, 6, 1, 10]);
  expect(await ids({ ...west, zoneid: '[2]' })).toEqual([3, 7, 1, 11]);
  expect(await ids(both)).toEqual([2, 3, 6, 7, 1, 10, 11, 14]);
  expect(await ids({ ...west, moduleid: '2' })).toEqual([4]);
  expect(await ids({ ...west, moduleid: '99' })).toEqual([]);
});

test('HOM-05 a banner includes its target', async () => {
  const { banners } = await read(west);
  const banner = (wanted: number) => banners.find(({ id }) => id === wanted);
  const none = { link: null, store: null, item: null };
  expect(banner(2)).toMatchObject({ ...none, type: 'default', link: '/home' });
  expect(banner(6)).toMatchObject({ ...none, type: 'store_wise', store: { id: 1, slug: 'store-1', zone_id: 1 } });
  expect(banner(10)).toMatchObject({
    ...none,
    type: 'item_wise',
    item: { id: 1, slug: 'item-1', image: 'dish', image_full_url: '/media/dish' },
    ...{ image_full_url: '/media/banner', value_full_url: '/media/banner' },
  });
});

test('API-01 a category has its picture by name and by address', async () => {
  await shop.database.db.sql`update categories set picture = 'dish' where id = 1`;
  await expect
    .poll(async () => (await shop.get('/categories', west)).json<object[]>()[0])
    .toMatchObject({ image: 'dish', image_full_url: '/media/dish' });
});

test('MOD-06 a banner has its Arabic title and picture, or the English ones without a translation', async () => {
  const { banners } = await read({ ...west, 'x-localization': 'ar' });
  expect(banners.find(({ id }) => id === 1)).toMatchObject({ title: 'لافتة', image_full_url: '/media/banner-ar' });
  expect(banners.find(({ id }) => id === 2)).toMatchObject({ title: 'Banner 2', image_full_url: '/media/banner' });
});

test('HOM-05 the reply includes the campaigns that have a store in the zones', async () => {
  const campaigns = async (headers: Record<string, string>) => (await read(headers)).campaigns.map(({ id }) => id);
  expect(await campaigns(west)).toEqual([1]);
  expect(await campaigns(both)).toEqual([1, 2]);
});

test('HOM-05 a banner is hidden at once when its store is deactivated', async () => {
  await shop.database.db.sql`update stores set active = false where id = 1`;
  await expect.poll(() => ids(west)).toEqual([2, 1]);
});

test('API-02 banners need a zone and a module', async () => {
  expect((await shop.get('/banners', { zoneid: '[1]' })).statusCode).toBe(400);
  expect((await shop.get('/banners', { moduleid: '1' })).statusCode).toBe(400);
});
