import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCategory } from '../../../testing/small-catalogue.ts';
import { addBasicCampaign, addItemCampaign } from '../../../testing/small-promotions.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: TestApi;
let now = new Date('2026-03-02T11:00:00Z');
const west = { zoneid: '[1]', moduleid: '1' };
const both = { ...west, zoneid: '[1,2]' };
const arabic = { 'x-localization': 'ar' };

/** Campaigns here begin or end within half a minute, which is shorter than the cache time. */
const FROM = '2026-03-02T12:00:00Z';
const TO = '2026-03-02T12:00:30Z';
const run = { from: FROM, to: TO };
const crust = {
  name: { en: 'Crust', ar: 'العجينة' },
  type: 'single' as const,
  min: 0,
  max: 0,
  isRequired: true,
  values: [{ label: { en: 'Thin' }, priceMinor: 150 }],
};

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1, orders: 10 });
  await addStore(sql, { id: 2, orders: 20, zone: 2 });
  await addStore(sql, { id: 3, orders: 30, isActive: false });
  await addStore(sql, { id: 4, orders: 40 });
  await addStore(sql, { id: 5, module: 2 });
  await addCategory(sql, { id: 1, nameEn: 'Pizza', nameAr: 'بيتزا' });
  await addCategory(sql, { id: 2, parent: 1 });
  await addCategory(sql, { id: 3, module: 2 });
  await addBasicCampaign(sql, { id: 1, stores: [1, 2, 3, 4], titleAr: 'أسبوع الشواء' });
  await addBasicCampaign(sql, { id: 2, stores: [1], ...run });
  await addBasicCampaign(sql, { id: 3, stores: [2] });
  await addBasicCampaign(sql, { id: 4, stores: [3] });
  await addBasicCampaign(sql, { id: 5, stores: [5, 1], module: 2 });
  await addBasicCampaign(sql, { id: 6, stores: [1], isActive: false });
  await addBasicCampaign(sql, { id: 7 });
  await addItemCampaign(sql, { id: 1, titleAr: 'بيتزا الأسبوع', category: 2, stock: 7, discount: ['percent', 1250] });
  await addItemCampaign(sql, { id: 2, ...run, discount: ['amount', 5000], foodVariations: [crust] });
  await addItemCampaign(sql, { id: 3, store: 2, zone: 2 });
  await addItemCampaign(sql, { id: 4, store: 3 });
  await addItemCampaign(sql, { id: 5, store: 5, module: 2, category: 3 });
  await addItemCampaign(sql, { id: 6, isActive: false });
});
afterAll(() => shop.close());

type Rows = { id: number; [field: string]: unknown }[];
const list = async (path: string, headers: Record<string, string>) => (await shop.get(path, headers)).json<Rows>();
const ids = async (path: string, headers: Record<string, string> = west) =>
  (await list(path, headers)).map(({ id }) => id);
const details = (which: number | string, headers = west) =>
  shop.get(`/campaigns/basic-campaign-details?basic_campaign_id=${which}`, headers);

test('HOM-10 campaigns are listed that have a store in the zones and module', async () => {
  expect(await ids('/campaigns/basic')).toEqual([1]);
  expect(await ids('/campaigns/basic', both)).toEqual([1, 3]);
  expect(await ids('/campaigns/basic', { ...west, moduleid: '2' })).toEqual([5]);
  expect(await ids('/campaigns/basic', { ...west, zoneid: '[77]' })).toEqual([]);
});

test('API-01 a campaign is read by its id or its slug, with its open stores most ordered first', async () => {
  const byId = (await details(1, both)).json<{ stores: Rows; [field: string]: unknown }>();
  expect(byId).toMatchObject({ id: 1, slug: 'campaign-1', title: 'Campaign 1', module_id: 1 });
  expect(byId.stores.map(({ id }) => id)).toEqual([4, 2, 1]);
  expect((await details('campaign-1', both)).json()).toEqual(byId);
  expect((await details(1)).json<{ stores: Rows }>().stores.map(({ id }) => id)).toEqual([4, 1]);
  expect((await details(7)).json<{ stores: Rows }>().stores).toEqual([]);
});

