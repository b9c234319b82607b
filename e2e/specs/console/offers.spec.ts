import { pageProblems } from '../../set-up/page-problems.ts';
import { openConsole } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

test(
  'OPS-08 a manager plans a coupon, finds it in the calendar, ends it and takes that back',
  { tag: '@long' },
  async ({ page }) => {
    await openConsole(page, 'manager', '/offers');
    await page.getByRole('button', { name: 'New offer' }).click();
    await page.getByRole('menuitem', { name: 'Coupon' }).click();
    await page.getByRole('textbox', { name: 'Title in English' }).fill('Harvest week');
    await page.getByRole('textbox', { name: 'Code' }).fill('harvest');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The discount must be above zero.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('15');
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await expect(preview).toContainText('−15%');
    await expect(preview).toContainText('HARVEST');
    expect(await pageProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Harvest week' })).toBeVisible();

    await page.getByRole('tab', { name: 'Calendar' }).click();
    await page.getByRole('gridcell', { selected: true }).getByRole('button').press('ArrowRight');
    await expect(page.getByRole('grid')).toContainText('Harvest week');
    expect(await pageProblems(page)).toEqual([]);

    await page.getByRole('tab', { name: 'List' }).click();
    await page.getByRole('button', { name: 'End the offer Harvest week' }).click();
    await expect(page.getByRole('button', { name: 'Resume Harvest week' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'End the offer Harvest week' })).toBeVisible();
  },
);

const figureTexts = {
  en: { year: 'Last 365 days', table: 'Table', chart: 'Chart', titles: ['Sales', 'Orders'] },
  ar: { year: 'آخر ٣٦٥ يومًا', table: 'جدول', chart: 'رسم بياني', titles: ['المبيعات', 'الطلبات'] },
} as const;

for (const language of ['en', 'ar'] as const)
  test(`OPS-11 every chart of the figures has a table (${language})`, { tag: '@long' }, async ({ page }) => {
    const { year, table, chart, titles } = figureTexts[language];
    await page.addInitScript((kept) => localStorage.setItem('console_language', kept), language);
    await openConsole(page, 'owner', '/figures');
    await page.getByRole('button', { name: year }).click();
    await expect(page.locator('canvas')).toHaveCount(titles.length);
    for (const title of titles) {
      const card = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) });
      await card.getByRole('button', { name: table, exact: true }).click();
      const shown = card.getByRole('table', { name: title, exact: true });
      await expect(shown.getByRole('columnheader')).toHaveCount(9);
      // Twelve months and the one that has begun.
      await expect(shown.getByRole('rowgroup').last().getByRole('row')).toHaveCount(13);
      await expect(card.getByRole('button', { name: chart, exact: true })).toBeVisible();
      await expect(card.locator('canvas')).toHaveCount(0);
    }
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    expect(await pageProblems(page)).toEqual([]);
  });

for (const width of [820, 1440])
  for (const theme of ['light', 'dark'] as const)
    test(
      `OPS-11 figures at ${width} px, ${theme}: charts with tables and files, and sales that agree with the ledger`,
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await openConsole(page, 'owner', '/figures');
        await page.getByRole('button', { name: 'Last 365 days' }).click();
        await expect(page.getByText('Sales agree with the ledger')).toBeVisible();
        await expect(page.locator('canvas')).toHaveCount(2);
        expect(await pageProblems(page)).toEqual([]);
        await page.getByRole('button', { name: 'Table' }).first().click();
        await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download Sales as CSV' }).click();
        expect((await download).suggestedFilename()).toMatch(/^sales-.*\.csv$/);
        expect(await pageProblems(page)).toEqual([]);
      },
    );
