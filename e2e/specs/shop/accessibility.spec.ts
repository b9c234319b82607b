import { locationPicker } from '../../screens/location-picker.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { knownPages } from '../../set-up/pages.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

// One of the twelve variants for each page in turn; `npm run test:long` runs all of them.
const ways = [
  { width: 1440, language: 'en', theme: 'light' },
  { width: 390, language: 'ar', theme: 'dark' },
] as const;

for (const [index, { name, moduleId, path }] of knownPages.filter(({ isMain }) => isMain).entries()) {
  const { width, ...way } = ways[index % 2 === 0 ? 0 : 1];
  test(`${name} has no accessibility, contrast or layout problems`, async ({ visit, page }) => {
    const address = typeof path === 'string' ? path : await path(page.request, page);
    await page.setViewportSize({ width, height: 900 });
    await visit(address, { ...here, ...way, moduleId });
    await page.waitForLoadState('networkidle');
    expect(await pageProblems(page)).toEqual([]);
  });
}

test('axe finds nothing in the location picker and the module chooser', { tag: '@long' }, async ({ visit, page }) => {
  await visit('/');
  await page.getByRole('button', { name: 'Pick from Map' }).click();
  const picker = locationPicker(page);
  await expect(picker.pick).toBeEnabled();
  expect(await pageProblems(page)).toEqual([]);
  await picker.pick.click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
});

test('the way from the landing page to a store works by keyboard alone', async ({ visit, page, shopUrl }) => {
  await visit('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('central');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog');
  await expect(chooser.getByRole('link').first()).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    })
    .toMatch(/^\/module\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shopUrl}/home`);
});
