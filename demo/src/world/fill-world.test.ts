import { silentLog } from '@rialto/database/log.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCity } from '../city/city.ts';
import { zonesAt } from '../city/spots.ts';
import { readRecipe } from '../pictures/recipe.ts';
import { fillWorld } from './fill-world.ts';
import { worldIsEmpty } from './world-state.sql.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

let database: TestDatabase;
let wasEmpty: boolean;

beforeAll(async () => {
  database = await createTestDatabase();
  wasEmpty = await worldIsEmpty(database.db.sql);
  await fillWorld(database.db.sql, { log: silentLog, now: NOW });
});
afterAll(() => database.drop());

const rows = <Row extends object>(...query: [TemplateStringsArray, ...Date[]]) => database.db.sql<Row[]>(...query);
const counted = async (...query: [TemplateStringsArray]) => (await rows<{ count: number }>(...query))[0]?.count;

test('an empty shop is empty until the demo is filled in', async () => {
  expect(wasEmpty).toBe(true);
  expect(await worldIsEmpty(database.db.sql)).toBe(false);
});

test('the city has zones, streets and addresses', async () => {
  expect(await counted`select count(*) from zones`).toBeGreaterThanOrEqual(4);
  expect(await counted`select count(*) from places where kind = 'address'`).toBeGreaterThan(1000);
  expect(await counted`select count(*) from street_edges`).toBeGreaterThan(1000);
});

test('every store is inside its own zone only', async () => {
  // PostgreSQL's polygon @> point is not used, because it includes some ten metres around a border.
  const { zones } = buildCity();
  const stores = await rows<{ slug: string; zoneId: number; lat: number; lng: number }>`
    select slug, zone_id as "zoneId", lat, lng from stores`;
  for (const { slug, zoneId, lat, lng } of stores) {
    expect(
      zonesAt(zones, { lat, lng }).map(({ id }) => id),
      slug,
    ).toEqual([zoneId]);
  }
});

test('stores are only in zones of their module', async () => {
  const lost = await rows<{ slug: string }>`
    select slug from stores s
    where not exists (select from module_zones m where m.module_id = s.module_id and m.zone_id = s.zone_id)`;
  expect(lost).toEqual([]);
});

test('every picture that is shown exists and can be drawn', async () => {
  const missing = await rows<{ id: string }>`
    select id from (
      select icon as id from modules
      union all select unnest(array[picture] || gallery) from items
      union all select picture from categories
      union all select picture from brands
      union all select picture from common_conditions
      union all select picture from banners
      union all select picture from basic_campaigns
      union all select picture from item_campaigns
      union all select picture from why_choose
      union all select picture from parcel_categories
      union all select settings->>'logo' from shop_settings
      union all select content->>'headerImage' from landing_content
      union all select offering->>'image' from landing_content, jsonb_array_elements(content->'offerings') offering
    ) shown where id is null or id not in (select id from pictures)`;
  expect(missing).toEqual([]);
  expect(await counted`select count(*) from stores where logo is null or cover is null`).toBe(0);
  const pictures = await rows<{ recipe: unknown }>`select recipe from pictures`;
  for (const { recipe } of pictures) expect(readRecipe(recipe)).toEqual(recipe);
});

test('every address and name exists in both languages', async () => {
  expect(await counted`select count(*) from stores where name_ar is null or coalesce(address_ar, '') = ''`).toBe(0);
  expect(await counted`select count(*) from zones where name_ar is null`).toBe(0);
});

test('on a Wednesday evening most stores of the city are open and some are not', async () => {
  const [evening] = await rows<{ open: number; closed: number }>`
    select count(*) filter (where hours @> minute_of_week('2026-11-11 18:00+02', timezone)) as open,
           count(*) filter (where not hours @> minute_of_week('2026-11-11 18:00+02', timezone)) as closed
    from stores`;
  expect(evening?.open).toBeGreaterThan(150);
  expect(evening?.closed).toBeGreaterThan(10);
});

test('a second fill does not overwrite the first', async () => {
  const before = await counted`select count(*) from stores`;
  await expect(fillWorld(database.db.sql, { log: silentLog })).rejects.toThrow();
  expect(await counted`select count(*) from stores`).toBe(before);
});

