import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addMember } from '../../../testing/people.ts';

let shop: TestApi;
let owner: { authorization: string };
let now = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  shop = await openTestApi({ clock: () => now });
  owner = await addMember(sql(), { role: 'owner' });
});
afterAll(() => shop.close());

const sql = () => shop.database.db.sql;
const arabic = { 'x-localization': 'ar' };
const put = (slug: string, body: object) => shop.put(`/console/texts/pages/${slug}`, body, owner);
const page = async (headers = {}) => (await shop.get('/pages/refund-policy', headers)).json<object>();
const texts = async () =>
  (await shop.get('/console/texts', owner)).json<{ pages: { slug: string }[]; landing: Record<string, unknown> }>();

test('OPS-12 the owner writes a policy in both languages, and customers read it as safe text', async () => {
  const title = { en: 'Refunds', ar: 'الاسترداد' };
  const body = { en: '## Food\n\n<b>Cold</b> food:\n- tell us\n- get it back', ar: '## الطعام\n\nأخبرنا' };
  expect((await put('refund-policy', { title, body })).json()).toMatchObject({ slug: 'refund-policy', title, body });
  expect(await page()).toEqual({
    title: 'Refunds',
    blocks: [
      { kind: 'heading', text: 'Food' },
      { kind: 'paragraph', text: '<b>Cold</b> food:' },
      { kind: 'item', text: 'tell us' },
      { kind: 'item', text: 'get it back' },
    ],
  });
  expect(await page(arabic)).toMatchObject({ title: 'الاسترداد', blocks: [{ kind: 'heading' }, { text: 'أخبرنا' }] });
  const { pages } = await texts();
  expect(pages).toHaveLength(7);
  expect(pages.find(({ slug }) => slug === 'refund-policy')).toMatchObject({
    title,
    body,
    changed_at: now.toISOString(),
  });
});

test('OPS-12 earlier versions of a page are kept with their author and time', async () => {
  const first = { title: { en: 'Terms', ar: null }, body: { en: 'One', ar: null } };
  const started = now.toISOString();
  await put('terms-and-conditions', first);
  now = new Date(now.getTime() + 60_000);
  await put('terms-and-conditions', { ...first, body: { en: 'Two', ar: 'اثنان' } });
  const answer = await shop.get('/console/texts/pages/terms-and-conditions/versions', owner);
  const { versions } = answer.json<{ versions: object[] }>();
  expect(versions.slice(0, 2)).toMatchObject([
    { at: now.toISOString(), title: first.title, body: { en: 'Two', ar: 'اثنان' } },
    { at: started, ...first },
  ]);
  const rows = await sql()`
    select before, after from audit_log where subject_id = 'terms-and-conditions' order by id desc limit 1`;
  expect(rows).toEqual([{ before: { body: first.body }, after: { body: { en: 'Two', ar: 'اثنان' } } }]);
});

test('OPS-12 a landing text is seen by customers, and parts that were not sent stay', async () => {
  const before = (await texts()).landing;
  const header_title = { en: 'Dinner, delivered', ar: 'عشاؤك عند بابك' };
  const steps = [{ title: { en: 'Choose', ar: 'اختر' }, text: { en: '', ar: null } }];
  expect((await shop.put('/console/texts/landing', { header_title, steps }, owner)).statusCode).toBe(200);
  const landing = async (headers = {}) => (await shop.get('/react-landing-page', headers)).json<object>();
  await expect
    .poll(() => landing())
    .toMatchObject({ fixed_header_title: 'Dinner, delivered', steps: [{ title: 'Choose' }] });
  expect(await landing(arabic)).toMatchObject({ fixed_header_title: 'عشاؤك عند بابك', steps: [{ title: 'اختر' }] });
  expect((await texts()).landing).toEqual({ ...before, header_title, steps });
  const [row] = await sql()`select after from audit_log where action = 'changeLanding'`;
  expect(row).toEqual({ after: { header_title, steps } });
});

test('OPS-12 a page without a title, an unknown page, an unknown picture and a link to a script are refused', async () => {
  const body = { en: 'Text', ar: null };
  expect((await put('refund-policy', { title: { en: '', ar: null }, body })).statusCode).toBe(422);
  expect((await put('other-page', { title: { en: 'A', ar: null }, body })).statusCode).toBe(422);
  const landing = (part: object) => shop.put('/console/texts/landing', part, owner);
  expect((await landing({ header_image: 'never-uploaded' })).json()).toMatchObject({
    errors: [{ code: 'picture_unknown' }],
  });
  expect((await landing({ play_store: { url: 'javascript:alert(1)', is_shown: true } })).statusCode).toBe(422);
});
