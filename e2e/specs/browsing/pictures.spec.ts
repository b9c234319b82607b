import { locationPicker } from '../../screens/location-picker.ts';
import { launchOptions } from '../../set-up/browser.ts';
import { aStore, here, isHere } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

test.use({ launchOptions: launchOptions({ hasPictures: true }) });

test(
  'LOC-01 the picker has a search box, a map with a pin, use-current-location, fullscreen and Pick Locations',
  { tag: '@times' },
  async ({ visit }) => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Pick from Map' }).click();
    const picker = locationPicker(page);
    await expect(picker.search).toBeVisible();
    await expect(picker.dialog.locator('.leaflet-tile-loaded').first()).toBeVisible();
    await expect(picker.dialog.getByRole('button', { name: 'Use my current location' })).toBeVisible();
    await expect(picker.pick).toBeVisible();
    const before = await picker.map.boundingBox();
    await picker.dialog.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(async () => (await picker.map.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) + 200);
    await picker.dialog.getByRole('button', { name: 'Exit full screen' }).click();
  },
);

test(
  'LOC-03 LOC-04 dragging looks up the address of the new centre, and the button waits for it',
  { tag: '@long' },
  async ({ visit, page }) => {
    await visit('/');
    await page.getByRole('button', { name: 'Pick from Map' }).click();
    const picker = locationPicker(page);
    // After the map has zoomed in: a drag over the whole city would leave it.
    await expect(picker.dialog.locator('.leaflet-tile-loaded[src*="/17/"]').first()).toBeVisible();
    await expect(picker.pick).toBeEnabled();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/config/get-zone-id**', async (route) => {
      await held;
      await route.continue();
    });
    const geocoded = page.waitForRequest('**/config/geocode-api**');
    await picker.drag(-120, 40);
    await geocoded;
    await expect(picker.pick).toBeDisabled();
    release();
    await expect(picker.pick).toBeEnabled();
  },
);

test('LOC-08 the map opens on the default location at zoom 10 and goes to 17', async ({ visit, page }) => {
  const zooms: number[] = [];
  page.on('request', (request) => {
    const zoom = /\/tiles\/\w+\/\w+\/(\d+)\//.exec(request.url())?.[1];
    if (zoom) zooms.push(Number(zoom));
  });
  await visit('/');
  await page.getByRole('button', { name: 'Pick from Map' }).click();
  await expect.poll(() => zooms[0]).toBe(10);
  await expect.poll(() => zooms.at(-1)).toBe(17);
});

test('NAV-15 the address tile opens a map at the shop', { tag: '@times' }, async ({ visit }) => {
  const page = await visit('/');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Visit us/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Rialto' });
  await expect(dialog.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test(
  'STO-01 the cover is the largest contentful paint, and there is no layout shift',
  { tag: '@long' },
  async ({ visit, page }) => {
    const store = await aStore(page.request, isHere);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number; largest: string };
      seen.shift = 0;
      const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      watch('layout-shift', (entry) => (seen.shift += (entry as unknown as { value: number }).value));
      watch('largest-contentful-paint', (entry) => (seen.largest = (entry as unknown as { url: string }).url));
    });
    await visit(`/store/${store.slug}`, here);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => {
      const { shift, largest } = window as unknown as { shift: number; largest: string };
      return { shift, largest };
    });
    expect(seen.largest).toContain('/media/cover-');
    expect(seen.shift).toBeLessThanOrEqual(0.02);
    await expect(page.locator('img[fetchpriority=high]')).toHaveCount(1);
  },
);
