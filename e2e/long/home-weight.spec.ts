import { gzipSync } from 'node:zlib';
import { blockTitles } from '../screens/home-parts.ts';
import { layoutShiftOf, watchLayoutShift } from '../set-up/layout-shift.ts';
import { expect, storedOnDevice, test } from '../set-up/visitor.ts';

const at = (moduleId: number) => ({ zoneIds: [2], moduleId, point: { lat: 33, lng: 27 } });
const modules = [
  { id: 1, name: 'food' },
  { id: 2, name: 'grocery' },
  { id: 3, name: 'pharmacy' },
  { id: 4, name: 'ecommerce' },
  { id: 5, name: 'parcel' },
];
const JAVASCRIPT_BYTES = 140_000;
const LAYOUT_SHIFT = 0.02;

test('the first blocks of a home page work without scripts', async ({ browser, shopUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shopUrl });
  const page = await context.newPage();
  for (const { id } of modules) {
    const kept = { language: 'en', theme: null, currency: null, ...at(id) };
    await context.addCookies([{ name: 'rialto_scope', value: encodeURIComponent(JSON.stringify(kept)), url: shopUrl }]);
    // A new city draws its pictures on the first request, which this story does not measure.
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    expect(await links.count()).toBeGreaterThan(10);
    const href = await links.last().getAttribute('href');
    expect((await page.request.get(href ?? '')).ok()).toBe(true);
  }
  await context.close();
});

test('a click before the scripts of a block have loaded is not lost', async ({ visit, page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/home-body/, async (route) => {
    await held;
    await route.continue();
  });
  await visit('/home', at(1));
  // The shell is hydrated.
  await expect.poll(async () => (await storedOnDevice(page))['zoneid']).toBe('[2]');
  await page.locator('[aria-labelledby="home-stores"]').getByRole('button', { name: 'Top Rated' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Top Rated' })).toHaveAttribute('aria-pressed', 'true');
});

for (const { id, name } of modules) {
  test(`the home of ${name} loads at most 140 KB of JavaScript, gzipped, before it is used`, async ({
    visit,
    page,
  }) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
    });
    // While a new city draws its pictures, the network is not idle before the page hydrates by itself.
    await page.route('**/media/**', (route) => route.abort());
    await visit('/home', at(id));
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(JAVASCRIPT_BYTES);
  });

  for (const width of [390, 820, 1440]) {
    test(`no layout shift on the home of ${name} at ${width} px, also while it is scrolled`, async ({
      visit,
      page,
    }) => {
      await page.setViewportSize({ width, height: 850 });
      await watchLayoutShift(page);
      await visit('/home', at(id));
      await page.waitForLoadState('networkidle');
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
      await blockTitles(page);
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
    });
  }
}
