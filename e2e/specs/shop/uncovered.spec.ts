import { guestWith, orderableItem } from '../../set-up/checkout.ts';
import { coveredControls } from '../../set-up/layout/covered-controls.ts';
import { gridHoles } from '../../set-up/layout/grid-holes.ts';
import { aStore } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], point: { lat: 33, lng: 27 } };

test.use({ viewport: { width: 390, height: 844 } });

const mainPages = [
  ['/home', 1],
  ['/home', 2],
  ['/home', 3],
  ['/home', 4],
  ['/home', 5],
  ['/store/golden-drumstick', 1],
  ['/home?search=chicken&data_type=searched', 1],
  ['/categories', 4],
] as const;

for (const width of [390, 1440]) {
  test(
    `nothing covers a link or a button on the main pages at ${width} px`,
    { tag: '@long' },
    async ({ visit, page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, moduleId] of mainPages) {
        await visit(path, { ...here, moduleId });
        expect(await coveredControls(page), `${path} of module ${moduleId}`).toEqual([]);
      }
    },
  );

  test(
    `nothing covers a link or a button of the checkout at ${width} px`,
    { tag: '@long' },
    async ({ visit, page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      const wanted = await orderableItem(request, { order_type: 'delivery' });
      await guestWith(page, wanted);
      await visit('/checkout?page=cart', { ...here, moduleId: 1 });
      await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
      expect(await coveredControls(page)).toEqual([]);
    },
  );
}

const gridPages = [['/', 1], ...mainPages.slice(0, 5), ['/campaigns', 1], ['/parcel-delivery-info', 5]] as const;

for (const width of [390, 820, 1024, 1440]) {
  test(
    `the grids of the landing page, of the homes and of the form of a parcel have no holes at ${width} px`,
    { tag: '@long' },
    async ({ visit, page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, moduleId] of gridPages) {
        await visit(path, { ...here, moduleId });
        for (let y = 0; y < 8_000; y += 600) await page.evaluate((top) => scrollTo(0, top), y);
        if (path === '/parcel-delivery-info')
          await expect(page.getByRole('group', { name: 'What are you sending?' })).toBeVisible();
        expect(await gridHoles(page), `${path} of module ${moduleId}`).toEqual([]);
      }
    },
  );
}

test('LOC-01 the answer of the location search leaves the button below it uncovered', async ({ visit, page }) => {
  await visit('/');
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('combobox').fill('qqzzxx');
  await expect(page.getByText('No matching places.')).toBeVisible();
  await form.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('STO-02 the first dish of a store is visible on a phone without scrolling, and its row has a description', async ({
  visit,
  page,
  request,
}) => {
  const store = await aStore(
    request,
    ({ open, discount, delivers_here }) => open === 1 && delivers_here === 1 && discount !== null,
  );
  await visit(`/store/${store.slug}`, { ...here, moduleId: 1 });
  const cards = page.getByRole('main').getByRole('article');
  expect((await cards.first().boundingBox())?.y).toBeLessThan(780);
  const rows = page.getByRole('main').locator('section:not(#menu-recommended)').getByRole('article');
  await expect(
    rows
      .first()
      .getByText(/\w+ \w+ \w+ \w+/)
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
