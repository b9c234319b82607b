import type { Page } from '@playwright/test';
import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

/** Waits until the service worker controls this page. */
async function workerControls(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The cached URLs of this browser, by cache. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}

test('without a network the home page opens as it was last seen', async ({ visit, page, context }) => {
  await visit('/home', here);
  await workerControls(page);
  await page.reload();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => kept(page)).toContain('/home');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Grocery' })).toBeVisible();
});

test('a home page that was reached by a click is cached too', async ({ visit, page, context, shopUrl }) => {
  await visit('/about-us', here);
  await workerControls(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(`${shopUrl}/home`);
  await expect.poll(() => kept(page), { timeout: 15_000 }).toContain('/home');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('any other page shows that there is no network, and loads once there is one', async ({
  visit,
  page,
  context,
  shopUrl,
}) => {
  await visit('/home', here);
  await workerControls(page);
  await expect.poll(() => kept(page)).toContain('/offline');
  await context.setOffline(true);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page).toHaveURL(`${shopUrl}/about-us`);
  await expect(page).toHaveTitle('You’re offline');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
});

test('the offline page is in the visitor’s language, also after it was changed', async ({ visit, page, context }) => {
  await visit('/about-us', here);
  await workerControls(page);
  await expect.poll(() => kept(page)).toContain('/offline');
  await visit('/about-us?lang=ar');
  await workerControls(page);
  const text = () =>
    page.evaluate(async () => (await (await caches.match('/offline'))?.text())?.includes('أنت غير متصل') ?? false);
  await expect.poll(text).toBe(true);
  await context.setOffline(true);
  await page.goto('/privacy-policy');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أنت غير متصل بالإنترنت');
});

test('a client navigation without a network shows an error, and the shell stays', async ({ visit, page, context }) => {
  await visit('/about-us', here);
  await workerControls(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  // The code of the error page was never shown, but it is precached.
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('nothing private is cached: no API response, no page except home, no posted form', async ({ visit, page }) => {
  await visit('/home', here);
  await workerControls(page);
  for (const path of [
    '/home',
    '/profile',
    '/my-orders',
    '/wallet',
    '/settings',
    '/checkout',
    '/home?search=tea&data_type=searched',
  ]) {
    await page.goto(path);
  }
  await page.evaluate(() =>
    fetch('/api/v1/module', { headers: { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz', zoneid: '[2]' } }),
  );
  await page.evaluate(() =>
    fetch('/media/nothing', { headers: { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz' } }),
  );
  const all = await kept(page);
  expect(all).toContain('/home');
  expect(all.filter((path) => !/^\/(assets|messages|media)\/|^\/(home|offline)$/.test(path))).toEqual([]);
});

test('pictures are cached up to a limit', async ({ visit, page }) => {
  await visit('/home', here);
  await workerControls(page);
  const limit = 150;
  await page.evaluate(async (most) => {
    const cache = await caches.open('rialto-pictures-1');
    for (let n = 0; n < most + 20; n += 1) await cache.put(`/media/old-${n}`, new Response('x'));
  }, limit);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect.poll(async () => (await kept(page)).filter((path) => path.startsWith('/media/')).length).toBe(limit);
  expect(await kept(page)).not.toContain('/media/old-0');
});

test('the service worker is revalidated on every request', async ({ request }) => {
  const answer = await request.get('/sw.js');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(answer.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(await answer.text()).not.toMatch(/^\s*(import|export)\b/m);
});
