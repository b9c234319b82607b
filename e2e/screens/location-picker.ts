import type { Locator, Page } from '@playwright/test';

/** The location picker as a visitor sees it. */
export function locationPicker(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' });
  return {
    dialog,
    search: dialog.getByRole('combobox'),
    suggestions: dialog.getByRole('option'),
    map: dialog.locator('.leaflet-container'),
    pick: dialog.getByRole('button', { name: 'Pick Locations' }),
    /** Drags the map by pixels, like a finger. */
    async drag(right: number, down: number): Promise<void> {
      await dragBy(page, dialog.locator('.leaflet-container'), right, down);
    },
  };
}

async function dragBy(page: Page, map: Locator, right: number, down: number): Promise<void> {
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not on the screen');
  const x = box.x + box.width / 2 + 60;
  const y = box.y + box.height / 2 + 60;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 4 });
  await page.mouse.move(x + right, y + down, { steps: 4 });
  await page.mouse.up();
}
