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

test('MOD-06 no English text is left on the Arabic pages', { tag: '@long' }, async ({ visit }) => {
  for (const path of ['/', '/home', '/about-us', '/privacy-policy', '/help-and-support', '/no-such-page']) {
    const page = await visit(path, { language: 'ar', zoneIds: [1], moduleId: 1 });
    const english = await page.evaluate(() =>
      document.body.innerText.split('\n').filter((line) => /[A-Za-z]{4,}/.test(line) && !/[\u0600-\u06ff]/.test(line)),
    );
    // Names that are the same in every language.
    const foreign = english.filter((line) => !/^(English|App Store|Google Play|[\w.+-]+@[\w.-]+)$/.test(line.trim()));
    expect(foreign, path).toEqual([]);
  }
});

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

test('MOD-08 without a choice the system’s theme is shown', { tag: '@long' }, async ({ browser, shopUrl }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(shopUrl);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).not.toBe('rgb(251, 250, 247)');
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
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
