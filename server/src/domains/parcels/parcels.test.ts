import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addPictures } from '../../testing/small-promotions.ts';

let shop: TestApi;
let now = new Date('2026-03-02T12:00:00Z');
const parcel = { moduleid: '3' };
const arabic = { 'x-localization': 'ar' };

beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
});
afterAll(() => shop.close());

const read = async <T = object>(path: string, headers: Record<string, string> = {}) =>
  (await shop.get(path, headers)).json<T>();

test('API-01 a shop without parcel settings returns empty lists', async () => {
  expect(await read('/parcel-category', parcel)).toEqual([]);
  expect(await read('/customer/order/parcel-instructions')).toEqual({ total_size: 0, limit: 10, offset: 1, data: [] });
  expect(await read('/most-tips')).toEqual([]);
});

test('API-01 PAR-01 parcel categories are listed by module, in their order, with what they cost and need', async () => {
  const { sql } = shop.database.db;
  await addPictures(sql, 'letter');
  await sql`
    insert into parcel_categories (id, module_id, name_en, name_ar, description_en, description_ar, picture, position,
      active) values
      (1, 3, 'Documents', 'مستندات', 'Flat', 'مسطحة', 'letter', 2, true),
      (2, 3, 'Boxes', null, 'Heavy', null, null, 1, true),
      (3, 3, 'Gone', null, '', null, null, 0, false),
      (4, 1, 'Elsewhere', null, '', null, null, 0, true)`;
  await sql`update parcel_categories set surcharge_minor = 50, drop_off_proof = 'photo' where id = 2`;
  await sql`insert into parcel_weights (category_id, up_to_kg, surcharge_minor) values (2, 15, 125), (2, 5, 0)`;
  await expect
    .poll(() => read('/parcel-category', parcel))
    .toEqual([
      {
        ...{ id: 2, name: 'Boxes', description: 'Heavy', image_full_url: null, surcharge: 0.5 },
        ...{ pick_up_proof: 'none', drop_off_proof: 'photo' },
        weights: [
          { up_to: 5, surcharge: 0 },
          { up_to: 15, surcharge: 1.25 },
        ],
      },
      {
        ...{ id: 1, name: 'Documents', description: 'Flat', image_full_url: '/media/letter', surcharge: 0 },
        ...{ weights: [], pick_up_proof: 'none', drop_off_proof: 'none' },
      },
    ]);
  expect(await read('/parcel-category', { moduleid: '2' })).toEqual([]);
  expect((await shop.get('/parcel-category')).statusCode).toBe(400);
});

test('API-04 instructions for the courier are paged', async () => {
  const { sql } = shop.database.db;
  await sql`
    insert into parcel_instructions (id, text_en, text_ar, position, active) values
      (1, 'Call me', 'اتصل بي', 3, true), (2, 'Ring', null, 2, true), (3, 'Gone', null, 0, false),
      (4, 'Leave at the door', null, 1, true)`;
  const page = (query: string) => read(`/customer/order/parcel-instructions${query}`);
  await expect
    .poll(() => page(''))
    .toMatchObject({
      total_size: 3,
      data: [
        { id: 4, instruction: 'Leave at the door' },
        { id: 2, instruction: 'Ring' },
        { id: 1, instruction: 'Call me' },
      ],
    });
  expect(await page('?limit=2&offset=2')).toMatchObject({ total_size: 3, limit: 2, offset: 2, data: [{ id: 1 }] });
  expect(await page('?limit=2&offset=3')).toMatchObject({ total_size: 3, data: [] });
});

test('MOD-06 categories and instructions are in Arabic where a translation exists', async () => {
  expect(await read('/parcel-category', { ...parcel, ...arabic })).toMatchObject([
    { name: 'Boxes', description: 'Heavy' },
    { name: 'مستندات', description: 'مسطحة' },
  ]);
  const { data } = await read<{ data: { instruction: string }[] }>('/customer/order/parcel-instructions', arabic);
  expect(data.map(({ instruction }) => instruction)).toEqual(['Leave at the door', 'Ring', 'اتصل بي']);
});

/** Counts of chosen tips send no notification, so these tests move the clock past the cache time. */
const later = () => (now = new Date(now.getTime() + 300_000));

test('API-01 tips come smallest first, and the one chosen most often is marked', async () => {
  const { sql } = shop.database.db;
  await sql`insert into tips (amount_minor, chosen_count) values (500, 3), (150, 9), (1000, 9), (300, 0)`;
  later();
  expect(await read('/most-tips')).toEqual([
    { amount: 1.5, is_most_chosen: 1 },
    { amount: 3, is_most_chosen: 0 },
    { amount: 5, is_most_chosen: 0 },
    { amount: 10, is_most_chosen: 0 },
  ]);
});

test('API-01 no tip is marked before one was chosen', async () => {
  await shop.database.db.sql`update tips set chosen_count = 0`;
  later();
  const tips = await read<{ is_most_chosen: number }[]>('/most-tips');
  expect(tips.map(({ is_most_chosen }) => is_most_chosen)).toEqual([0, 0, 0, 0]);
});
