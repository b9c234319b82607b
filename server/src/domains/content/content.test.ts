import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
});
afterAll(() => shop.close());

const subscribers = () => shop.database.db.sql<{ email: string }[]>`select email from newsletter_subscribers`;

test('NAV-18 an address is subscribed once, ignoring case, and the second attempt is refused', async () => {
  const first = await shop.post('/newsletter/subscribe', { email: 'Layla@Example.com' });
  expect(first.json()).toEqual({ message: 'Subscribed Successfully' });
  const second = await shop.post('/newsletter/subscribe', { email: 'layla@example.COM' });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toEqual({
    errors: [{ code: 'already_subscribed', message: 'This email address is already subscribed.' }],
  });
  expect(await subscribers()).toEqual([{ email: 'layla@example.com' }]);
});

test('NAV-18 twenty concurrent subscriptions of one address store one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.post('/newsletter/subscribe', { email: 'race@example.com' })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
});

test.each(['', 'a', 'a@b', '@b.com', 'a b@c.com', 'a@b.c', `${'x'.repeat(250)}@b.com`, 'a@b..com\u0000'])(
  'NAV-18 "%s" is not an email address',
  async (email) => {
    expect((await shop.post('/newsletter/subscribe', { email })).statusCode).toBe(422);
  },
);

test('MOD-09 the config names the currencies, the shop’s own first', async () => {
  const config = (await shop.get('/config')).json<Record<string, unknown>>();
  expect(config).toMatchObject({
    currency_symbol: '$',
    currency_symbol_direction: 'left',
    digit_after_decimal_point: 2,
  });
  expect(config['currencies']).toMatchObject([
    { code: 'USD', rate: 1 },
    { code: 'EUR', rate: 0.9 },
  ]);
  expect(config['free_delivery_over']).toBe(25.5);
  expect(config['maximum_tip']).toBe(100);
});

test('HOM-01 a shop without landing texts still has a landing page', async () => {
  const landing = (await shop.get('/react-landing-page')).json<Record<string, unknown>>();
  expect(landing['fixed_header_title']).toMatch(/\S/);
  expect(landing['download_user_app_links']).toMatchObject({ playstore_url_status: 0, apple_store_url_status: 0 });
});

test('NAV-14 a change of the operator is visible at once, on every node', async () => {
  await shop.get('/config');
  await shop.database.db.sql`update shop_settings set settings = jsonb_set(settings, '{hasRefundPolicy}', 'false')`;
  await expect.poll(async () => (await shop.get('/config')).json<{ refund_policy: number }>().refund_policy).toBe(0);
});

test('a text page is returned as headings and paragraphs, and a missing one is refused', async () => {
  await shop.database.db.sql`
    insert into content_pages (slug, title_en, title_ar, body_en)
    values ('about-us', 'About us', 'من نحن', ${'First.\n\n## Why\n\nBecause.\nReally.'})`;
  expect((await shop.get('/pages/about-us', { 'x-localization': 'ar' })).json()).toEqual({
    title: 'من نحن',
    blocks: [
      { kind: 'paragraph', text: 'First.' },
      { kind: 'heading', text: 'Why' },
      { kind: 'paragraph', text: 'Because.\nReally.' },
    ],
  });
  expect((await shop.get('/pages/shipping-policy')).statusCode).toBe(404);
});
