import type { Locator } from '@playwright/test';
import { knownPages } from '../../set-up/pages.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

test('MOD-06 the language of the whole page changes after a confirmation', async ({ visit }) => {
  const page = await visit('/');
  const language = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  await language.selectOption('العربية');
  const question = page.getByRole('alertdialog', { name: 'Are you sure to change the language?' });
  await expect(question.getByText('The browser will refresh to get translated content.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(language).toHaveValue('en');

  await language.selectOption('العربية');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('Language has been changed')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
  const kept = await storedOnDevice(page);
  expect(kept).toMatchObject({ 'language-setting': 'ar', country: 'SA' });
  expect(JSON.parse(kept['settings'] ?? '{}')).toMatchObject({ direction: 'rtl' });
});

// Names that are the same in every language, codes of coupons, and what a visitor typed.
const FOREIGN = /^(English|App Store|Google Play|[\w.+-]+@[\w.-]+|[A-Z][A-Z\d-]+|zzqqxxw)$/;
// Reviews, names and addresses stay as customers wrote them.
const WRITTEN_BY_CUSTOMERS = [
  'reviews of a store',
  'an item',
  'the form of a parcel with a price',
  'the page of a receiver who pays',
  'the order of a parcel',
];

for (const { name, moduleId, path } of knownPages.filter((page) => !WRITTEN_BY_CUSTOMERS.includes(page.name))) {
  test(`MOD-06 no English text is left on ${name} in Arabic`, { tag: '@long' }, async ({ visit, page, request }) => {
    const address = typeof path === 'string' ? path : await path(request, page);
    await visit(address, {
      ...{ language: 'ar', moduleId, zoneIds: [2], point: { lat: 33, lng: 27 } },
    });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    const english = await page.evaluate(() =>
      document.body.innerText.split('\n').filter((line) => /[A-Za-z]{4,}/.test(line) && !/[\u0600-\u06ff]/.test(line)),
    );
    expect(english.map((line) => line.trim()).filter((line) => !FOREIGN.test(line))).toEqual([]);
  });
}

test('MOD-07 in Arabic the layout is mirrored', async ({ visit }) => {
  const page = await visit('/', { language: 'ar' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const logo = await page
    .getByRole('banner')
    .getByRole('link', { name: /ريالتو/ })
    .boundingBox();
  expect(logo?.x).toBeGreaterThan(1000);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways).toBe(false);

  await visit('/home', { language: 'ar', zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } });
  const row = page.getByRole('group', { name: 'عروض وأخبار' });
  const on = row.getByRole('button', { name: 'التالي' });
  const xOf = async (part: Locator) => (await part.boundingBox())?.x ?? NaN;
  const first = row.getByRole('listitem').first();
  expect(await xOf(first)).toBeGreaterThan(await xOf(row.getByRole('listitem').nth(1)));
  expect(await xOf(on)).toBeLessThan(await xOf(first));
  const before = await xOf(first);
  await on.click();
  await expect.poll(() => xOf(first)).toBeGreaterThan(before);
});

test('MOD-07 in Arabic the prices of the slider grow to the left', { tag: '@long' }, async ({ visit }) => {
  const page = await visit('/home?data_type=searched&search=', {
    ...{ language: 'ar', zoneIds: [2], moduleId: 4, point: { lat: 33, lng: 27 } },
  });
  const [least, most] = [page.getByRole('slider').first(), page.getByRole('slider').last()];
  const valueOf = async (slider: Locator) => Number(await slider.inputValue());
  const before = await valueOf(least);
  await least.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await valueOf(least)).toBeGreaterThan(before);
  await expect(most).toBeVisible();
});

test('MOD-08 the theme follows the toggle, is stored, and is in the first bytes of the page', async ({
  visit,
  page,
  shopUrl,
}) => {
  await visit('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await page.request.get(shopUrl)).text();
  expect(html).toMatch(/^<!DOCTYPE html><html[^>]* data-theme="dark"/);
});

test('MOD-08 without a choice the system’s theme is shown', async ({ browser, shopUrl }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(shopUrl);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  const bySystem = { dark: await ground(), light: '' };
  await page.emulateMedia({ colorScheme: 'light' });
  bySystem.light = await ground();
  const chosen = async (theme: 'dark' | 'light') => {
    const scope = { language: 'en', theme, currency: null, zoneIds: [], point: null, moduleId: null };
    const value = encodeURIComponent(JSON.stringify(scope));
    await context.addCookies([{ name: 'rialto_scope', value, url: shopUrl }]);
    await page.goto(shopUrl);
    return ground();
  };
  expect(bySystem).toEqual({ dark: await chosen('dark'), light: await chosen('light') });
  expect(bySystem.dark).not.toBe(bySystem.light);
  await context.close();
});

test('MOD-09 the currency control changes how prices are shown', { tag: '@long' }, async ({ visit }) => {
  const page = await visit('/');
  const currency = page.getByRole('banner').getByRole('combobox', { name: 'Currency' });
  await expect(currency).toHaveValue('USD');
  await currency.selectOption('KWD');
  await visit('/home', { zoneIds: [1], moduleId: 1 });
  const prices = page.getByRole('main').getByText(/Min\. \$\d+\.\d\d/);
  await expect(prices.first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Currency' }).selectOption('KWD');
  await expect(
    page
      .getByRole('main')
      .getByText(/Min\. .*\d\.\d{3}/)
      .first(),
  ).toBeVisible();
  await expect(prices).toHaveCount(0);
});
