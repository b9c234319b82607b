import type { VideoStep } from '@rialto/database/documents/video-step.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addPictures } from '../../testing/small-promotions.ts';

let shop: TestApi;
const food = { moduleid: '1' };
const arabic = { 'x-localization': 'ar' };

const steps: VideoStep[] = [
  { title: { en: 'Choose', ar: 'اختر' }, text: { en: 'What to send', ar: 'ما الذي ترسله' } },
  { title: { en: 'Hand over' }, text: { en: 'To the courier' } },
  { title: { en: 'Follow' }, text: { en: 'On the map' } },
  { title: { en: 'Too many' }, text: { en: 'For the three places' } },
];

beforeAll(async () => {
  shop = await openTestApi();
});
afterAll(() => shop.close());

test('API-01 a module without promotions returns nulls and empty lists', async () => {
  expect((await shop.get('/other-banners', food)).json()).toEqual({
    promotional_banner_url: null,
    best_reviewed_section_banner: null,
    best_reviewed_section_banner_full_url: null,
    new_arrival_section_banner: null,
    new_arrival_section_banner_full_url: null,
    bottom_section_banner: null,
    bottom_section_banner_full_url: null,
    basic_section_nearby: null,
  });
  expect((await shop.get('/other-banners/video-content', food)).json()).toEqual({
    banner_type: null,
    banner_video: null,
    banner_video_content_full_url: null,
    banner_image_full_url: null,
    banner_contents: [],
  });
  expect((await shop.get('/other-banners/why-choose', food)).json()).toEqual({ banners: [] });
});

test('API-01 promotion pictures are those of the module', async () => {
  const { sql } = shop.database.db;
  await addPictures(sql, 'top', 'best', 'new', 'bottom', 'film');
  await sql`
    insert into module_promotions (module_id, promotional_banner, best_reviewed_banner, new_arrival_banner,
      bottom_banner, nearby_title_en, nearby_title_ar, video_kind, video_url, video_picture, video_steps)
    values (1, 'top', 'best', 'new', 'bottom', 'Near you', 'بالقرب منك', 'video', 'https://films.example/1', 'film',
      ${JSON.stringify(steps)}::jsonb)`;
  await sql`
    insert into module_promotions (module_id, nearby_title_en, video_kind, video_url)
    values (2, 'Around', 'video_content', '/media/film')`;
  const read = async (headers: Record<string, string>) => (await shop.get('/other-banners', headers)).json<object>();
  await expect
    .poll(() => read(food))
    .toEqual({
      promotional_banner_url: '/media/top',
      best_reviewed_section_banner: 'best',
      best_reviewed_section_banner_full_url: '/media/best',
      new_arrival_section_banner: 'new',
      new_arrival_section_banner_full_url: '/media/new',
      bottom_section_banner: 'bottom',
      bottom_section_banner_full_url: '/media/bottom',
      basic_section_nearby: 'Near you',
    });
  expect(await read({ ...food, ...arabic })).toMatchObject({ basic_section_nearby: 'بالقرب منك' });
  await expect.poll(() => read({ moduleid: '2' })).toMatchObject({ promotional_banner_url: null });
  expect(await read({ moduleid: '2', ...arabic })).toMatchObject({ basic_section_nearby: 'Around' });
});

test('MOD-06 the video has three steps with label and description, in Arabic where a translation exists', async () => {
  const read = async (headers: Record<string, string>) =>
    (await shop.get('/other-banners/video-content', headers)).json<object>();
  expect(await read(food)).toEqual({
    banner_type: 'video',
    banner_video: 'https://films.example/1',
    banner_video_content_full_url: null,
    banner_image_full_url: '/media/film',
    banner_contents: ['Choose', 'What to send', 'Hand over', 'To the courier', 'Follow', 'On the map'],
  });
  expect(await read({ ...food, ...arabic })).toMatchObject({
    banner_contents: ['اختر', 'ما الذي ترسله', 'Hand over', 'To the courier', 'Follow', 'On the map'],
  });
  expect(await read({ moduleid: '2' })).toMatchObject({
    banner_type: 'video_content',
    banner_video: null,
    banner_video_content_full_url: '/media/film',
    banner_contents: [],
  });
});

test('API-01 the reasons to choose the shop are those of the module, in order', async () => {
  const { sql } = shop.database.db;
  await sql`
    insert into why_choose (id, module_id, title_en, title_ar, text_en, text_ar, picture, position, active) values
      (1, 1, 'Fast', 'سريع', 'Half an hour', 'نصف ساعة', 'top', 2, true),
      (2, 1, 'Followed', null, 'On the map', null, null, 1, true),
      (3, 1, 'Gone', null, '', null, null, 0, false),
      (4, 2, 'Elsewhere', null, '', null, null, 0, true)`;
  const read = async (headers: Record<string, string>) =>
    (await shop.get('/other-banners/why-choose', headers)).json<{ banners: object[] }>().banners;
  await expect
    .poll(() => read(food))
    .toEqual([
      { id: 2, title: 'Followed', short_description: 'On the map', image_full_url: null },
      { id: 1, title: 'Fast', short_description: 'Half an hour', image_full_url: '/media/top' },
    ]);
  expect(await read({ ...food, ...arabic })).toMatchObject([
    { title: 'Followed', short_description: 'On the map' },
    { title: 'سريع', short_description: 'نصف ساعة' },
  ]);
  await sql`update why_choose set active = false where id = 2`;
  await expect.poll(() => read(food)).toMatchObject([{ id: 1 }]);
});

test.each(['/other-banners', '/other-banners/video-content', '/other-banners/why-choose'])(
  'API-02 %s needs a module',
  async (path) => {
    expect((await shop.get(path)).statusCode).toBe(400);
  },
);
