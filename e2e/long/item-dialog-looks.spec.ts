import { itemDialog } from '../screens/item-dialog.ts';
import { findItem, groups, serveItem } from '../set-up/items.ts';
import { pageProblems } from '../set-up/page-problems.ts';
import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
/** Any page has the dialog; this one has little else. */
const opened = '/track-order?item=story-plate';

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'ar', width: 390 },
] as const) {
  test(`axe finds nothing in the dialog in ${language} at ${width} px`, async ({ visit, page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    const add_ons = [{ id: 1, store_id: 1, name: 'Pickles', price: 0.5 }];
    await serveItem(page, await findItem(request, 1), { food_variations: [groups.bread, groups.sauces], add_ons });
    for (const theme of ['light', 'dark'] as const) {
      await visit(opened, { ...here, language, theme });
      const { dialog } = itemDialog(page);
      await dialog.getByRole('checkbox', { name: 'Pickles' }).check();
      expect(await pageProblems(page)).toEqual([]);
      const over = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
}

for (const { language, width, height } of [
  { language: 'en', width: 820, height: 700 },
  { language: 'ar', width: 820, height: 1000 },
  { language: 'en', width: 390, height: 700 },
] as const) {
  test(`ITM-06 a toast does not cover the close button of the dialog in ${language} at ${width} px`, async ({
    visit,
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await serveItem(page, await findItem(request, 1), { food_variations: [groups.bread, groups.sauces] });
    await visit(opened, { ...here, language });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /favourites|المفضلة/ }).click();
    const notice = await dialog.locator('.toast').boundingBox();
    const fix = await dialog
      .getByRole('button', { name: /^(Close|إغلاق)$/ })
      .first()
      .boundingBox();
    if (!notice || !fix) throw new Error('Both must be present');
    const isBeside = notice.x + notice.width <= fix.x || fix.x + fix.width <= notice.x;
    const isUnder = notice.y + notice.height <= fix.y || fix.y + fix.height <= notice.y;
    expect(isBeside || isUnder).toBe(true);
  });
}
