import { itemDialog } from '../screens/item-dialog.ts';
import { findItem, groups, serveItem } from '../set-up/items.ts';
import { flawsOf } from '../set-up/flaws.ts';
import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
/** Any page has the dialog; this one is quiet. */
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
      expect(await flawsOf(page)).toEqual([]);
      const over = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
}
