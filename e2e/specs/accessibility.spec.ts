import AxeBuilder from '@axe-core/playwright';
import { locationPicker } from '../screens/location-picker.ts';
import { expect, test } from '../set-up/visitor.ts';

// Colours are measured at rest, not half-way through a change.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const here = { zoneIds: [1], moduleId: 1, point: { lat: 33, lng: 27 } };

for (const path of [
  '/',
  '/home',
  '/locate?q=har',
  '/about-us',
  '/help-and-support',
  '/auth/sign-in',
  '/track-order',
  '/nowhere/at-all',
]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in ${theme}, in either language`, async ({ visit, page }) => {
      for (const language of ['en', 'ar'] as const) {
        await visit(path, { ...here, theme, language });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
    });
  }
}

test('axe finds nothing in the picker and the chooser', async ({ visit, page }) => {
  // A button that is just being enabled has the colours of neither state for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  await page.getByRole('button', { name: 'Pick from Map' }).click();
  const picker = locationPicker(page);
  await expect(picker.pick).toBeEnabled();
  const open = await new AxeBuilder({ page }).analyze();
  expect(open.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await picker.pick.click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  const chooser = await new AxeBuilder({ page }).analyze();
  expect(chooser.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('the whole walk works by keyboard alone', async ({ visit, page, shopUrl }) => {
  await visit('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
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

for (const width of [390, 820, 1440]) {
  test(`nothing overflows sideways at ${width} px`, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ['en', 'ar'] as const) {
      for (const path of ['/', '/home', '/about-us', '/kit']) {
        await visit(path, { ...here, language });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `${path} in ${language}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
