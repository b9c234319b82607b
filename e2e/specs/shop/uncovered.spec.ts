import { coveredControls } from '../../set-up/covered-controls.ts';
import { aStore } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], point: { lat: 33, lng: 27 } };

test.use({ viewport: { width: 390, height: 844 } });

test('nothing covers a link or a button on the main pages of a phone', { tag: '@long' }, async ({ visit, page }) => {
  for (const [path, moduleId] of [
    ['/home', 1],
    ['/home', 2],
    ['/store/golden-drumstick', 1],
    ['/home?search=chicken&data_type=searched', 1],
  ] as const) {
    await visit(path, { ...here, moduleId });
    expect(await coveredControls(page), `${path} of module ${moduleId}`).toEqual([]);
  }
});

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
