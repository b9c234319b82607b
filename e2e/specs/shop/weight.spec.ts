import { gzipSync } from 'node:zlib';
import { launchOptions } from '../../set-up/browser.ts';
import { layoutShiftOf, waitForVisiblePictures, watchLayoutShift } from '../../set-up/layout-shift.ts';
import { expect, test } from '../../set-up/visitor.ts';

test.use({ launchOptions: launchOptions({ hasPictures: true }) });

const LANDING_JAVASCRIPT_BYTES = 130_000;
const LAYOUT_SHIFT = 0.02;

test('the landing page loads at most 130 KB of JavaScript, gzipped, before the map opens', async ({ visit, page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  await visit('/');
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(LANDING_JAVASCRIPT_BYTES);
});

for (const { name, width, path, moduleId, tag } of [
  { name: 'landing on a phone', width: 390, path: '/' },
  { name: 'landing on a desktop', width: 1440, path: '/' },
  { name: 'home on a phone', width: 390, path: '/home', moduleId: 1 },
  { name: 'home of groceries on a phone', width: 390, path: '/home', moduleId: 2, tag: '@long' },
  { name: 'home of parcels on a phone', width: 390, path: '/home', moduleId: 5, tag: '@long' },
]) {
  test(`no layout shift on the ${name}`, tag ? { tag } : {}, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 850 });
    await watchLayoutShift(page);
    await visit(path, moduleId ? { zoneIds: [1], moduleId, point: { lat: 33, lng: 27 } } : undefined);
    await waitForVisiblePictures(page);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
}

test(
  'API-01 no page, the API’s own included, calls another origin or violates the content security policy',
  { tag: '@long' },
  async ({ visit, page, shopUrl }) => {
    const foreign: string[] = [];
    const violations: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(shopUrl) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && violations.push(message.text()));
    for (const path of ['/', '/home', '/about-us', '/kit']) {
      await visit(path, { zoneIds: [1], moduleId: 1 });
      await page.waitForLoadState('networkidle');
    }
    await visit('/api/docs');
    await expect(page.getByRole('heading', { name: 'Rialto API' })).toBeVisible({ timeout: 20_000 });
    await visit('/');
    await page.getByRole('button', { name: 'Pick from Map' }).click();
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    expect(foreign).toEqual([]);
    expect(violations).toEqual([]);
  },
);

test('hashed files are precompressed and cached forever', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  const answer = await page.request.get(file, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