test('a store has its item count, of at least fourteen', async () => {
  const wrong = await rows<{ slug: string }>`
    select s.slug from stores s
    left join (select store_id, count(*) as count from items where active group by store_id) sold on sold.store_id = s.id
    where s.item_count < 14 or s.item_count <> sold.count`;
  expect(wrong).toEqual([]);
  expect(await counted`select count(*) from items`).toBeGreaterThanOrEqual(3000);
});

test('every item belongs to a category under its parent, in its own module', async () => {
  const lost = await rows<{ slug: string }>`
    select i.slug from items i join categories c on c.id = i.category_id
    where c.parent_id is distinct from i.parent_category_id or c.module_id <> i.module_id
       or (i.brand_id is not null and not exists (select from brands b where b.id = i.brand_id and b.module_id = i.module_id))`;
  expect(lost).toEqual([]);
});

test('prices include store discounts and flash sales at the time of filling', async () => {
  const wrong = await rows<{ slug: string }>`
    select i.slug from items i join stores s on s.id = i.store_id
    where i.store_discount_percent <> case when ${NOW} >= s.discount_starts_at and ${NOW} < s.discount_ends_at
                                           then s.discount_percent else 0 end
    union all
    select i.slug from items i left join (
      select f.item_id, f.discount from flash_sale_items f join flash_sales x on x.id = f.flash_sale_id
      where ${NOW} >= x.starts_at and ${NOW} < x.ends_at and f.sold < f.stock) f on f.item_id = i.id
    where i.flash_discount <> coalesce(f.discount, 0)`;
  expect(wrong).toEqual([]);
  expect(await counted`select count(*) from items where flash_discount > 0`).toBeGreaterThan(200);
  expect(await counted`select count(*) from items where store_discount_percent > 0`).toBeGreaterThan(200);
});

test('every variation of an article has stock and no dish has', async () => {
  const wrong = await rows<{ slug: string }>`
    select i.slug from items i left join inventory v on v.item_id = i.id
    group by i.id having count(v.item_id) <> case when not i.has_stock then 0
                                                  when i.variations = '[]' then 1
                                                  else jsonb_array_length(i.variations) end`;
  expect(wrong).toEqual([]);
});

test('promotions link to stores and items of the same module', async () => {
  const lost = await rows<{ id: number }>`
    select b.id from banners b left join stores s on s.id = b.store_id left join items i on i.id = b.item_id
    where b.module_id <> coalesce(s.module_id, i.module_id, b.module_id) or b.zone_id <> coalesce(s.zone_id, i.zone_id, b.zone_id)
    union all
    select c.campaign_id from basic_campaign_stores c join basic_campaigns b on b.id = c.campaign_id
    join stores s on s.id = c.store_id where s.module_id <> b.module_id`;
  expect(lost).toEqual([]);
  expect(await counted`select count(*) from flash_sales`).toBe(8);
  expect(await counted`select count(*) from coupons`).toBeGreaterThanOrEqual(15);
  expect(await counted`select count(*) from parcel_categories`).toBe(7);
  expect(await counted`select count(*) from module_promotions`).toBe(5);
  expect(await counted`select count(*) from offline_payment_methods`).toBe(2);
  expect(await counted`select count(distinct audience) from reasons where kind = 'cancellation'`).toBe(3);
});

test('items and stores are found by their words in both languages', async () => {
  // The list is the lowest part of the scope.
  const suggested = (kind: string, language: string, beginning: string) =>
    database.db.sql<{ count: number }[]>`
      select count(*)::int as count from suggestions
      where scope % 8 = suggestion_list(${kind}, ${language}) and beginning like ${beginning}`;
  expect((await suggested('item', 'en', 'shawarma%'))[0]?.count).toBeGreaterThan(5);
  expect((await suggested('store', 'ar', '%'))[0]?.count).toBeGreaterThan(200);
  expect(await counted`select count(*) from items where search @@ to_tsquery('arabic', 'شاورما')`).toBeGreaterThan(20);
});

test('every zone has delivery rates, and some limit cash', async () => {
  expect(
    await counted`select count(*) from module_zones where minimum_charge_minor = 0 or maximum_charge_minor is null`,
  ).toBe(0);
  expect(await counted`select count(*) from module_zones where maximum_cash_minor is not null`).toBeGreaterThan(3);
});
