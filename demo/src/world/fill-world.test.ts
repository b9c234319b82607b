import { silentLog } from '@rialto/database/log.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCity } from '../city/city.ts';
import { zonesAt } from '../city/spots.ts';
import { readRecipe } from '../pictures/recipe.ts';
import { fillWorld, worldIsEmpty } from './fill-world.ts';

let database: TestDatabase;
let wasEmpty: boolean;

beforeAll(async () => {
  database = await createTestDatabase();
  wasEmpty = await worldIsEmpty(database.db.sql);
  await fillWorld(database.db.sql, { log: silentLog });
});
afterAll(() => database.drop());

const rows = <Row extends object>(...query: [TemplateStringsArray]) => database.db.sql<Row[]>(...query);
const counted = async (...query: [TemplateStringsArray]) => (await rows<{ count: number }>(...query))[0]?.count;

test('an empty shop is empty until the city has moved in', async () => {
  expect(wasEmpty).toBe(true);
  expect(await worldIsEmpty(database.db.sql)).toBe(false);
});

test('the city has zones, streets and addresses', async () => {
  expect(await counted`select count(*) from zones`).toBeGreaterThanOrEqual(4);
  expect(await counted`select count(*) from places where kind = 'address'`).toBeGreaterThan(1000);
  expect(await counted`select count(*) from street_edges`).toBeGreaterThan(1000);
});

test('every store lies inside its zone and inside no other', async () => {
  // Not by PostgreSQL's own polygon @> point, which takes everything within some ten metres of a border for inside.
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

test('stores are only where their module works', async () => {
  const lost = await rows<{ slug: string }>`
    select slug from stores s
    where not exists (select from module_zones m where m.module_id = s.module_id and m.zone_id = s.zone_id)`;
  expect(lost).toEqual([]);
});

test('every picture that something shows exists, and can be drawn', async () => {
  const missing = await rows<{ id: string }>`
    select id from (
      select icon as id from modules
      union all select settings->>'logo' from shop_settings
      union all select content->>'headerImage' from landing_content
      union all select offering->>'image' from landing_content, jsonb_array_elements(content->'offerings') offering
    ) shown where id is null or id not in (select id from pictures)`;
  expect(missing).toEqual([]);
  expect(await counted`select count(*) from stores where logo is null or cover is null`).toBe(0);
  const pictures = await rows<{ recipe: unknown }>`select recipe from pictures`;
  for (const { recipe } of pictures) expect(readRecipe(recipe)).toEqual(recipe);
});

test('every address and every name is there in both languages', async () => {
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

test('a second city does not move in over the first one', async () => {
  const before = await counted`select count(*) from stores`;
  await expect(fillWorld(database.db.sql, { log: silentLog })).rejects.toThrow();
  expect(await counted`select count(*) from stores`).toBe(before);
});
