import { pageProblems } from '../set-up/page-problems.ts';
import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

for (const language of ['en', 'ar'] as const)
  test(`axe finds nothing in the search panel and in the filters, in ${language}`, async ({ visit, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('searchedValues', '["tea","bread"]'));
    await visit('/home?data_type=new', { ...here, language });
    await page.getByRole('banner').getByRole('combobox').focus();
    await expect(page.getByRole('banner').getByRole('option')).toHaveCount(2);
    expect(await pageProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const filters = { name: /^(Filters|التصفية)$/ };
    await expect(page.getByRole('form', filters).getByRole('slider').first()).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    // Screens too narrow for the sidebar have the filters in a drawer.
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.getByRole('main').getByRole('button', filters).click();
    await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
  });