test.each([6, 99, 'no-such-campaign', '999999999999'])('API-03 the campaign %s is refused', async (which) => {
  expect((await details(which)).statusCode).toBe(404);
});

test('HOM-10 campaign items of the zones and module are listed, without those of inactive stores', async () => {
  expect(await ids('/campaigns/item')).toEqual([1]);
  expect(await ids('/campaigns/item', both)).toEqual([1, 3]);
  expect(await ids('/campaigns/item', { ...west, moduleid: '2' })).toEqual([5]);
});

test('ITM-18 a campaign item has its own price, stock and dates, and no rating', async () => {
  const [card] = await list('/campaigns/item', west);
  expect(card).toMatchObject({
    slug: 'special-1',
    name: 'Special 1',
    price: 10,
    final_price: 8.75,
    discount: 12.5,
    discount_type: 'percent',
    stock: 7,
    store_id: 1,
    category_id: 2,
    category_ids: [
      { id: 1, name: 'Pizza' },
      { id: 2, name: 'Category 2' },
    ],
    has_options: 0,
    avg_rating: null,
    rating_count: 0,
    available_date_starts: '2026-01-01T00:00:00.000Z',
    available_date_ends: '2030-01-01T00:00:00.000Z',
  });
});

test('MOD-06 campaigns are in Arabic where a translation exists', async () => {
  const headers = { ...both, ...arabic };
  expect((await list('/campaigns/basic', headers)).map(({ title }) => title)).toEqual(['أسبوع الشواء', 'Campaign 3']);
  const [card] = await list('/campaigns/item', headers);
  expect(card).toMatchObject({ name: 'بيتزا الأسبوع', category_ids: [{ name: 'بيتزا' }, { name: 'Category 2' }] });
  expect((await shop.get('/campaigns/item/special-1', arabic)).json()).toMatchObject({ name: 'بيتزا الأسبوع' });
});

test.each([3, 'special-3'])('API-01 the item of a campaign %s is read from any zone', async (which) => {
  const answer = await shop.get(`/campaigns/item/${which}`);
  expect(answer.json()).toMatchObject({ id: 3, zone_id: 2, ratings: [0, 0, 0, 0, 0], add_ons: [] });
});

test.each([4, 6, 99, 'special-6', '999999999999'])('API-03 the item of a campaign %s is refused', async (which) => {
  expect((await shop.get(`/campaigns/item/${which}`)).statusCode).toBe(404);
});

test.each([
  ['2026-03-02T11:59:59Z', false],
  ['2026-03-02T12:00:00Z', true],
  ['2026-03-02T12:00:29Z', true],
  ['2026-03-02T12:00:30Z', false],
])('ITM-18 a campaign from 12:00:00 to 12:00:30 at %s: %s', async (at, isShown) => {
  now = new Date(at);
  // Campaigns that run for years are shown at every time; those that end sooner come first.
  expect(await ids('/campaigns/basic')).toEqual(isShown ? [2, 1] : [1]);
  expect(await ids('/campaigns/item')).toEqual(isShown ? [2, 1] : [1]);
  const status = isShown ? 200 : 404;
  expect((await details(2)).statusCode).toBe(status);
  expect((await shop.get('/campaigns/item/2')).statusCode).toBe(status);
  if (isShown)
    expect((await shop.get('/campaigns/item/2', arabic)).json()).toMatchObject({
      final_price: 0,
      discount: 50,
      discount_type: 'amount',
      stock: null,
      has_options: 1,
      food_variations: [{ name: 'العجينة', required: 'on', values: [{ label: 'Thin', optionPrice: 1.5 }] }],
      available_date_ends: '2026-03-02T12:00:30.000Z',
    });
});

test('HOM-10 a campaign that the operator stops disappears at once', async () => {
  await shop.database.db.sql`update basic_campaigns set active = false where id = 1`;
  await shop.database.db.sql`update item_campaigns set active = false where id = 1`;
  await expect.poll(() => ids('/campaigns/basic')).toEqual([]);
  await expect.poll(() => ids('/campaigns/item')).toEqual([]);
});
