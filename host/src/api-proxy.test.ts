import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHost, type TestHost } from './testing/open-test-host.ts';

let shop: TestHost;
let front: TestHost;
beforeAll(async () => {
  shop = await openTestHost();
  front = await openTestHost({ API_URL: shop.url });
});
afterAll(async () => {
  await front.close();
  await shop.close();
});

const newsletter = (url: string, email: string) =>
  fetch(`${url}/api/v1/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-localization': 'ar' },
    body: JSON.stringify({ email }),
  });

test('API-07 with API_URL the calls of a page are answered by the other server', async () => {
  await shop.opened.database.sql`
    insert into content_pages (slug, title_en, body_en) values ('about-us', 'The other shop', 'Text.')`;
  const answer = await fetch(`${front.url}/api/v1/pages/about-us`);
  expect(await answer.json()).toMatchObject({ title: 'The other shop' });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('API-07 a visitor’s request is forwarded to the other server, and its refusal is returned unchanged', async () => {
  expect((await newsletter(front.url, 'layla@example.com')).status).toBe(200);
  const second = await newsletter(front.url, 'layla@example.com');
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({
    errors: [{ code: 'already_subscribed', message: expect.stringMatching(/[\u0600-\u06ff]/) }],
  });
  const [mine] = await front.opened.database.sql<{ count: number }[]>`select count(*) from newsletter_subscribers`;
  expect(mine?.count).toBe(0);
});
